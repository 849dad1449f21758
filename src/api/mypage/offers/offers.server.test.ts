import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { runClocks } from "#domain/offers/clock/run-clocks.server.ts";
import { DISCLOSURE_TEXT } from "#domain/offers/core/consent-text.ts";
import { tellAll } from "#domain/offers/notices/tell.server.ts";
import { type MemberApi, memberApi } from "#test/support/member-api.ts";
import { type Caller, named, offered as offeredOn, subOf } from "#test/support/negotiation.ts";
import { addHome, CANARY, everythingTold, OFFER_ENGINE } from "#test/support/offers.ts";
import { anApartment, insertMarket } from "#test/support/typed-market.ts";

let site: MemberApi;

beforeAll(async () => {
  site = await memberApi();
  site.api.active.engine = OFFER_ENGINE;
  await insertMarket(site.db, { apartments: [anApartment()] });
});
beforeEach(async () => {
  site.clock.moveTo(new Date("2026-11-21T03:00:00Z"));
  await sql`truncate offer_campaign, offer, offer_event, offer_message, offer_contact, offer_disclosure, offer_notice, offer_block, offer_report, owned_property, user_query, inbox_note cascade`.execute(
    site.db,
  );
});

const offered = (changes?: { readonly lowestPrice?: number }) => offeredOn(site, changes);
const answer = (me: Caller, offer: { id: string; version: number; priceYen: number }, move: string, more: object = {}) =>
  me.post(`/offers/${offer.id}/moves`, { move, version: offer.version, seenPriceYen: offer.priceYen, ...more });
const threadOf = async (me: Caller, id: string) => (await me.get(`/offers/${id}`)).body;

