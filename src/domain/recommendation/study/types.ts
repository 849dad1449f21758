/** One home of a slate that was delivered, and what came of it. */
export type LoggedItem = {
  readonly position: number;
  readonly dwellingKey: string;
  readonly features: Readonly<Record<string, number>>;
  readonly propensity: number;
  /** Likes, questions and visits of others before the slate went out. */
  readonly popularity: number;
  /** `GAINS`: 0 where nothing good came of it. */
  readonly gain: number;
};

export type LoggedSlate = {
  readonly recipient: string;
  readonly sentAt: Date;
  readonly items: readonly LoggedItem[];
};

/** What a reaction is worth: opened on its page, liked, asked about or visited. */
export const GAINS = { click: 1, like: 2, ask: 3, visit: 3 } as const;

/** A way to order the homes of a slate: the greater first, equal ones by lot. */
export type Policy = (item: LoggedItem) => number;

export type Interval = { readonly value: number; readonly low: number; readonly high: number };
