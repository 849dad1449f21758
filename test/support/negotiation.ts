import { expect } from "vitest";
import { NO_USER_INFO } from "#domain/members/user-info.ts";
import { fillCampaigns } from "#domain/offers/campaigns/fill-campaigns.server.ts";
import { hours } from "#kernel/duration.ts";
import type { MemberApi } from "./member-api.ts";
import { AN_OFFER_WISH, addHome, CANARY } from "./offers.ts";

export type Caller = Awaited<ReturnType<MemberApi["signedIn"]>>;
export type Negotiation = Awaited<ReturnType<typeof aNegotiation>>;

const WISH = { ...AN_OFFER_WISH, ageBand: null, gender: null, incomeBand: null, profession: null };

export const subOf = ({ token }: Pick<Caller, "token">): string =>
  JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()).sub;

/** An offer that a buyer made for the verified home of an owner: by the API alone but for the 24 hours. */
export async function offered(site: MemberApi, changes: { readonly lowestPrice?: number } = {}) {
  const [buyer, owner] = [await site.signedIn(), await site.signedIn()];
  await addHome(site.db, { sub: subOf(owner), ...changes });
  const { id: queryId } = (await buyer.post("/queries", { answers: WISH })).body;
  const campaign = (await buyer.post("/offer-campaigns", { queryId, wishMonth: "2027-03" })).body;
  const confirm = { step: "confirm", version: campaign.version, noticeTextVersion: "2026-11-24" };
  const confirmed = await buyer.post(`/offer-campaigns/${campaign.id}/steps`, confirm);
  expect(confirmed).toMatchObject({ status: 200, body: { state: "scheduled", version: 2 } });
  site.clock.advance(hours(24));
  await fillCampaigns(site.api.deps);
  const [offer] = (await buyer.get("/offers?side=buyer")).body.items;
  return { buyer, owner, id: String(offer?.id), queryId: String(queryId), campaign };
}

/** The same between two who are named as nobody else is. */
export async function aNegotiation(site: MemberApi) {
  const of = await offered(site);
  for (const one of [of.buyer, of.owner]) await named(one, CANARY.name);
  return of;
}

export async function named(me: Caller, familyName: string, givenName: string = CANARY.given): Promise<void> {
  await me.put("/user-info", { ...NO_USER_INFO, updatedAt: null, familyName, givenName });
}

/** How the thread stands for one of its sides. */
export async function standing(me: Caller, id: string): Promise<{ readonly version: number; readonly seenPriceYen: number }> {
  const { version, priceYen } = (await me.get(`/offers/${id}`)).body;
  return { version, seenPriceYen: priceYen };
}