describe("offers", () => {
  it.each([
    ["GET", "/offers?side=buyer"],
    ["GET", "/offers/x"],
    ["GET", "/offer-summary"],
    ["GET", "/offer-contact"],
    ["GET", "/offer-blocks"],
    ["GET", "/offer-campaigns"],
    ["POST", "/offers/x/moves"],
    ["POST", "/offers/x/consents"],
    ["POST", "/offers/x/messages"],
    ["POST", "/offers/x/read"],
    ["POST", "/offers/x/blocks"],
    ["POST", "/offers/x/reports"],
    ["POST", "/offer-campaigns"],
    ["POST", "/offer-notices"],
    ["POST", "/offer-campaigns/previews"],
    ["POST", "/offer-campaigns/x/steps"],
    ["DELETE", "/offer-blocks/x"],
  ])("are for members only: %s %s", async (method, path) => {
    const body = method === "POST" ? { headers: { "content-type": "application/json" }, body: "{}" } : {};
    expect((await site.api.app.request(`/api/mypage${path}`, { method, ...body })).status).toBe(401);
  });

  it("go from a saved condition to both names, which no answer tells before", async () => {
    const { buyer, owner, id } = await offered();
    await Promise.all([named(buyer, CANARY.name), named(owner, CANARY.name)]);
    const said: string[] = [];
    const seen = async () => {
      const both = [await threadOf(buyer, id), await threadOf(owner, id)];
      said.push(JSON.stringify([both, (await buyer.get("/offers?side=buyer")).body, (await owner.get("/offers?side=owner")).body]));
      return both;
    };
    const [, first] = await seen();
    expect(first).toMatchObject({
      side: "owner",
      state: "offered",
      isYourTurn: true,
      priceYen: 70_000_000,
      round: 1,
      hint: { pointYen: 70_000_000, standing: "inside" },
      waitingBuyers: { kind: "none" },
    });
    expect(first.otherAlias).toMatch(/^買い手さん [A-Z2-9]{3}$/);

    const countered = await answer(owner, first, "counter", {
      priceYen: 75_000_000,
      note: "2024年に水回りを直しています。記録をお見せできます。",
    });
    expect(countered).toMatchObject({ status: 200, body: { state: "countered_by_owner", priceYen: 75_000_000, round: 2 } });
    const [mine] = await seen();
    expect(mine.messages.map(({ by, priceYen }: { by: string; priceYen: number }) => [by, priceYen])).toEqual([
      ["you", 70_000_000],
      ["other", 75_000_000],
    ]);
    expect((await answer(buyer, mine, "accept")).body).toMatchObject({
      state: "disclosure_pending",
      consents: { you: false, other: false },
    });
    await seen();
    expect((await buyer.get("/offer-contact")).body).toMatchObject({
      contact: { name: `${CANARY.name} ${CANARY.given}` },
      textVersion: DISCLOSURE_TEXT.version,
    });
    const agree = async (me: Caller) =>
      me.post(`/offers/${id}/consents`, {
        version: (await threadOf(me, id)).version,
        textVersion: DISCLOSURE_TEXT.version,
        sharesPhone: false,
      });
    expect((await agree(buyer)).status).toBe(200);
    await seen();
    await tellAll(site.api.deps);
    said.push(await everythingTold(site.db), ...site.api.logged);
    for (const canary of [CANARY.name, CANARY.given, CANARY.room, CANARY.street]) expect(said.join(" ").includes(canary)).toBe(false);
    expect((await agree(owner)).body.contact).toMatchObject({ name: `${CANARY.name} ${CANARY.given}` });
    expect((await threadOf(buyer, id)).contact.email).toBe((await owner.get("/offer-contact")).body.contact.email);
  });

  it("are another member's as if they were not there", async () => {
    const { id } = await offered();
    const other = await site.signedIn();
    const tries = [
      await other.get(`/offers/${id}`),
      await other.post(`/offers/${id}/moves`, { move: "accept", version: 1, seenPriceYen: 70_000_000 }),
      await other.post(`/offers/${id}/consents`, { version: 1, textVersion: DISCLOSURE_TEXT.version, sharesPhone: false }),
      await other.post(`/offers/${id}/messages`, { text: "はじめまして。" }),
      await other.post(`/offers/${id}/read`, { upTo: 1 }),
      await other.post(`/offers/${id}/blocks`, {}),
      await other.post(`/offers/${id}/reports`, { reason: "other" }),
    ];
    expect(tries.map(({ status }) => status)).toEqual([404, 404, 422, 404, 404, 404, 404]);
    await named(other, "別人");
    expect(
      (await other.post(`/offers/${id}/consents`, { version: 1, textVersion: DISCLOSURE_TEXT.version, sharesPhone: false })).status,
    ).toBe(404);
  });

  it("answer 409 with the state and the version there are, to who saw another", async () => {
    const { buyer, owner, id } = await offered();
    const first = await threadOf(owner, id);
    await answer(owner, first, "counter", { priceYen: 75_000_000 });
    expect(await answer(owner, first, "accept")).toMatchObject({
      status: 409,
      body: { type: "/problems/illegal-transition", state: "countered_by_owner", version: 2 },
    });
    expect(await answer(buyer, { id, version: 2, priceYen: 70_000_000 }, "accept")).toMatchObject({
      status: 409,
      body: { type: "/problems/conflict", version: 2 },
    });
    expect(await answer(buyer, { id, version: 2, priceYen: 75_000_000 }, "counter")).toMatchObject({
      status: 422,
      body: { errors: [{ field: "priceYen", reason: "required" }] },
    });
    for (const priceYen of [34_900_000, 140_100_000, 90_123_400_000])
      expect(await answer(buyer, { id, version: 2, priceYen: 75_000_000 }, "counter", { priceYen })).toMatchObject({
        status: 422,
        body: { errors: [{ field: "priceYen", message: expect.stringContaining("3,500万円から1億4,000万円") }] },
      });
    expect(await answer(buyer, { id, version: 2, priceYen: 75_000_000 }, "counter", { priceYen: 74_010_000 })).toMatchObject({
      status: 422,
    });
    await sql`update offer set expires_at = ${site.clock.now()}`.execute(site.db);
    expect(await answer(buyer, { id, version: 2, priceYen: 75_000_000 }, "accept")).toMatchObject({
      status: 409,
      body: { state: "countered_by_owner" },
    });
    await runClocks(site.api.deps);
    expect((await threadOf(buyer, id)).state).toBe("expired");
  });

  it("that never reached their owner look to their buyer like any other, and to their owner like nothing", async () => {
    const { buyer, owner, id } = await offered({ lowestPrice: 80_000_000 });
    expect(await threadOf(buyer, id)).toMatchObject({ state: "offered", may: ["withdraw", "message"] });
    expect((await owner.get(`/offers/${id}`)).status).toBe(404);
    expect((await owner.get("/offers?side=owner")).body).toMatchObject({ items: [], total: 0 });
    expect((await owner.get("/offer-summary")).body.owner).toEqual({ live: 0, yourTurn: 0, unread: 0 });
  });

  it("take messages without ways to reach somebody, and others after a look by the desk", async () => {
    const { buyer, owner, id } = await offered();
    const refused = await buyer.post(`/offers/${id}/messages`, { text: "LINEのIDは taro55 です" });
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ field: "text", reason: "handle" }] } });
    expect(refused.body.errors[0].message).toContain("ほかのサービスの連絡先");
    const appealed = await buyer.post(`/offers/${id}/messages`, { text: "LINEのIDは taro55 です", isAppeal: true });
    expect(appealed.status).toBe(201);
    expect(appealed.body.messages.at(-1)).toMatchObject({ state: "waiting", by: "you" });
    await buyer.post(`/offers/${id}/messages`, { text: "ご検討をお願いします。" });
    expect((await threadOf(owner, id)).messages.map(({ no }: { no: number }) => no)).toEqual([1, 3]);
    expect((await owner.get("/offer-summary")).body.owner).toEqual({ live: 1, yourTurn: 1, unread: 2 });
    const before = JSON.stringify(await threadOf(buyer, id));
    await owner.post(`/offers/${id}/read`, { upTo: 3 });
    expect((await owner.get("/offer-summary")).body.owner.unread).toBe(0);
    expect(JSON.stringify(await threadOf(buyer, id))).toBe(before);
  });

  it("of a buyer whom their owner stops go on to look unanswered; the stop is told and taken back by the name in the thread", async () => {
    const { buyer, owner, id } = await offered();
    const before = JSON.stringify(await threadOf(buyer, id));
    expect((await buyer.post(`/offers/${id}/blocks`, {})).status).toBe(404);
    expect((await owner.post(`/offers/${id}/blocks`, {})).status).toBe(200);
    expect((await owner.get(`/offers/${id}`)).status).toBe(404);
    expect(JSON.stringify(await threadOf(buyer, id))).toBe(before);
    const [block] = (await owner.get("/offer-blocks")).body.items;
    expect(block.alias).toMatch(/^買い手さん/);
    expect((await buyer.remove(`/offer-blocks/${block.id}`)).status).toBe(404);
    expect((await owner.remove(`/offer-blocks/${block.id}`)).status).toBe(200);
  });

  it("end when their home stops taking them, in the same transaction", async () => {
    const { buyer, owner, id } = await offered();
    const [{ asset: home }] = (await owner.get("/assets")).body.items;
    const switched = await owner.put(`/assets/${home.id}/offers`, { version: home.version, setting: "off", lowestPriceYen: null });
    expect(switched.status).toBe(200);
    expect((await threadOf(buyer, id)).state).toBe("void");
    expect((await threadOf(buyer, id)).steps.at(-1)).toMatchObject({ kind: "void", by: "site", why: null });
    expect((await threadOf(owner, id)).steps.at(-1).why).toBe("switched-off");
  });

  it("go with their member's account", async () => {
    const { buyer, owner, id } = await offered();
    expect((await buyer.remove("/account")).status).toBe(200);
    expect(await threadOf(owner, id)).toMatchObject({ state: "void", messages: [{ state: "erased", text: null }] });
  });
});

