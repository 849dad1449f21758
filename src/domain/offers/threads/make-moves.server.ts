import type { Member } from "#domain/members/core/types.ts";
import type { OutsideCommand } from "#domain/offers/core/home-negotiations.ts";
import { READ_TOGETHER } from "#domain/offers/core/limits.ts";
import type { MemberMove } from "#domain/offers/core/member-choices.ts";
import { threadFaults } from "#domain/offers/core/message-rules.ts";
import { mayBeNamed } from "#domain/offers/core/offer-price.ts";
import type { Seen } from "#domain/offers/core/offer-states.ts";
import type { SeenEstimate, Side } from "#domain/offers/core/types.ts";
import type { BannedFound } from "#kernel/message-filter/message-words.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Yen } from "#kernel/yen.ts";
import { type ActRefusal, act, type Held, type OfferDeps, withOffer } from "./act.server.ts";
import { addMessage, lastTexts } from "./message-store.server.ts";
import { markRead } from "./offer-store.server.ts";

export type ToMove = {
  readonly move: MemberMove;
  readonly seen: Seen;
  /** Of a counter. */
  readonly priceYen: Yen | null;
  /** A word that goes with it, and is read as every message. */
  readonly note: string | null;
};
/** `outOfRange`: a price that may not be named beside this estimate. */
export type MoveRefusal =
  | ActRefusal
  | { readonly faults: readonly BannedFound[] }
  | { readonly outOfRange: SeenEstimate }
  | "price-missing";

/** Counters, accepts, declines, withdraws, does not agree or ends the talks: each names the price and the version that was seen. */
export function makeMove(deps: OfferDeps, member: Member, id: string, wanted: ToMove): Promise<Result<null, MoveRefusal>> {
  return withOffer<null, MoveRefusal>(deps, member, id, async (held) => {
    const command = commandOf(held.side, wanted);
    if (command === "price-missing") return refused(command);
    if (command === null) return refused({ why: "illegal", ...positionOf(held) });
    const { estimate } = held.offer;
    if (command.kind === "counter" && !mayBeNamed(command.priceYen, estimate)) return refused({ outOfRange: estimate });
    const faults = wanted.note === null ? [] : await faultsOf(held, wanted.note);
    if (faults.length > 0) return refused({ faults });
    const moved = await act(held, command);
    if (moved.ok && wanted.note !== null) await addNote(held, wanted.note, command);
    return moved;
  });
}

function commandOf(side: Side, { move, seen, priceYen }: ToMove): OutsideCommand | "price-missing" | null {
  if (move === "counter") return priceYen === null ? "price-missing" : { kind: move, by: side, seen, priceYen };
  if (move === "withdraw") return side === "buyer" ? { kind: move, by: side, seen } : null;
  return move === "refuse-consent" ? { kind: move, by: side } : { kind: move, by: side, seen };
}

function positionOf({ offer }: Held) {
  const { state, version } = offer.negotiation;
  return { state, version };
}

/** What of a text may not be said where the thread stands now. */
export async function faultsOf({ tx, offer, side }: Held, text: string): Promise<readonly BannedFound[]> {
  return threadFaults(text, await lastTexts(tx, offer.id, side, READ_TOGETHER), offer.negotiation.state);
}

async function addNote({ tx, offer, side, at }: Held, text: string, command: OutsideCommand): Promise<void> {
  const priceYen = command.kind === "counter" ? command.priceYen : null;
  await addMessage(tx, { offerId: offer.id, side, state: "sent", text, priceYen, at });
}

/** Marks what a member has seen: that the owner opened the offer, and up to which message. Told to nobody. */
export function readThread(deps: OfferDeps, member: Member, id: string, upTo: number): Promise<Result<null, "gone" | "unknown">> {
  return withOffer<null, never>(deps, member, id, async (held) => {
    const { tx, offer, side } = held;
    if (side === "owner" && offer.negotiation.state === "delivered") await act(held, { kind: "view", by: "owner" });
    await markRead(tx, { id: offer.id, side, upTo });
    return ok(null);
  });
}
