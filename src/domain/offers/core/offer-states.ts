import { days, hours, type Milliseconds } from "#kernel/duration.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Yen } from "#kernel/yen.ts";
import {
  type Actor,
  LIVE_STATES,
  type Negotiation,
  type OfferState,
  OPEN_STATES,
  type OpenState,
  type Side,
  type VoidCause,
  type VoidReason,
} from "./types.ts";

/** So long an answer may take; each counter starts it anew. */
export const ANSWER_WITHIN: Milliseconds = days(7);
/** So long both may take to agree that their names are told. */
export const CONSENT_WITHIN: Milliseconds = hours(72);
export const MOST_ROUNDS = 5;
/** What is left of a clock when its side is reminded: the first and the second time. */
export const REMINDED_AT: readonly [Milliseconds, Milliseconds] = [hours(48), hours(6)];

/** The version and the price that whoever answers has seen. */
export type Seen = { readonly version: number; readonly priceYen: Yen };

/** What follows from a move of another offer for the home, or from an acceptance. */
export type Following = { readonly kind: "hold" | "release" | "close" | "open-disclosure"; readonly by: "system" };

export type Command =
  | Following
  | { readonly kind: "deliver" | "expire" | "lapse" | "remind"; readonly by: "system" }
  | { readonly kind: "view" | "cut-off"; readonly by: "owner" }
  | { readonly kind: "counter"; readonly by: Side; readonly priceYen: Yen; readonly seen: Seen }
  | { readonly kind: "accept" | "decline"; readonly by: Side; readonly seen: Seen }
  | { readonly kind: "withdraw"; readonly by: "buyer"; readonly seen: Seen }
  | { readonly kind: "consent" | "refuse-consent"; readonly by: Side }
  | { readonly kind: "end-talks"; readonly by: Side; readonly seen: Seen }
  | { readonly kind: "end-talks"; readonly by: "operator" }
  | { readonly kind: "void"; readonly by: "system"; readonly why: VoidCause }
  | { readonly kind: "void"; readonly by: "operator"; readonly why: "desk" }
  /** `isAgentThere`: the company that has it is in use and has a licence; then nobody takes it from there. */
  | { readonly kind: "hand-over"; readonly by: "operator"; readonly isAgentThere: boolean }
  | { readonly kind: "contract" | "broken"; readonly by: "agent" | "operator" };
export type CommandKind = Command["kind"];

/** `illegal`: not in this state, or not by them. `stale`: another price or version than the one that was seen. `over`: its clock has run out. */
export type Refusal = "illegal" | "stale" | "over" | "too-many-rounds" | "same-price" | "already-consented" | "not-due";

type OfferEvent = {
  readonly kind: CommandKind;
  readonly actor: Actor;
  readonly from: OfferState;
  readonly to: OfferState;
  readonly priceYen: Yen;
  readonly round: number;
  /** Of a void one. */
  readonly why: VoidReason | null;
};
export type Decided = { readonly next: Negotiation; readonly event: OfferEvent };

type To = OfferState | "heldFrom";
type Row = { readonly by: Actor; readonly from: Readonly<Partial<Record<OfferState, To>>> };

const all = (from: readonly OfferState[], to: To) => Object.fromEntries(from.map((state) => [state, to])) as Row["from"];
const each = (from: readonly OfferState[]) => Object.fromEntries(from.map((state) => [state, state])) as Row["from"];
/** The owner's turn, and the buyer's. */
const OWNERS_TURN = ["delivered", "viewed", "countered_by_buyer"] as const;
const BUYERS_TURN = ["countered_by_owner"] as const;
const BEFORE_NAMES = [...OPEN_STATES, "held", "accepted", "disclosure_pending"] as const;

