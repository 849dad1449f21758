import type { Yen } from "#kernel/yen.ts";

/** State machine C3 of one offer for one home. */
export const OFFER_STATES = [
  "created",
  "delivered",
  "viewed",
  "countered_by_owner",
  "countered_by_buyer",
  "held",
  "accepted",
  "disclosure_pending",
  "disclosed",
  "handed_to_agent",
  "contract",
  "broken",
  "lapsed",
  "declined",
  "declined_by_buyer",
  "expired",
  "withdrawn",
  "void",
] as const;
export type OfferState = (typeof OFFER_STATES)[number];

/** Somebody may still answer. */
export const OPEN_STATES = ["created", "delivered", "viewed", "countered_by_owner", "countered_by_buyer"] as const;
export type OpenState = (typeof OPEN_STATES)[number];

/** A price was agreed to and nothing has ended it: of one home at most one. */
export const ENGAGED_STATES = ["accepted", "disclosure_pending", "disclosed", "handed_to_agent"] as const satisfies readonly OfferState[];

/** Counts against what a buyer may have at once. */
export const LIVE_STATES = [...OPEN_STATES, "held", ...ENGAGED_STATES] as const satisfies readonly OfferState[];

/** Those in which a company has an offer, or had it: what was handed over ends by what the agent tells, or with the account of one of the two. */
export const OFFER_STATES_OF_AGENTS = ["handed_to_agent", "contract", "broken", "void"] as const satisfies readonly OfferState[];
export type AgentOfferState = (typeof OFFER_STATES_OF_AGENTS)[number];
/** What an agent tells. */
export const AGENT_OUTCOMES = ["contract", "broken"] as const satisfies readonly AgentOfferState[];
export type AgentOutcome = (typeof AGENT_OUTCOMES)[number];

/** 買い手, オーナー. */
export const SIDES = ["buyer", "owner"] as const;
export type Side = (typeof SIDES)[number];
export type Actor = Side | "system" | "agent" | "operator";

/** Everything of an offer that its moves depend on. */
export type Negotiation = {
  readonly state: OfferState;
  /** The last price that was named, and by whom it is to be answered follows from the state. */
  readonly priceYen: Yen;
  /** 1 with the first price, and one more with each counter. */
  readonly round: number;
  /** One more with each move that both sides are told of: what only one of them may know, such as that it was opened, does not count. */
  readonly version: number;
  /** Counts the clocks that were started; reminders are of one of them. */
  readonly clock: number;
  /** When the clock runs out; null: none runs. */
  readonly expiresAt: Date | null;
  /** Reminders of this clock: none, the one at 48 hours, both. */
  readonly reminded: 0 | 1 | 2;
  /** Of a held one: where it goes back to, and what was left of its clock. */
  readonly heldFrom: OpenState | null;
  readonly remainingMs: number | null;
  /** Reaches its owner no more, or never did; to the buyer it looks unanswered. */
  readonly isCutOff: boolean;
  readonly consents: Readonly<Record<Side, Date | null>>;
};

/** What of a home a buyer is shown, as it was when the offer was made. No address, no room. */
export type ShownHome = {
  readonly kind: "condo" | "house" | "land";
  /** Of a building; null of houses and land, whose name would be an address. */
  readonly buildingName: string | null;
  /** `江東区豊洲`. */
  readonly place: string;
  /** To five square metres: the exact size may name one home of a building. */
  readonly aboutM2: number | null;
  readonly layout: string | null;
  readonly floorBand: "low" | "middle" | "high" | null;
};

/** The blind estimate that both sides see, as it was when the offer was made. */
export type SeenEstimate = {
  readonly pointYen: Yen;
  /** The 80 % band. */
  readonly lowYen: Yen;
  readonly highYen: Yen;
  readonly grade: "A" | "B" | "C" | "D";
  readonly isSample: boolean;
};

export const CAMPAIGN_STATES = ["draft", "scheduled", "running", "finished"] as const;
export type CampaignState = (typeof CAMPAIGN_STATES)[number];

/** Why an offer ends through nobody's answer. `desk`: an operator ended it, as of a report. */
export const VOID_REASONS = ["sold", "deleted", "unverified", "switched-off", "account-closed", "desk"] as const;
export type VoidReason = (typeof VOID_REASONS)[number];
/** Of a home or an account, which nobody at the desk decided. */
export type VoidCause = Exclude<VoidReason, "desk">;
