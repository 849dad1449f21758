import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { valueDue } from "#domain/assets/asset-jobs.server.ts";
import { type HomeFacts, NO_FACTS } from "#domain/assets/core/facts.ts";
import { placeKeyOf } from "#kernel/place-key.ts";
import { writtenEngine } from "#test/support/asset-homes.ts";
import { aLoad, anApartmentRow, aTownRow, insertRows } from "#test/support/market.ts";
import { type MemberApi, memberApi } from "#test/support/member-api.ts";
import { anApartment, insertMarket } from "#test/support/typed-market.ts";

type Caller = Awaited<ReturnType<MemberApi["signedIn"]>>;
const KEY = anApartment().key;
const TOWN = placeKeyOf({ precision: "town", place: anApartment().place });
const facts = (told: Partial<HomeFacts> = {}): HomeFacts => ({ ...NO_FACTS, areaM2: 70, floor: 5, ...told });
let site: MemberApi;

beforeAll(async () => {
  site = await memberApi();
  await insertMarket(site.db, { apartments: [anApartment()] });
  await insertRows(site.db, "apartment", await aLoad(site.db), [anApartmentRow({ key: "seven-floors", floors: 7 })]);
  await insertRows(site.db, "town", await aLoad(site.db, "towns"), [aTownRow("豊洲五丁目", { ...anApartment().place })]);
});
beforeEach(async () => {
  await sql`delete from owned_property`.execute(site.db);
});

const begin = (me: Caller, more: object = {}) => me.post("/assets", { kind: "condo", key: KEY, ...more });
const step = (me: Caller, { id, version }: { id: string; version: number }, name: string) =>
  me.post(`/assets/${id}/steps`, { step: name, version });
const tracked = async (me: Caller, more: object = {}) => {
  const { body } = await begin(me, { facts: facts(), ...more });
  return (await step(me, body.asset, "register")).body;
};
/** As the desk leaves it. */
const verify = async (id: string) => {
  await sql`update owned_property set state = 'verified', version = version + 1 where id = ${id}`.execute(site.db);
};
const auditOf = async (id: string) => {
  const { rows } = await sql<{ from: string | null; to: string; reason: string | null }>`
    select from_state as from, to_state as to, reason from transition where entity = 'owned_property' and entity_id = ${id} order by id`.execute(
    site.db,
  );
  return rows.map(({ from, to, reason }) => `${from} -> ${to} ${reason}`);
};