describe("notices of offers", () => {
  it("are turned on once, where their words were shown, and not against a choice", async () => {
    const owner = await site.signedIn();
    expect((await owner.post("/offer-notices", { textVersion: "2026-11-24" })).body).toEqual({ isTurnedOn: true });
    expect((await owner.get("/notification-settings")).body.choices.offer).toEqual({ mail: true, line: true });
    expect((await owner.post("/offer-notices", { textVersion: "2026-11-24" })).body).toEqual({ isTurnedOn: false });
  });
});

describe("a campaign", () => {
  it("is somebody's own, and previewed without small numbers", async () => {
    const { buyer, campaign } = await offered();
    const other = await site.signedIn();
    expect((await other.post(`/offer-campaigns/${campaign.id}/steps`, { step: "confirm", version: 1 })).status).toBe(404);
    expect((await other.post("/offer-campaigns/previews", { queryId: campaign.queryId })).status).toBe(404);
    expect((await buyer.post("/offer-campaigns/previews", { queryId: campaign.queryId })).body).toMatchObject({
      owners: { kind: "few", from: null, to: null },
      prices: null,
      offerRatio: 1,
      capYen: 90_000_000,
    });
    expect(await buyer.post(`/offer-campaigns/${campaign.id}/steps`, { step: "cancel", version: 2 })).toMatchObject({
      status: 409,
      body: { state: "running" },
    });
    expect((await buyer.get("/offer-campaigns")).body.items).toMatchObject([{ id: campaign.id, state: "running", made: 1, live: 1 }]);
  });
});

describe("the owners of one building", () => {
  it("who take offers are counted from five on, but for oneself; fewer are told as none is", async () => {
    const [me, owner] = [await site.signedIn(), await site.signedIn()];
    const reach = async () => (await me.get("/offer-reach?apartmentKey=toyosu-residence")).body;

    expect(await reach()).toEqual({ owners: { kind: "few", from: null, to: null } });
    await addHome(site.db, { sub: subOf(me) });
    await addHome(site.db, { sub: subOf(owner), offers: "off" });
    expect(await reach()).toEqual({ owners: { kind: "few", from: null, to: null } });
    for (const sub of ["a", "b", "c", subOf(owner)]) await addHome(site.db, { sub });
    expect(await reach()).toMatchObject({ owners: { kind: "few", from: null, to: null } });
    for (const sub of ["d", "a"]) await addHome(site.db, { sub });
    expect(await reach()).toMatchObject({ owners: { kind: "some", from: 5, to: 9 } });
    expect((await me.get("/offer-reach")).status).toBe(422);
  });
});
