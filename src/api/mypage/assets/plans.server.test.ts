import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type HomeFacts, NO_FACTS } from "#domain/assets/core/facts.ts";
import { type MemberApi, memberApi } from "#test/support/member-api.ts";
import { anApartment, insertMarket } from "#test/support/typed-market.ts";

type Caller = Awaited<ReturnType<MemberApi["signedIn"]>>;
const FACTS: HomeFacts = {
  ...NO_FACTS,
  ...{ areaM2: 70, structure: "RC", residence: { since: "2014-05", until: null } },
  purchase: { on: "2014-04-10", priceYen: 38_000_000, buildingYen: 20_000_000, costsYen: 0 },
};
let site: MemberApi;

beforeAll(async () => {
  site = await memberApi();
  await insertMarket(site.db, { apartments: [anApartment()] });
});
beforeEach(async () => {
  await sql`delete from owned_property`.execute(site.db);
});

/** A home of a member that is registered, and whose value was found where one is given. */
async function aHome(me: Caller, facts: HomeFacts = FACTS, q50: number | null = 78_000_000): Promise<string> {
  const { id, version } = (await me.post("/assets", { kind: "condo", key: anApartment().key, facts })).body.asset;
  await me.post(`/assets/${id}/steps`, { step: "register", version });
  if (q50 !== null) {
    await sql`insert into valuation_point (property_id, month, q10, q50, q90, grade, model_version, source, made_at)
      values (${id}, '2026-11', ${q50 * 0.9}, ${q50}, ${q50 * 1.1}, 'B', 'm', 'monthly', now())`.execute(site.db);
    await sql`insert into home_valuation (property_id, model_version, data_revision, is_sample, looked_month, looked_at)
      values (${id}, 'm', 1, true, '2026-11', now())`.execute(site.db);
  }
  return id;
}

