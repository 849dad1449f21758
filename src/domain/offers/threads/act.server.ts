import { homeForOffer } from "#domain/assets/index.server.ts";
import type { Member } from "#domain/members/core/types.ts";
import { changeMember } from "#domain/members/index.server.ts";
import type { OutsideCommand } from "#domain/offers/core/home-negotiations.ts";
import type { Offer } from "#domain/offers/core/offer.ts";
import type { Refusal } from "#domain/offers/core/offer-states.ts";
import type { OfferState, Side } from "#domain/offers/core/types.ts";
import type { RandomBytes } from "#kernel/ids.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { findOffer, lockOffers } from "./offer-store.server.ts";
import { moveAmong } from "./write-moves.server.ts";

export type OfferDeps = { readonly db: Db; readonly clock: Clock; readonly randomBytes: RandomBytes };

/** An offer that is not theirs, or that never reached them, is answered as one that is not there. */
export type ActRefusal = "gone" | "unknown" | { readonly why: Refusal; readonly state: OfferState; readonly version: number };

export type Held = {
  readonly tx: Tx;
  readonly offer: Offer;
  readonly side: Side;
  /** All for the home that are not over, this one among them. */
  readonly offers: readonly Offer[];
  readonly at: Date;
};

/** Whose an offer is; null: not theirs, or they may not know of it. */
export function sideOf({ subs, negotiation }: Offer, { sub }: Pick<Member, "sub">): Side | null {
  if (subs.buyer === sub) return "buyer";
  return subs.owner === sub && !negotiation.isCutOff && negotiation.state !== "created" ? "owner" : null;
}

/**
 * Does something with an offer of a member in one transaction, which holds the member, then the home, then all offers for it that are not over, in the order of their ids:
 * whoever moves one takes them in that order, so that nobody waits for each other.
 */
export function withOffer<T, Reason>(
  { db, clock }: Pick<OfferDeps, "db" | "clock">,
  member: Pick<Member, "sub">,
  id: string,
  work: (held: Held) => Promise<Result<T, Reason>>,
): Promise<Result<T, Reason | "gone" | "unknown">> {
  return changeMember<T, Reason | "unknown">(db, member, async (tx) => {
    const found = await findOffer(tx, id);
    if (!found || sideOf(found, member) === null) return refused("unknown");
    await homeForOffer(tx, found.homeId);
    const offers = await lockOffers(tx, found.homeId, id);
    const offer = offers.find((one) => one.id === id);
    const side = offer && sideOf(offer, member);
    return offer && side ? work({ tx, offer, side, offers, at: clock.now() }) : refused("unknown");
  });
}

/** Carries out a command of one who holds an offer. */
export async function act({ tx, offer, offers, at }: Held, command: OutsideCommand): Promise<Result<null, ActRefusal>> {
  const moved = await moveAmong(tx, offers, { id: offer.id, command, at });
  if (moved.ok) return ok(null);
  const { state, version } = offer.negotiation;
  return refused({ why: moved.reason, state, version });
}
