import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { homeForOffer } from "#domain/assets/index.server.ts";
import { lockClaim } from "#domain/desk/claims/claim-store.server.ts";
import type { ItemId } from "#domain/desk/core/types.ts";
import { approvalsWaiting, claimItem, type DeskDeps, decideApproval, decideItem, openItem } from "#domain/desk/index.server.ts";
import { decideAppeal, endOffersForHome, forgetOffers, memberThread, sendMessage } from "#domain/offers/index.server.ts";
import { aCompany } from "#test/support/companies.ts";
import { testDatabase } from "#test/support/database.ts";
import { waitsForALock } from "#test/support/lock-waits.ts";
import { memoryStorage } from "#test/support/memory-storage.ts";
import { aBuyer, type OfferHouse, offerHouse } from "#test/support/offers.ts";

const A = { sub: "00000000-0000-4000-8000-00000000000a" };
const B = { sub: "00000000-0000-4000-8000-00000000000b" };

let house: OfferHouse;
let deps: DeskDeps;
let homeId: string;
let offer: string;
beforeEach(async () => {
  house = await offerHouse((await testDatabase()).db);
  deps = {
    ...house.deps,
    storage: memoryStorage(),
    onHomesChanged: async () => undefined,
    onHomeClosed: async (tx, id, why) => endOffersForHome(house.deps, tx, id, why),
  };
  homeId = await house.home("owner");
  offer = (await house.offer("buyer"))[0] ?? "";
});

const decide = async (of: ItemId, action: string) => {
  await claimItem(deps, A, of);
  return decideItem(deps, A, { ...of, action, fields: {}, seen: (await openItem(deps, A, of))?.seen ?? "" });
};

it("in an offer that is over a held-back message is kept back, and never delivered", async () => {
  await sendMessage(house.deps, aBuyer("buyer"), offer, { text: "LINEのIDは taro55", isAppeal: true });
  const of = { queue: "offer-appeals", id: `${offer}~2` } as const;
  expect((await openItem(deps, A, of))?.actions.map(({ key }) => key)).toEqual(["pass", "keep-back"]);
  await sql`update offer set state = 'lapsed', expires_at = null where id = ${offer}`.execute(house.db);
  const judged = { offerId: offer, no: 2, operator: A.sub } as const;
  expect(await decideAppeal(house.deps, { ...judged, passes: true })).toEqual({ ok: false, reason: { over: "lapsed" } });
  expect(await decide(of, "pass")).toMatchObject({ ok: false, reason: { is: "not-now" } });
  expect((await openItem(deps, A, of))?.actions.map(({ key }) => key)).toEqual(["keep-back"]);
  expect(JSON.stringify(await memberThread(house.deps, aBuyer("owner"), offer))).not.toContain("taro55");
  expect((await decide(of, "keep-back")).ok).toBe(true);
  const { rows } = await sql`select state from offer_message where no = 2`.execute(house.db);
  expect(rows).toEqual([{ state: "refused" }]);
});

it("a held-back message is decided after an account that goes meanwhile, and neither waits for the other", async () => {
  await sendMessage(house.deps, aBuyer("buyer"), offer, { text: "LINEのIDは taro55", isAppeal: true });
  const { judging } = await house.db.transaction().execute(async (tx) => {
    await homeForOffer(tx, homeId);
    await sql`select from offer where id = ${offer} for update`.execute(tx);
    const judging = decideAppeal(house.deps, { offerId: offer, no: 2, passes: true, operator: A.sub });
    judging.catch(() => undefined);
    await waitsForALock(house.db);
    await forgetOffers(house.deps, tx, "buyer");
    return { judging };
  });
  expect(await judging).toEqual({ ok: false, reason: { over: "void" } });
});

it("an operator agrees after who asked for it goes on with the item, and neither waits for the other", async () => {
  await aCompany(house.db, { id: "co" });
  await sql`update offer set state = 'disclosed' where id = ${offer}`.execute(house.db);
  const of = { queue: "offer-handovers", id: offer } as const;
  await claimItem(deps, A, of);
  const seen = (await openItem(deps, A, of))?.seen ?? "";
  const order = { companyId: "co", note: "担当できる会社です" };
  expect((await decideItem(deps, A, { ...of, action: "hand-over", fields: order, seen })).ok).toBe(true);
  const id = (await approvalsWaiting(deps))[0]?.id ?? "";
  const { agreeing } = await house.db.transaction().execute(async (tx) => {
    await lockClaim(tx, of);
    const agreeing = decideApproval(deps, B, { id, event: "grant" });
    agreeing.catch(() => undefined);
    await waitsForALock(house.db);
    // As the end of the talks, which the asker may have decided on.
    await homeForOffer(tx, homeId);
    return { agreeing };
  });
  expect(await agreeing).toMatchObject({ ok: true, value: { done: "会社に引き継ぎました。" } });
});