describe("what could be done with a home", () => {
  it("is a sale, five years and nothing of letting where no rent is told", async () => {
    const me = await site.signedIn();
    const { status, body } = await me.get(`/assets/${await aHome(me)}/plans`);

    expect(status).toBe(200);
    expect(body.takeHome.low.lines[0]).toMatchObject({ key: "price", yen: 78_000_000, side: "in" });
    expect(body.takeHome.low.takeHomeYen).toBeLessThanOrEqual(body.takeHome.high.takeHomeYen);
    expect(body.whatIf.years.map(({ cases }: { readonly cases: unknown[] }) => cases.length)).toEqual([1, 0, 0, 0, 0, 0]);
    expect(body.rentOut).toBeNull();
  });

  it("goes by what the owner sets, each scenario once", async () => {
    const me = await site.signedIn();
    const id = await aHome(me);
    const { body } = await me.get(`/assets/${id}/plans?scenarios=-1,0,-1&rentYen=200000&years=3&vacancyPercent=10`);

    expect(body.whatIf.years[5].cases.map(({ annualPercent }: { readonly annualPercent: number }) => annualPercent)).toEqual([-1, 0]);
    expect(body.rentOut.years).toHaveLength(3);
    expect(body.rentOut.years[0]).toMatchObject({ rentYen: 2_400_000, vacancyYen: 240_000 });
  });

  it("is one amount where its owner told what a sale depends on, which is kept with the home by its version", async () => {
    const me = await site.signedIn();
    const loan = { balanceYen: 20_000_000, asOf: "2026-10", annualPercent: 0.9, endsIn: "2049-04", rateChanges: [], bonus: null } as const;
    const facts: HomeFacts = { ...FACTS, loan: { ...loan, method: "equal-payment" }, propertyTaxYen: 160_000 };
    const id = await aHome(me, facts);
    const plans = async () => (await me.get(`/assets/${id}/plans`)).body.takeHome;
    const tell = (version: number, sale: object) => me.put(`/assets/${id}`, { version, facts: { ...facts, sale } });
    const sale = { relief: "never", reliefYear: null, lots: 1, otherCostsYen: 300_000 };

    const open = await plans();
    expect(open.low.takeHomeYen).toBeLessThan(open.high.takeHomeYen);
    const { version } = (await me.get(`/assets/${id}`)).body;
    expect(await tell(version, sale)).toMatchObject({ status: 200, body: { facts: { sale }, version: version + 1 } });
    const told = await plans();
    expect([told.low.takeHomeYen, told.high.takeHomeYen]).toEqual([open.high.takeHomeYen - 300_000, open.high.takeHomeYen - 300_000]);
    expect(told.unknown).toEqual([]);
    const { items } = (await me.get(`/assets/${id}/sale-ends?pricesYen=78000000`)).body;
    expect(items).toEqual([{ priceYen: 78_000_000, lowYen: told.low.takeHomeYen, highYen: told.high.takeHomeYen }]);

    expect((await tell(version, sale)).status).toBe(409);
    const wrong = await tell(version + 1, { ...sale, relief: "used" });
    expect(wrong).toMatchObject({ status: 422, body: { errors: [{ field: "sale.reliefYear", reason: "required" }] } });
  });

  it("lets by the rent and the costs that were told of it", async () => {
    const me = await site.signedIn();
    const { body } = await me.get(`/assets/${await aHome(me, { ...FACTS, rentYen: 150_000, managementYen: 12_000 })}/plans`);

    expect(body.rentOut.years[0]).toMatchObject({ rentYen: 1_800_000, managementYen: 144_000 });
  });

  it("is nothing without a value", async () => {
    const me = await site.signedIn();
    expect((await me.get(`/assets/${await aHome(me, FACTS, null)}/plans`)).body).toMatchObject({
      takeHome: null,
      whatIf: null,
      rentOut: null,
    });
  });

  it.each(["scenarios=50", "scenarios=x", "years=99", "rentYen=1", "vacancyPercent=101"])("is refused for %s", async (query) => {
    const me = await site.signedIn();
    expect((await me.get(`/assets/${await aHome(me)}/plans?${query}`)).status).toBe(422);
  });

  it("is nobody else's", async () => {
    const [me, other] = [await site.signedIn(), await site.signedIn()];
    const id = await aHome(me);

    expect((await other.get(`/assets/${id}/plans`)).status).toBe(404);
    expect((await site.api.app.request(`/api/mypage/assets/${id}/plans`)).status).toBe(401);
  });
});

it("the list of homes has the series of each for its card", async () => {
  const me = await site.signedIn();
  const id = await aHome(me);

  expect((await me.get("/assets")).body.items).toMatchObject([
    { asset: { id }, recent: [{ month: "2026-11", q50: 78_000_000 }], risk: null },
  ]);
});

describe("what a sale at some prices would leave", () => {
  it("is told to the member, whether or not the home has a value, and to nobody else", async () => {
    const [me, other] = [await site.signedIn(), await site.signedIn()];
    const id = await aHome(me, FACTS, null);
    const of = (who: Caller, prices: string) => who.get(`/assets/${id}/sale-ends?pricesYen=${prices}`);

    const { items } = (await of(me, "50000000,78000000")).body;
    expect(items).toMatchObject([{ priceYen: 50_000_000 }, { priceYen: 78_000_000 }]);
    const [cheap, dear] = items as readonly { readonly lowYen: number; readonly highYen: number }[];
    expect(cheap && dear && cheap.lowYen <= cheap.highYen && cheap.highYen < dear.highYen && dear.highYen < 78_000_000).toBe(true);
    expect((await of(other, "50000000")).status).toBe(404);
    for (const prices of ["", "1", "50000000,60000000,70000000,80000000", "-50000000"]) expect((await of(me, prices)).status).toBe(422);
    const draft = (await me.post("/assets", { kind: "condo", key: anApartment().key, isAnother: true })).body.asset.id;
    expect((await me.get(`/assets/${draft}/sale-ends?pricesYen=50000000`)).status).toBe(404);
  });
});