/** State machine C3 as one table: who may do what from where, and where it leads. What is not here is illegal. */
export const MOVES: Readonly<Record<CommandKind, readonly Row[]>> = {
  deliver: [{ by: "system", from: { created: "delivered" } }],
  view: [{ by: "owner", from: { delivered: "viewed" } }],
  counter: [
    { by: "owner", from: all(OWNERS_TURN, "countered_by_owner") },
    { by: "buyer", from: all(BUYERS_TURN, "countered_by_buyer") },
  ],
  accept: [
    { by: "owner", from: all(OWNERS_TURN, "accepted") },
    { by: "buyer", from: all(BUYERS_TURN, "accepted") },
  ],
  "open-disclosure": [{ by: "system", from: { accepted: "disclosure_pending" } }],
  decline: [
    { by: "owner", from: all(OWNERS_TURN, "declined") },
    { by: "buyer", from: all(BUYERS_TURN, "declined_by_buyer") },
  ],
  withdraw: [{ by: "buyer", from: all(BEFORE_NAMES, "withdrawn") }],
  consent: [
    { by: "owner", from: { disclosure_pending: "disclosure_pending" } },
    { by: "buyer", from: { disclosure_pending: "disclosure_pending" } },
  ],
  "refuse-consent": [
    { by: "owner", from: { disclosure_pending: "lapsed" } },
    { by: "buyer", from: { disclosure_pending: "lapsed" } },
  ],
  // Before a company has it, either of the two may say that nothing comes of it; the desk may also where a company has it and says nothing.
  "end-talks": [
    { by: "owner", from: { disclosed: "broken" } },
    { by: "buyer", from: { disclosed: "broken" } },
    { by: "operator", from: { disclosed: "broken", handed_to_agent: "broken" } },
  ],
  // Anew, where its company is no agent any more.
  "hand-over": [{ by: "operator", from: { disclosed: "handed_to_agent", handed_to_agent: "handed_to_agent" } }],
  contract: [
    { by: "agent", from: { handed_to_agent: "contract" } },
    { by: "operator", from: { handed_to_agent: "contract" } },
  ],
  broken: [
    { by: "agent", from: { handed_to_agent: "broken" } },
    { by: "operator", from: { handed_to_agent: "broken" } },
  ],
  hold: [{ by: "system", from: all(OPEN_STATES, "held") }],
  release: [{ by: "system", from: { held: "heldFrom" } }],
  close: [{ by: "system", from: { held: "declined" } }],
  expire: [{ by: "system", from: all(["delivered", "viewed", "countered_by_owner", "countered_by_buyer"], "expired") }],
  lapse: [{ by: "system", from: { disclosure_pending: "lapsed" } }],
  remind: [{ by: "system", from: each(["delivered", "viewed", "countered_by_owner", "countered_by_buyer", "disclosure_pending"]) }],
  void: [
    { by: "system", from: all(LIVE_STATES, "void") },
    // What a company has ends by what becomes of it there.
    { by: "operator", from: all([...BEFORE_NAMES, "disclosed"], "void") },
  ],
  // Their buyer hears nothing; where it is the buyer who has the word, the offer ends as by any other cause.
  "cut-off": [{ by: "owner", from: { ...each(OWNERS_TURN), countered_by_owner: "void", held: "held" } }],
};

/** What only one side may know of, and so makes no new version. */
export const UNTOLD: ReadonlySet<CommandKind> = new Set<CommandKind>(["deliver", "view", "remind", "cut-off"]);

/** Where a command leads. Time is an argument; the same offer, command and time give the same answer. */
export function decide(offer: Negotiation, command: Command, now: Date): Result<Decided, Refusal> {
  const to = MOVES[command.kind].find(({ by }) => by === command.by)?.from[offer.state];
  if (to === undefined || !isEndedBy(offer, command) || isTakenAway(offer, command)) return refused("illegal");
  const against = guardAgainst(offer, command, now);
  if (against) return refused(against);
  const target = to === "heldFrom" ? (offer.heldFrom ?? "delivered") : isCutWhileTheirs(offer, command) ? "void" : to;
  const next = withVersion(effectOf({ ...offer, state: target }, offer, command, now), offer, command);
  const why = command.kind === "void" ? command.why : null;
  const event = {
    kind: command.kind,
    actor: command.by,
    from: offer.state,
    to: next.state,
    priceYen: next.priceYen,
    round: next.round,
    why,
  };
  return ok({ next, event });
}

/** It would come back with the buyer's word, whom its owner wants to hear no more of. */
function isCutWhileTheirs({ state, heldFrom }: Negotiation, { kind }: Command): boolean {
  return kind === "cut-off" && state === "held" && heldFrom === "countered_by_owner";
}

/** A company that works and has a licence keeps what it was handed. */
function isTakenAway({ state }: Negotiation, command: Command): boolean {
  return command.kind === "hand-over" && state === "handed_to_agent" && command.isAgentThere;
}

/**
 * What ends an offer depends on how far it has come: no more offers are wanted, but a price that was agreed to is talked about all the same; and a home that an agent sells
 * may become sold by just that, so that only an account that is closed ends it then.
 */
function isEndedBy({ state }: Negotiation, command: Command): boolean {
  if (command.kind !== "void" || command.why === "account-closed") return true;
  return state !== "handed_to_agent" && (command.why !== "switched-off" || isOpen(state) || state === "held");
}

/** What no person does once the clock is over, whether or not it has been ended yet. */
const IN_TIME: ReadonlySet<CommandKind> = new Set<CommandKind>(["view", "counter", "accept", "decline", "consent", "refuse-consent"]);

function guardAgainst(offer: Negotiation, command: Command, now: Date): Refusal | null {
  const isOver = offer.expiresAt !== null && now >= offer.expiresAt;
  if (isOver && IN_TIME.has(command.kind)) return "over";
  if ("seen" in command && isStale(offer, command.seen)) return "stale";
  if (command.kind === "counter") return againstCounter(offer, command.priceYen);
  if (command.kind === "consent") return offer.consents[command.by] === null ? null : "already-consented";
  return command.by === "system" ? againstClock(offer, command.kind, now, isOver) : null;
}

function againstClock(offer: Negotiation, kind: CommandKind, now: Date, isOver: boolean): Refusal | null {
  const isDue = kind === "remind" ? dueReminder(offer, now) !== null : isOver || (kind !== "expire" && kind !== "lapse");
  return isDue ? null : "not-due";
}

