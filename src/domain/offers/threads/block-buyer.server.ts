import { homeForOffer } from "#domain/assets/index.server.ts";
import type { Member } from "#domain/members/core/types.ts";
import { changeMember } from "#domain/members/index.server.ts";
import { opaqueId } from "#kernel/ids.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import { type OfferDeps, sideOf } from "./act.server.ts";
import { addBlock, dropBlock, homesBetween } from "./block-store.server.ts";
import { findOffer, lockOffers } from "./offer-store.server.ts";
import { moveAmong } from "./write-moves.server.ts";

/**
 * An owner hears no more of a buyer: what is open between them looks unanswered to the buyer until its time is over, and what the buyer offers later looks so from the
 * beginning. Where a price was agreed to, that stays, and the thread with it.
 */
export function blockBuyer({ db, clock, randomBytes }: OfferDeps, member: Member, id: string): Promise<Result<null, "gone" | "unknown">> {
  return changeMember<null, "unknown">(db, member, async (tx) => {
    const offer = await findOffer(tx, id);
    const buyerSub = offer?.subs.buyer ?? null;
    if (!offer || sideOf(offer, member) !== "owner" || buyerSub === null) return refused("unknown");
    const at = clock.now();
    await addBlock(tx, { id: opaqueId(randomBytes), ownerSub: member.sub, buyerSub, offerId: id, at });
    for (const homeId of await homesBetween(tx, member.sub, buyerSub)) {
      await homeForOffer(tx, homeId);
      const offers = await lockOffers(tx, homeId, null);
      const theirs = offers.filter(({ subs, negotiation }) => subs.buyer === buyerSub && !negotiation.isCutOff);
      for (const one of theirs) await moveAmong(tx, offers, { id: one.id, command: { kind: "cut-off", by: "owner" }, at });
    }
    return ok(null);
  });
}

/** Offers of that buyer reach the owner again, from the next one on. */
export function unblockBuyer({ db }: Pick<OfferDeps, "db">, member: Member, blockId: string): Promise<Result<null, "gone" | "unknown">> {
  return changeMember<null, "unknown">(db, member, async (tx) =>
    (await dropBlock(tx, member.sub, blockId)) ? ok(null) : refused("unknown"),
  );
}
