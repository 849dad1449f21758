import type { Yen } from "#kernel/yen.ts";

/** What of a condition a home only nearly keeps; nothing else may be missed. */
export type SoftEdge = { readonly kind: "price"; readonly overYen: Yen } | { readonly kind: "walk"; readonly overMinutes: number };

/** Why a batch goes out: the list of the day, or at once for a 九掛け of grade A or a price that fell. */
export const DELIVERY_TOPICS = ["recommendation", "kyugake", "price-change"] as const;
export type DeliveryTopic = (typeof DELIVERY_TOPICS)[number];

/** State machine C2. */
const DELIVERY_STATES = [
  "planned",
  "approval_waiting",
  "queued",
  "sending",
  "sent",
  "opened",
  "clicked",
  "reacted",
  "skipped",
  "suppressed",
  "failed",
  "unknown",
  "cancelled",
] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

export const REACTIONS = ["like", "nope", "hide", "ask", "visit"] as const;
export type Reaction = (typeof REACTIONS)[number];

/** 価格 / 場所 / 広さ / 築年 / 駅から遠い / その他. */
export const NOPE_REASONS = ["price", "place", "area", "age", "walk", "other"] as const;
export type NopeReason = (typeof NOPE_REASONS)[number];

/** A chip and the fact it stands on: `fact` names it, `text` is the true sentence. */
export type Reason = { readonly fact: string; readonly text: string };

/** One home of a batch as it was kept when it was chosen. */
export type DeliveryItem = {
  readonly batchId: string;
  /** From 1. */
  readonly position: number;
  readonly listingId: string;
  readonly dwellingKey: string;
  readonly queryId: string | null;
  readonly priceYen: Yen;
  readonly reasons: readonly Reason[];
  readonly softEdges: readonly SoftEdge[];
  /** What the ranker saw, by name; kept so that logs can be replayed. */
  readonly features: Readonly<Record<string, number>>;
  /** The chance that this home stood at this place, 1 where nothing was drawn. */
  readonly propensity: number;
  readonly isExplored: boolean;
};

/** One message to one person: the homes of one window of time. */
export type DeliveryBatch = {
  readonly id: string;
  /** `member:<sub>` or `customer:<tenant>:<id>`. */
  readonly recipient: string;
  readonly topic: DeliveryTopic;
  readonly channel: "mail" | "line" | "web";
  /** One batch a recipient, topic, channel and window: a day (`2026-11-23`), or what caused it. */
  readonly windowKey: string;
  readonly state: DeliveryState;
  readonly scheduledAt: Date;
  readonly sentAt: Date | null;
  readonly weightsVersion: string;
  readonly seed: string;
  readonly isSample: boolean;
};

/** What somebody makes of a home: the newest tap counts. */
export type HomeReaction = {
  readonly dwellingKey: string;
  readonly kind: Reaction;
  readonly reason: NopeReason | null;
  readonly reactedAt: Date;
};
