import type { Block } from "#wire/content/text-blocks.ts";

/** Kinds of news, as addresses and the API name them. */
export const NEWS_CATEGORIES = ["feature", "data", "maintenance", "model"] as const;
export type NewsCategory = (typeof NEWS_CATEGORIES)[number];

/** Pages that have questions of their own, by the name of their file in `content/faq`. */
export const FAQ_TOPICS = ["business", "recommender", "offer"] as const;
export type FaqTopicName = (typeof FAQ_TOPICS)[number];

/** A piece of news without its text. */
export type NewsHead = {
  /** Names its file, its address and its entry in the feeds. It never changes. */
  readonly id: string;
  readonly category: NewsCategory;
  /** Before this instant it is a draft. */
  readonly publishedAt: Date;
  readonly title: string;
  /** A sentence or two, for lists and feeds. */
  readonly summary: string;
};

export type NewsEntry = NewsHead & { readonly blocks: readonly Block[] };

/** `id`: of the question on its page, for links. */
export type Question = { readonly id: string; readonly question: string; readonly answer: readonly Block[] };

export type FaqTopic = { readonly topic: FaqTopicName; readonly title: string; readonly questions: readonly Question[] };

/** A criterion of JIS X 8341-3 with what is known of it here. Null results: it applies to nothing of the site. */
type Criterion = {
  readonly id: string;
  readonly level: "A" | "AA";
  readonly name: string;
  readonly applies: boolean;
  /** `none`: the tool has no rule for it. */
  readonly tool: "pass" | "none" | null;
  readonly hand: "pass" | "unchecked" | null;
  /** The test that does what a person would do. */
  readonly test: string | null;
  readonly note: string;
};

export type AccessibilityReport = {
  readonly standard: string;
  readonly target: "AA";
  /** ISO date in Japan. */
  readonly testedOn: string;
  readonly tool: { readonly name: string; readonly version: string };
  readonly criteria: readonly Criterion[];
};

/** All that the site tells by files, drafts included. */
export type SiteContent = {
  readonly news: readonly NewsEntry[];
  readonly faq: readonly FaqTopic[];
  readonly accessibility: AccessibilityReport;
};
