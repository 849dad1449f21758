import { ok, type Result } from "#kernel/result.ts";
import { type Command, type Decided, decide, type Following, isOpen, type Refusal } from "./offer-states.ts";
import { ENGAGED_STATES, type Negotiation, type OfferState } from "./types.ts";

export type Numbered = { readonly id: string; readonly negotiation: Negotiation };
/** A move of an offer, and the moves of others for the same home that follow from it, in their order. */
export type Moved = { readonly id: string } & Decided;

/** What somebody does, or the clock; the rest only follows from it. */
export type OutsideCommand = Exclude<Command, Following>;

/**
 * Carries out a command on one of the offers for a home, with all that follows for the others: an acceptance holds them, a contract declines them, and whatever else ends
 * the acceptance opens them again where they stood.
 */
export function decideAmong(
  offers: readonly Numbered[],
  id: string,
  command: OutsideCommand,
  now: Date,
): Result<readonly Moved[], Refusal> {
  const offer = offers.find((one) => one.id === id);
  if (!offer) throw new Error("The offer is not among those for its home");
  const decided = decide(offer.negotiation, command, now);
  if (!decided.ok) return decided;
  const first = { id, ...decided.value };
  const second =
    first.next.state === "accepted" ? [{ id, ...mustBe(decide(first.next, { kind: "open-disclosure", by: "system" }, now)) }] : [];
  const follows = commandForOthers(offer.negotiation.state, first.next.state);
  const others = follows === null ? [] : offers.filter((one) => one.id !== id).flatMap((one) => movedBy(one, follows, now));
  return ok([first, ...second, ...others]);
}

function movedBy({ id, negotiation }: Numbered, command: Command, now: Date): readonly Moved[] {
  const isMeant = command.kind === "hold" ? isOpen(negotiation.state) : negotiation.state === "held";
  return isMeant ? [{ id, ...mustBe(decide(negotiation, command, now)) }] : [];
}

/** What becomes of the other offers for a home as one of them moves. */
function commandForOthers(from: OfferState, to: OfferState): Command | null {
  if (!isEngaged(from) && isEngaged(to)) return { kind: "hold", by: "system" };
  if (to === "contract") return { kind: "close", by: "system" };
  return isEngaged(from) && !isEngaged(to) ? { kind: "release", by: "system" } : null;
}

export function isEngaged(state: OfferState): boolean {
  return (ENGAGED_STATES as readonly OfferState[]).includes(state);
}

function mustBe(decided: Result<Decided, Refusal>): Decided {
  if (!decided.ok) throw new Error(`What follows from a move was refused: ${decided.reason}`);
  return decided.value;
}
