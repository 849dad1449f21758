/** A question with a page of its own. `A`: everything that can be told, with a value for "nothing told" in each field. */
export type Step<Id extends string, A extends object> = {
  readonly id: Id;
  /** Which part of the form it belongs to, from 1; null: the ending. */
  readonly part: number | null;
  /** What is told here. */
  readonly fields: readonly (keyof A)[];
  /** May be skipped: nothing told is an answer, too. */
  readonly isOptional: boolean;
  /** Looks back on a part; not counted as a question. */
  readonly isCheck: boolean;
  /** Whether it is asked, given what was told on the way to it and nothing else. */
  readonly applies: (told: A) => boolean;
  /** Whether what is told here is enough to go on. Of an optional step nothing told is enough, and what is told must still be sound. */
  readonly isAnswered: (told: A) => boolean;
};

/** Questions in their order. Which of them are asked follows from the answers; a branch is a run of steps that apply together. */
export type Flow<Id extends string, A extends object> = {
  /** Another one where steps, fields or their meaning changed. */
  readonly version: number;
  readonly nothing: A;
  readonly steps: readonly Step<Id, A>[];
};

/** What somebody told so far. Answers of a branch that was left stay here for going back; `told` of a replay leaves them out. */
export type Progress<Id extends string, A extends object> = { readonly answers: A; readonly done: readonly Id[] };

export type Replay<Id extends string, A extends object> = {
  /** Every step that is asked, as the answers stand now, to the ending. */
  readonly path: readonly Id[];
  /** The first step of the path that is not done, or the ending. */
  readonly open: Id;
  /** What counts: the answers of done steps of the path. */
  readonly told: A;
};

export type PartState<Id extends string> = {
  readonly part: number;
  readonly state: "done" | "current" | "ahead";
  /** Questions of this part that are done, and all of them. */
  readonly done: number;
  readonly total: number;
  /** Where a press on it leads; null: not there yet. */
  readonly first: Id | null;
};
