import type { Yen } from "#kernel/yen.ts";
import type { Contact, MessageState, Offer, OfferMessage, StoredEvent } from "./offer.ts";
import { type PriceHint, priceHint } from "./offer-price.ts";
import { MOST_ROUNDS, MOVES, turnOf } from "./offer-states.ts";
import type { OfferState, ShownHome, Side, VoidReason } from "./types.ts";

/** Whether it was delivered or opened is told to nobody: both would tell whether it reached its owner. */
type ShownState = Exclude<OfferState, "created" | "delivered" | "viewed"> | "offered";

export const MEMBER_ACTS = ["counter", "accept", "decline", "withdraw", "consent", "refuse-consent", "end-talks", "message"] as const;
type MemberAct = (typeof MEMBER_ACTS)[number];
type By = "you" | "other" | "site";

/** An offer in a list, as one side sees it. Every field is named here; nothing of the other side comes in by another way. */
export type OfferCard = {
  readonly id: string;
  readonly side: Side;
  readonly state: ShownState;
  readonly isYourTurn: boolean;
  /** What you and the other are called here. */
  readonly alias: string;
  readonly otherAlias: string;
  readonly home: ShownHome;
  /** Of an owner: which of their homes; null: of a buyer. */
  readonly homeId: string | null;
  readonly priceYen: Yen;
  readonly round: number;
  readonly mostRounds: number;
  readonly version: number;
  readonly expiresAt: Date | null;
  readonly financing: Offer["financing"];
  readonly wishMonth: string | null;
  readonly unread: number;
  readonly createdAt: Date;
  readonly movedAt: Date;
};

type ShownStep = {
  readonly by: By;
  readonly kind: StoredEvent["kind"] | "offer";
  readonly state: ShownState;
  readonly priceYen: Yen;
  readonly round: number;
  readonly why: VoidReason | null;
  readonly at: Date;
};

type ShownMessage = {
  readonly no: number;
  readonly by: "you" | "other";
  readonly state: MessageState;
  readonly text: string | null;
  readonly priceYen: Yen | null;
  readonly at: Date;
};

/** The agent it was handed to. */
export type ShownAgent = { readonly name: string; readonly licence: string; readonly phone: string };

export type Thread = OfferCard & {
  readonly hint: PriceHint;
  readonly steps: readonly ShownStep[];
  readonly messages: readonly ShownMessage[];
  readonly may: readonly MemberAct[];
  readonly consents: { readonly you: boolean; readonly other: boolean };
  /** Of the other, once both agreed. */
  readonly contact: Contact | null;
  readonly agent: ShownAgent | null;
};

const other = (side: Side): Side => (side === "buyer" ? "owner" : "buyer");

function shownState(state: OfferState): ShownState {
  return state === "created" || state === "delivered" || state === "viewed" ? "offered" : state;
}

/** `unread`: messages of the other that this side has not read. */
export function offerCard(offer: Offer, side: Side, unread: number): OfferCard {
  const { id, home, homeId, aliases, negotiation, financing, wishMonth, createdAt, movedAt } = offer;
  const { state, priceYen, round, version, expiresAt, consents } = negotiation;
  const isConsentDue = state === "disclosure_pending" && consents[side] === null;
  return {
    ...{ id, side, home, priceYen, round, version, expiresAt, financing, wishMonth, unread, createdAt, movedAt },
    state: shownState(state),
    isYourTurn: turnOf(negotiation) === side || isConsentDue,
    ...{ alias: aliases[side], otherAlias: aliases[other(side)], homeId: side === "owner" ? homeId : null, mostRounds: MOST_ROUNDS },
  };
}

/** Each has the other's contact while both their consents stand, and not before. */
const CONTACT_SHOWN: ReadonlySet<OfferState> = new Set<OfferState>(["disclosed", "handed_to_agent", "contract", "broken"]);
const AGENT_SHOWN: ReadonlySet<OfferState> = new Set<OfferState>(["handed_to_agent", "contract", "broken"]);
/** What only one side, or nobody, is told of. */
export const HIDDEN_STEPS: ReadonlySet<StoredEvent["kind"]> = new Set<StoredEvent["kind"]>([
  "view",
  "remind",
  "cut-off",
  "open-disclosure",
]);

/** Steps of which both are told although the offer stays where it is: a consent, and another company. */
const STANDING_STEPS: ReadonlySet<StoredEvent["kind"]> = new Set<StoredEvent["kind"]>(["consent", "hand-over"]);

type Told = {
  readonly events: readonly StoredEvent[];
  readonly messages: readonly OfferMessage[];
  readonly contacts: Readonly<Partial<Record<Side, Contact>>>;
  readonly agent: ShownAgent | null;
};

/** A thread as one side sees it. */
export function threadOf(offer: Offer, side: Side, { events, messages, contacts, agent }: Told, now: Date): Thread {
  const { state, priceYen, consents } = offer.negotiation;
  const shown = messages.filter((message) => message.side === side || message.state === "sent" || message.state === "erased");
  const unread = shown.filter(({ side: by, no }) => by !== side && no > offer.read[side]).length;
  return {
    ...offerCard(offer, side, unread),
    hint: priceHint(priceYen, offer.estimate),
    steps: events.flatMap((event) => stepOf(event, side)),
    messages: shown.map((message) => messageOf(message, side)),
    may: mayOf(offer, side, now),
    consents: { you: consents[side] !== null, other: consents[other(side)] !== null },
    contact: CONTACT_SHOWN.has(state) ? (contacts[other(side)] ?? null) : null,
    agent: AGENT_SHOWN.has(state) ? agent : null,
  };
}

function stepOf(event: StoredEvent, side: Side): ShownStep[] {
  const { kind, from, to, priceYen, round, why, at } = event;
  const isEnd = kind === "cut-off" && to === "void";
  if (HIDDEN_STEPS.has(kind) && !isEnd) return [];
  // Why an owner's home takes no offers any more is the owner's own; that the desk ended it is told to both alike.
  const step = { state: shownState(to), priceYen, round, why: side === "owner" || why === "desk" ? why : null, at };
  if (kind === "deliver") return [{ ...step, kind: "offer", by: side === "buyer" ? "you" : "other" }];
  if (isEnd) return [{ ...step, kind: "void", by: "site" }];
  return from === to && !STANDING_STEPS.has(kind) ? [] : [{ ...step, kind, by: byOf(event, side) }];
}

function byOf({ actor }: StoredEvent, side: Side): By {
  if (actor !== "buyer" && actor !== "owner") return "site";
  return actor === side ? "you" : "other";
}

function messageOf({ no, side: by, state, text, priceYen, at }: OfferMessage, side: Side): ShownMessage {
  return { no, by: by === side ? "you" : "other", state, text, priceYen, at };
}

/** What this side may do now. */
function mayOf({ negotiation }: Offer, side: Side, now: Date): readonly MemberAct[] {
  const { state, expiresAt, round, consents } = negotiation;
  const isOver = expiresAt !== null && now >= expiresAt;
  return MEMBER_ACTS.filter((act) => {
    if (act === "message") return MOVES.void.some(({ from }) => from[state] !== undefined);
    if (!MOVES[act].some(({ by, from }) => by === side && from[state] !== undefined)) return false;
    if (isOver && act !== "withdraw") return false;
    if (act === "counter") return round < MOST_ROUNDS;
    return act !== "consent" || consents[side] === null;
  });
}