function isStale({ version, priceYen }: Negotiation, seen: Seen): boolean {
  return seen.version !== version || seen.priceYen !== priceYen;
}

function againstCounter({ round, priceYen }: Negotiation, counter: Yen): Refusal | null {
  if (round >= MOST_ROUNDS) return "too-many-rounds";
  return counter === priceYen ? "same-price" : null;
}

/** Which reminder is due: the first with two days left, the second with six hours; one that would come late is left out. Null: none. */
export function dueReminder({ expiresAt, reminded }: Pick<Negotiation, "expiresAt" | "reminded">, now: Date): 1 | 2 | null {
  const left = expiresAt === null ? 0 : expiresAt.getTime() - now.getTime();
  if (left <= 0) return null;
  if (left <= REMINDED_AT[1]) return reminded < 2 ? 2 : null;
  return left <= REMINDED_AT[0] && reminded < 1 ? 1 : null;
}

/** Who has the word; null: nobody, or both as they agree to be told. */
export function turnOf({ state }: Pick<Negotiation, "state">): Side | null {
  if ((OWNERS_TURN as readonly OfferState[]).includes(state)) return "owner";
  return (BUYERS_TURN as readonly OfferState[]).includes(state) ? "buyer" : null;
}

export function isOpen(state: OfferState): state is OpenState {
  return (OPEN_STATES as readonly OfferState[]).includes(state);
}

/** Nothing leads on from here. */
export function isEnded(state: OfferState): boolean {
  return !(LIVE_STATES as readonly OfferState[]).includes(state);
}

const NO_CLOCK = { expiresAt: null, reminded: 0 } as const;

function effectOf(moved: Negotiation, before: Negotiation, command: Command, now: Date): Negotiation {
  switch (command.kind) {
    case "deliver":
      return withClock(moved, now, ANSWER_WITHIN);
    case "counter":
      return withClock({ ...moved, priceYen: command.priceYen, round: before.round + 1 }, now, ANSWER_WITHIN);
    case "open-disclosure":
      return withClock(moved, now, CONSENT_WITHIN);
    case "consent":
      return consented(moved, command.by, now);
    case "hold":
      return { ...moved, ...heldAt(before, now) };
    case "release":
      return { ...moved, heldFrom: null, remainingMs: null, expiresAt: new Date(now.getTime() + (before.remainingMs ?? ANSWER_WITHIN)) };
    default:
      return quietly(moved, before, command, now);
  }
}

/** What only one side may know of leaves the clock as it is; everything else ends it. */
function quietly(moved: Negotiation, before: Negotiation, { kind }: Command, now: Date): Negotiation {
  if (kind === "view") return moved;
  if (kind === "remind") return { ...moved, reminded: dueReminder(before, now) ?? before.reminded };
  if (kind === "cut-off" && moved.state !== "void") return { ...moved, isCutOff: true };
  return { ...moved, ...NO_CLOCK, heldFrom: null, remainingMs: null, isCutOff: moved.isCutOff || kind === "cut-off" };
}

/** The clock stands still, what is left of it is kept. One that is over and was not ended yet keeps a moment, and ends when it goes on. */
function heldAt({ state, expiresAt }: Negotiation, now: Date): Pick<Negotiation, "heldFrom" | "remainingMs" | "expiresAt"> {
  const remainingMs = expiresAt === null ? ANSWER_WITHIN : Math.max(0, expiresAt.getTime() - now.getTime());
  return { heldFrom: isOpen(state) ? state : null, remainingMs, expiresAt: null };
}

function withClock(offer: Negotiation, now: Date, within: Milliseconds): Negotiation {
  return { ...offer, clock: offer.clock + 1, expiresAt: new Date(now.getTime() + within), reminded: 0 };
}

function consented(offer: Negotiation, by: Side, now: Date): Negotiation {
  const consents = { ...offer.consents, [by]: now };
  const isMutual = consents.buyer !== null && consents.owner !== null;
  return isMutual ? { ...offer, ...NO_CLOCK, consents, state: "disclosed" } : { ...offer, consents };
}

function withVersion(next: Negotiation, before: Negotiation, { kind }: Command): Negotiation {
  const isTold = !UNTOLD.has(kind) || (kind === "cut-off" && next.state !== before.state);
  return isTold ? { ...next, version: before.version + 1 } : next;
}

/** An offer as it is made, before anybody was told. */
export function newNegotiation(priceYen: Yen, isCutOff: boolean): Negotiation {
  return {
    ...{
      state: "created",
      priceYen,
      round: 1,
      version: 1,
      clock: 0,
      expiresAt: null,
      reminded: 0,
      heldFrom: null,
      remainingMs: null,
      isCutOff,
    },
    consents: { buyer: null, owner: null },
  };
}

/** All pairs that a table may be asked of. */
export const COMMAND_KINDS = Object.keys(MOVES) as readonly CommandKind[];
