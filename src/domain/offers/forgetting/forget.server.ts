import { homeForOffer, homeIdsOf } from "#domain/assets/index.server.ts";
import type { Member } from "#domain/members/core/types.ts";
import { isEnded } from "#domain/offers/core/offer-states.ts";
import type { VoidCause } from "#domain/offers/core/types.ts";
import { blocksOf } from "#domain/offers/threads/block-store.server.ts";
import { lockOffers } from "#domain/offers/threads/offer-store.server.ts";
import { moveAmong } from "#domain/offers/threads/write-moves.server.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { eraseMember, homesOfMember, ownCampaigns, ownOffers, ownReports } from "./forget-store.server.ts";

/** As an account goes: what is open ends, those who were held by it go on, and the member's words and contact are removed. Before the homes themselves are forgotten. */
export async function forgetOffers({ clock }: { readonly clock: Clock }, tx: Tx, sub: string): Promise<void> {
  const at = clock.now();
  // Their own homes too that nobody offered for yet: held until the account is gone, no campaign makes an offer for one meanwhile.
  for (const homeId of await homesOfMember(tx, sub, await homeIdsOf(tx, sub)))
    await endForHome(tx, { homeId, why: "account-closed", at, sub });
  await eraseMember(tx, sub);
}

/** Told by `assets` in the transaction in which a home stops taking offers: what is open for it ends, as far as its reason reaches. */
export async function endOffersForHome(
  { clock }: { readonly clock: Clock },
  tx: Tx,
  homeId: string,
  why: Exclude<VoidCause, "account-closed">,
): Promise<void> {
  await endForHome(tx, { homeId, why, at: clock.now(), sub: null });
}

type Ending = { readonly homeId: string; readonly why: VoidCause; readonly at: Date; readonly sub: string | null };

async function endForHome(tx: Tx, { homeId, why, at, sub }: Ending): Promise<void> {
  await homeForOffer(tx, homeId);
  const isMeant = ({ subs, negotiation }: Awaited<ReturnType<typeof lockOffers>>[number]) =>
    !isEnded(negotiation.state) && (sub === null || subs.buyer === sub || subs.owner === sub);
  const meant = (await lockOffers(tx, homeId, null)).filter(isMeant);
  // Held ones first: else the end of the one that holds them would open them for a moment, and tell of it.
  const held = meant.filter(({ negotiation }) => negotiation.state === "held");
  for (const { id } of [...held, ...meant.filter((one) => !held.includes(one))]) {
    const offers = await lockOffers(tx, homeId, id);
    await moveAmong(tx, offers, { id, command: { kind: "void", by: "system", why }, at });
  }
}

/** Everything that is kept of a member here, as plain JSON; nothing of whom they dealt with. */
export async function exportOffers(db: Db | Tx, { sub }: Pick<Member, "sub">): Promise<object> {
  return {
    campaigns: await ownCampaigns(db, sub),
    offers: await ownOffers(db, sub),
    reports: await ownReports(db, sub),
    stopped: (await blocksOf(db, sub)).map(({ blockedAt }) => ({ blockedAt })),
  };
}
