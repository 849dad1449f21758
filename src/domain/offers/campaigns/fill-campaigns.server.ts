import { createHash } from "node:crypto";
import { homeForOffer } from "#domain/assets/index.server.ts";
import { changeMember } from "#domain/members/index.server.ts";
import { newAlias } from "#domain/offers/core/aliases.ts";
import { shownHome } from "#domain/offers/core/fits-wish.ts";
import { MOST_LIVE_OFFERS } from "#domain/offers/core/limits.ts";
import type { Offer } from "#domain/offers/core/offer.ts";
import { mayBeNamed, offerPrice, reachesOwner } from "#domain/offers/core/offer-price.ts";
import { newNegotiation } from "#domain/offers/core/offer-states.ts";
import { isBlocked } from "#domain/offers/threads/block-store.server.ts";
import { addMessage } from "#domain/offers/threads/message-store.server.ts";
import { addOffer, countLiveOf, lockOffers, standsInTheWay } from "#domain/offers/threads/offer-store.server.ts";
import { moveAmong } from "#domain/offers/threads/write-moves.server.ts";
import { days, minutes } from "#kernel/duration.ts";
import { opaqueId, type RandomBytes } from "#kernel/ids.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { auditCampaign, type DueCampaign, fillAgainAt, finishCampaigns, takeDueCampaign } from "./campaign-store.server.ts";
import { findTargets, type Target, type TargetDeps } from "./find-targets.server.ts";

export type FillDeps = TargetDeps & { readonly randomBytes: RandomBytes };

/** So long a campaign looks for homes after it began, once a day. */
const FILLED_FOR = days(30);
const FILLED_EVERY = days(1);
/** A run that was killed in the midst is taken up again after this. */
const TAKEN_FOR = minutes(10);
const MOST_TARGETS = 500;

/** Sends what is due of all campaigns, and ends those that are over. Answers how many offers were made. Run again it makes none twice. */
export async function fillCampaigns(deps: FillDeps): Promise<number> {
  let made = 0;
  for (let due = await takeDue(deps); due !== null; due = await takeDue(deps)) {
    made += await fill(deps, due);
    await fillAgainAt(deps.db, due.id, new Date(deps.clock.now().getTime() + FILLED_EVERY));
  }
  await inTransaction(deps.db, async (tx) => {
    const at = deps.clock.now();
    for (const id of await finishCampaigns(tx, at))
      await auditCampaign(tx, { id, from: "running", to: "finished", actor: "system", reason: "over", at });
  });
  return made;
}

function takeDue({ db, clock }: FillDeps): Promise<DueCampaign | null> {
  return inTransaction(db, async (tx) => {
    const now = clock.now();
    const again = new Date(now.getTime() + TAKEN_FOR);
    const taken = await takeDueCampaign(tx, { now, again, until: new Date(now.getTime() + FILLED_FOR) });
    if (taken?.isFirst)
      await auditCampaign(tx, { id: taken.id, from: "scheduled", to: "running", actor: "system", reason: "24 hours over", at: now });
    return taken;
  });
}

async function fill(deps: FillDeps, campaign: DueCampaign): Promise<number> {
  if (campaign.fillUntil !== null && deps.clock.now() >= campaign.fillUntil) return 0;
  const targets = await findTargets(deps, { wish: campaign.wish, exceptSub: campaign.sub, most: MOST_TARGETS });
  let made = 0;
  for (const target of inFairOrder(targets, campaign.id)) {
    const offered = await makeOffer(deps, campaign, target);
    if (offered.ok) made += 1;
    else if (offered.reason !== "not-this") break;
  }
  return made;
}

/** Not always the same homes first: another order for each campaign, and the same at each of its runs. */
function inFairOrder(targets: readonly Target[], campaignId: string): readonly Target[] {
  const keyOf = ({ home }: Target) => createHash("sha256").update(`${campaignId} ${home.id}`).digest("hex");
  return targets
    .map((target) => ({ target, key: keyOf(target) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ target }) => target);
}

/** Makes one offer and delivers it, in the transaction that holds buyer and home. `not-this`: the home takes none from this buyer now; `enough`: the buyer has as many as may be. */
function makeOffer(
  deps: FillDeps,
  campaign: DueCampaign,
  { home: found, estimate }: Target,
): Promise<Result<null, "gone" | "enough" | "not-this">> {
  const { sub: buyer, id: campaignId, offerRatio, capYen, financing, wishMonth, message } = campaign;
  return changeMember<null, "enough" | "not-this">(deps.db, { sub: buyer }, async (tx) => {
    if ((await countLiveOf(tx, buyer)) >= MOST_LIVE_OFFERS) return refused("enough");
    const home = await homeForOffer(tx, found.id);
    if (home?.state !== "verified" || home.offerSetting !== "anonymous") return refused("not-this");
    if (await standsInTheWay(tx, { homeId: home.id, buyerSub: buyer, campaignId })) return refused("not-this");
    const priceYen = offerPrice(estimate.pointYen, { ratio: offerRatio, capYen });
    // What the buyer can pay is less than half of it.
    if (!mayBeNamed(priceYen, estimate)) return refused("not-this");
    const at = deps.clock.now();
    const reaches = reachesOwner(priceYen, estimate, home.lowestPriceYen) && !(await isBlocked(tx, home.sub, buyer));
    const offer: Offer = {
      ...{ id: opaqueId(deps.randomBytes), campaignId, homeId: home.id, apartmentKey: home.apartmentKey, home: shownHome(home), estimate },
      subs: { buyer, owner: home.sub },
      aliases: { buyer: newAlias("buyer", deps.randomBytes), owner: newAlias("owner", deps.randomBytes) },
      ...{ financing, wishMonth, negotiation: newNegotiation(priceYen, !reaches), companyId: null, events: 0, messages: 0 },
      ...{ read: { buyer: 0, owner: 0 }, createdAt: at, movedAt: at },
    };
    await addOffer(tx, offer);
    await addMessage(tx, { offerId: offer.id, side: "buyer", state: "sent", text: message, priceYen, at });
    const offers = await lockOffers(tx, home.id, offer.id);
    await moveAmong(tx, offers, { id: offer.id, command: { kind: "deliver", by: "system" }, at });
    return ok(null);
  });
}