describe("a home of a member", () => {
  it.each([
    ["GET", "/assets"],
    ["GET", "/assets/x"],
    ["POST", "/assets"],
    ["PUT", "/assets/x"],
    ["POST", "/assets/x/steps"],
    ["PUT", "/assets/x/offers"],
    ["GET", "/assets/x/result"],
    ["GET", "/assets/x/check"],
    ["POST", "/assets/x/documents"],
  ])("is for members only: %s %s", async (method, path) => {
    const body = method === "GET" ? {} : { headers: { "content-type": "application/json" }, body: "{}" };
    expect((await site.api.app.request(`/api/mypage${path}`, { method, ...body })).status).toBe(401);
  });

  it("keeps a corner and a lot as they were told, and names what no lot could be", async () => {
    const me = await site.signedIn();
    const lot = { landShape: "袋地等", frontageM: 2.5, roadDirection: "南", roadWidthM: 4 } as const;
    const house = (told: object) => begin(me, { kind: "house", key: TOWN, rest: "1-2", facts: { ...facts({ floor: null }), ...told } });
    const { body } = await house(lot);
    const flat = await begin(me, { facts: facts({ isCorner: true }) });

    expect((await me.get(`/assets/${body.asset.id}`)).body.facts).toMatchObject({ ...lot, isCorner: null, coveragePercent: null });
    expect(flat.body.asset.facts).toMatchObject({ isCorner: true, landShape: null });
    expect(await house({ ...lot, roadDirection: "接面道路無" })).toMatchObject({
      status: 422,
      body: { errors: [{ field: "frontageM" }, { field: "roadWidthM" }] },
    });
  });

  it("begins as a draft of a building, is saved as it is typed, and is registered", async () => {
    const me = await site.signedIn();
    const begun = await begin(me);
    expect(begun).toMatchObject({ status: 201, body: { outcome: "begun", asset: { state: "draft", version: 1, name: "豊洲レジデンス" } } });
    const { id } = begun.body.asset;

    expect(await step(me, begun.body.asset, "register")).toMatchObject({
      status: 422,
      body: { errors: [{ field: "areaM2", reason: "required" }] },
    });
    expect(await me.put(`/assets/${id}`, { version: 1, facts: facts({ layout: "広め" }) })).toMatchObject({
      status: 422,
      body: { errors: [{ field: "layout", reason: "format", message: expect.stringContaining("3LDK") }] },
    });
    const saved = await me.put(`/assets/${id}`, { version: 1, facts: facts() });
    expect(saved).toMatchObject({ status: 200, body: { version: 2, facts: { areaM2: 70 } } });
    expect(await step(me, saved.body, "register")).toMatchObject({ status: 200, body: { state: "tracking", version: 3 } });
    expect((await me.get("/assets")).body).toMatchObject({
      items: [{ asset: { id, state: "tracking" }, value: { state: "preparing" }, owedYen: null, equity: null }],
      deleted: [],
      most: 20,
    });
    expect(await auditOf(id)).toEqual(["null -> draft null", "draft -> tracking register"]);
  });

  it("begun twice is the same draft; registered before, it is told with its id, and another can be begun", async () => {
    const me = await site.signedIn();
    const first = await begin(me, { facts: facts() });
    const { id } = first.body.asset;

    expect(await begin(me, { facts: facts({ floor: 9 }) })).toMatchObject({
      status: 200,
      body: { outcome: "draft", asset: { id, facts: { floor: 5 } } },
    });
    await step(me, first.body.asset, "register");
    expect(await begin(me)).toMatchObject({ status: 200, body: { outcome: "registered", asset: { id } } });
    expect(await begin(me, { isAnother: true })).toMatchObject({ status: 201, body: { outcome: "begun" } });
  });

  it("may be a house, a plot or a flat at an address; two addresses of one 町丁目 are two homes", async () => {
    const me = await site.signedIn();
    const house = await begin(me, { kind: "house", key: TOWN, rest: "12-3" });
    expect((await begin(me, { kind: "land", key: TOWN, rest: "六丁目12番3号" })).status).toBe(201);
    const flat = await begin(me, { kind: "condo", key: TOWN, rest: "30-1", facts: facts({ name: "豊洲ハイツ" }) });

    expect(house.body.asset).toMatchObject({ placeKey: TOWN, apartmentKey: null, rest: "12-3", name: "江東区豊洲五丁目12-3" });
    expect(flat.body).toMatchObject({ outcome: "begun", asset: { name: "豊洲ハイツ", address: "東京都江東区豊洲五丁目30-1" } });
    expect((await begin(me, { kind: "house", key: TOWN, rest: "12-3" })).body.outcome).toBe("draft");
  });

  it.each<[number, object]>([
    [404, { key: "nobody" }],
    [404, { key: "town-000000000" }],
    [422, { kind: "house" }],
    [422, { kind: "castle" }],
    [422, { rest: "<b>" }],
    [422, { facts: { areaM2: 70 } }],
    [422, { key: "seven-floors", facts: facts({ floor: 8 }) }],
  ])("is refused with %d: %j", async (status, more) => {
    const me = await site.signedIn();
    expect((await begin(me, more)).status).toBe(status);
    expect((await me.get("/assets")).body.items).toEqual([]);
  });

  it("names each fact that is wrong by its path, in words", async () => {
    const me = await site.signedIn();
    const { asset } = (await begin(me, { key: "seven-floors" })).body;
    const put = (told: object) => me.put(`/assets/${asset.id}`, { version: 1, facts: { ...facts(), ...told } });
    const loan = {
      balanceYen: 5,
      asOf: "x",
      annualPercent: 1,
      endsIn: "2030-01",
      method: "equal-payment",
      rateChanges: [],
      bonus: null,
    };

    expect((await put({ floor: 8 })).body.errors).toMatchObject([{ field: "floor", reason: "too-large" }]);
    expect((await put({ areaM2: 1, loan })).body.errors).toEqual([
      { field: "areaM2", reason: "too-small", message: expect.stringContaining("8㎡以上") },
      { field: "loan.asOf", reason: "format", message: "残高の年月は年月で入力してください。例：2026年10月" },
    ]);
    expect(
      (await put({ loan: { ...loan, asOf: "2026-11", rateChanges: [{ from: "2031-01", annualPercent: 1 }] } })).body.errors,
    ).toMatchObject([{ field: "loan.rateChanges.0.from", reason: "format" }]);
  });

  it("is nobody else's: another member gets what there is of one that never was", async () => {
    const [me, other] = [await site.signedIn(), await site.signedIn()];
    const mine = await tracked(me);
    const tries = (id: string) =>
      Promise.all([
        other.get(`/assets/${id}`),
        other.put(`/assets/${id}`, { version: mine.version, facts: facts({ floor: 1 }) }),
        step(other, { ...mine, id }, "delete"),
        other.put(`/assets/${id}/offers`, { version: mine.version, setting: "off" }),
      ]);
    const bare = (answers: Awaited<ReturnType<typeof tries>>) =>
      answers.map(({ status, body: { instance: _, requestId: __, ...body } }) => ({ status, body }));

    expect(bare(await tries(mine.id))).toEqual(bare(await tries("never-was")));
    expect((await tries(mine.id)).map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect((await other.get("/assets")).body.items).toEqual([]);
    expect((await me.get(`/assets/${mine.id}`)).body).toEqual(mine);
  });

  it("is saved by who saw it as it stands, and stays as it is for anybody else", async () => {
    const me = await site.signedIn();
    const home = await tracked(me);
    const put = (floor: number) => me.put(`/assets/${home.id}`, { version: home.version, facts: facts({ floor }) });
    const both = await Promise.all([put(2), put(3)]);

    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await step(me, home, "pause")).status).toBe(409);
    expect((await me.get(`/assets/${home.id}`)).body).toMatchObject({ state: "tracking", version: home.version + 1 });
  });

  it("goes through its states by its member's hand, each written down, and says where it stands when it may not", async () => {
    const me = await site.signedIn();
    let now = await tracked(me);
    for (const [name, state] of [
      ["pause", "paused"],
      ["resume", "tracking"],
      ["sell", "sold"],
      ["keep", "tracking"],
      ["delete", "deleted"],
      ["restore", "tracking"],
    ] as const) {
      const moved = await step(me, now, name);
      expect(moved).toMatchObject({ status: 200, body: { state } });
      now = moved.body;
    }
    expect(await step(me, now, "resume")).toMatchObject({ status: 409, body: { state: "tracking" } });
    expect((await auditOf(now.id)).slice(2)).toEqual([
      "tracking -> paused pause",
      "paused -> tracking resume",
      "tracking -> sold sell",
      "sold -> tracking keep",
      "tracking -> deleted delete",
      "deleted -> tracking restore",
    ]);
  });

  it("that is deleted is told apart with the day it goes, and is not there for anything else", async () => {
    const me = await site.signedIn();
    const home = await tracked(me);
    const { body } = await step(me, home, "delete");

    expect(Date.parse(body.removedAt) - Date.parse(body.updatedAt)).toBe(30 * 86_400_000);
    expect((await me.get("/assets")).body).toMatchObject({ items: [], deleted: [{ id: home.id }] });
    expect((await me.get(`/assets/${home.id}`)).status).toBe(404);
    expect((await me.put(`/assets/${home.id}`, { version: body.version, facts: facts() })).status).toBe(409);
  });

  it("that was sold keeps what was told of it", async () => {
    const me = await site.signedIn();
    const { body } = await step(me, await tracked(me), "sell");

    expect(await me.put(`/assets/${body.id}`, { version: body.version, facts: facts({ floor: 1 }) })).toMatchObject({
      status: 409,
      body: { state: "sold" },
    });
  });

  it("takes offers once its owner is verified, with a lowest price that goes with them", async () => {
    const me = await site.signedIn();
    const home = await tracked(me);
    const put = (version: number, setting: string, lowestPriceYen: number | null = null) =>
      me.put(`/assets/${home.id}/offers`, { version, setting, lowestPriceYen });
    expect(await put(home.version, "anonymous", 70_000_000)).toMatchObject({ status: 409, body: { state: "tracking" } });

    await verify(home.id);
    const on = await put(home.version + 1, "anonymous", 70_000_000);
    expect(on).toMatchObject({ status: 200, body: { offerSetting: "anonymous", lowestPriceYen: 70_000_000 } });
    const off = await put(on.body.version, "off", 70_000_000);
    expect(off).toMatchObject({ status: 200, body: { offerSetting: "off", lowestPriceYen: null } });
    expect((await auditOf(home.id)).slice(2)).toEqual(["verified -> verified offers anonymous", "verified -> verified offers off"]);
  });

  it("of another size than was checked is not vouched for any more, and takes no offers", async () => {
    const me = await site.signedIn();
    const home = await tracked(me);
    await verify(home.id);
    const on = await me.put(`/assets/${home.id}/offers`, { version: home.version + 1, setting: "anonymous" });
    const rent = await me.put(`/assets/${home.id}`, { version: on.body.version, facts: facts({ rentYen: 200_000 }) });
    expect(rent.body).toMatchObject({ state: "verified", offerSetting: "anonymous" });
    const size = await me.put(`/assets/${home.id}`, { version: rent.body.version, facts: facts({ areaM2: 80 }) });

    expect(size.body).toMatchObject({ state: "tracking", offerSetting: "off" });
    expect((await auditOf(home.id)).at(-1)).toBe("verified -> tracking unverify");
  });

  it("is shown with its value, what is owed and what is left, and to nobody else", async () => {
    const [me, other] = [await site.signedIn(), await site.signedIn()];
    const loan = {
      balanceYen: 20_000_000,
      asOf: "2026-11",
      annualPercent: 1,
      endsIn: "2046-11",
      method: "equal-payment",
      rateChanges: [],
      bonus: null,
    };
    const purchase = { on: "2026-08-01", priceYen: 60_000_000, buildingYen: null, costsYen: null };
    const { id } = await tracked(me, { facts: facts({ loan, purchase } as Partial<HomeFacts>) });
    expect((await me.get(`/assets/${id}/result`)).body).toMatchObject({
      value: { state: "preparing" },
      series: [],
      risk: null,
      details: null,
    });
    const engine = writtenEngine({ unitYen: () => 1_000_000 });
    await valueDue({ db: site.db, clock: site.clock, engines: { current: async (kind) => (kind === "condo" ? engine : null) } });

    expect(await me.get(`/assets/${id}/result`)).toMatchObject({
      status: 200,
      body: {
        asset: { id },
        value: { state: "valued", point: { month: "2026-11", q10: 63_000_000, q50: 70_000_000, q90: 77_000_000 } },
        owedYen: 20_000_000,
        equity: { yen: 50_000_000, lowYen: 43_000_000, highYen: 57_000_000 },
        sincePurchase: { yen: 10_000_000 },
        series: [{ month: "2026-08" }, { month: "2026-11", isModelChange: false }],
        events: [{ on: "2026-08", kind: "purchase" }],
        reach: { wantedFrom: "2026-08", from: "2026-08", isCutOff: false },
        missing: ["layout"],
      },
    });
    expect((await me.get("/assets")).body.items[0]).toMatchObject({ value: { state: "valued" }, equity: { yen: 50_000_000 } });
    expect((await other.get(`/assets/${id}/result`)).status).toBe(404);
  });

  it("is one of twenty at most, deleted ones aside", async () => {
    const me = await site.signedIn();
    const first = await tracked(me);
    await sql`
      insert into owned_property (id, sub, kind, place_key, rest, name, address, city_code, city_name, town, lon, lat, state, facts, version, created_at, updated_at)
      select 'x' || n, sub, 'house', ${TOWN}, n::text, '家', '家', city_code, city_name, town, lon, lat, 'tracking', '{}', 1, created_at, updated_at
      from owned_property, generate_series(1, 19) n where id = ${first.id}`.execute(site.db);

    expect((await begin(me, { isAnother: true })).body).toMatchObject({ type: "/problems/limit-reached" });
    const deleted = await step(me, first, "delete");
    expect((await begin(me)).status).toBe(201);
    expect((await step(me, deleted.body, "restore")).body).toMatchObject({ type: "/problems/limit-reached" });
  });

  it("goes with the account", async () => {
    const [me, other] = [await site.signedIn(), await site.signedIn()];
    await tracked(me);
    await tracked(other);
    expect((await me.remove("/account")).status).toBe(200);

    const { rows } = await sql<{ n: number }>`select count(*) as n from owned_property`.execute(site.db);
    expect(rows).toEqual([{ n: 1 }]);
  });
});
