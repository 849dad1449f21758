import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { EstimateEngine } from "#domain/valuation/core/estimate-deps.ts";
import { quarterIndex } from "#kernel/quarter.ts";
import { movableClock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { aListingRow, aLoad, aSaleRow, insertRows } from "#test/support/market.ts";
import { townEngine } from "#test/support/town-engine.ts";
import { judgeFlags, kyugakeSummary } from "./judge-flags.server.ts";

const clock = movableClock(new Date("2026-11-22T03:00:00Z"));
let db: Db;

/** Homes like any sold for 50,000,000 in the four quarters after 2025Q1, and nothing followed later. */
const engineOf = (given: Partial<EstimateEngine> = {}): EstimateEngine => ({
  ...townEngine([]),
  laterPrice: (_, { after }) =>
    quarterIndex(after) === quarterIndex({ year: 2025, quarter: 1 }) ? { median: 50_000_000, count: 12 } : null,
  ...given,
});
const judge = (engine: EstimateEngine | null = engineOf()) => judgeFlags({ db, clock, engines: { current: async () => engine } });

type Raised = { readonly grade?: string; readonly home?: object; readonly listing?: Record<string, unknown> };
/** Raised on a day, and asked at a price since then. */
async function raised(on: string, price: number, { grade = "A", home = {}, listing = {} }: Raised = {}) {
  const row = aListingRow({ price, is_sample: false, ...listing });
  await insertRows(db, "listing", await aLoad(db), [row]);
  const facts = {
    kind: "condo",
    cityCode: "13108",
    cityName: "江東区",
    town: "豊洲",
    areaM2: 70.12,
    layout: "3LDK",
    builtYear: 2010,
    stations: [],
  };
  await sql`
    insert into kyugake_raising (dwelling_key, listing_id, raised_on, grade, ratio, price, model_version, home)
    values (${row.dwelling_key}, ${row.id}, ${on}, ${grade}, 0.8, ${price}, 'v1', ${JSON.stringify({ ...facts, ...home })}::jsonb)`.execute(
    db,
  );
}
const SOLD = { state: "sold", ended_at: "2025-08-20T03:00:00Z" };
async function sell(...sales: Record<string, unknown>[]) {
  const sale = { year: 2025, quarter: 3, layout: "3LDK", built_year: 2010, area_m2: 70, price: 47_500_000 };
  await insertRows(
    db,
    "sale",
    await aLoad(db),
    sales.map((changes) => aSaleRow({ ...sale, ...changes })),
  );
}
type Judged = { readonly right: boolean | null; readonly by: number | null; readonly of: string | null };
const judged = async () =>
  (await sql<Judged>`select was_right as right, judged_by as by, judged_of as of from kyugake_raising order by id`.execute(db)).rows;

beforeAll(async () => {
  ({ db } = await testDatabase());
});
beforeEach(async () => {
  for (const table of ["kyugake_raising", "listing", "dwelling", "sale"]) await sql`delete from ${sql.table(table)}`.execute(db);
});

describe("flags that were raised", () => {
  it("are right at 95 % of what homes like theirs sold for in the four quarters that followed, and wrong above it, while they stand", async () => {
    await raised("2025-02-10", 47_500_000);
    await raised("2025-03-31", 47_600_000);

    expect(await judge()).toBe(2);
    expect(await judged()).toEqual([
      { right: true, by: 12, of: "asking" },
      { right: false, by: 12, of: "asking" },
    ]);
  });

  it("are judged by what was asked last, not by what was asked when they were raised", async () => {
    await raised("2025-02-10", 40_000_000);
    await sql`update listing set price = 49000000, state = 'expired'`.execute(db);
    await judge();

    expect(await judged()).toEqual([{ right: false, by: 12, of: "asking" }]);
  });

  it("are left open where too few sales followed, and not asked about again", async () => {
    await raised("2025-05-10", 40_000_000);

    expect([await judge(), await judge()]).toEqual([1, 0]);
    expect(await judged()).toEqual([{ right: null, by: 0, of: "asking" }]);
  });

  it("wait until the sales of all four quarters are known of their prefecture, and are never judged by invented ones", async () => {
    await raised("2025-02-10", 40_000_000);
    const early = engineOf({
      dataAsOf: ({ cityCode }) => (cityCode === "13108" ? { year: 2025, quarter: 4 } : { year: 2026, quarter: 2 }),
    });

    expect([await judge(early), await judge(null), await judge(engineOf({ isSample: true })), await judge()]).toEqual([0, 0, 0, 1]);
  });
});

describe("the sale of the home itself", () => {
  const alike = { ...SOLD, dwelling_key: "d-other" };
  it.each<[string, Record<string, unknown>[], Record<string, unknown>, string]>([
    ["decides where it is the only one like it", [{}], SOLD, "sale"],
    [
      "decides beside sales of another year, layout, size or quarter",
      [{}, { built_year: 2011 }, { layout: "2LDK" }, { area_m2: 80 }, { quarter: 1 }],
      SOLD,
      "sale",
    ],
    ["is told from none while the home was not sold", [{}], { state: "expired", ended_at: SOLD.ended_at }, "asking"],
    ["is not told from another alike", [{}, { price: 48_000_000 }], SOLD, "asking"],
    ["is not one for more than was asked", [{ price: 50_000_000 }], SOLD, "asking"],
    ["is not one for far less", [{ price: 44_000_000 }], SOLD, "asking"],
    ["is not what a survey asked for", [{ price_category: "survey" }], SOLD, "asking"],
    ["is none of invented sales", [{ is_sample: true }], SOLD, "asking"],
  ])("%s", async (_, sales, listing, of) => {
    await raised("2025-02-10", 49_000_000, { listing });
    await sell(...sales);
    await judge();

    expect(await judged()).toEqual([{ right: of === "sale", by: 12, of }]);
  });

  it("is not told where two homes alike were sold at one time, and never counts among the sales it is held against", async () => {
    await raised("2025-02-10", 49_000_000, { listing: SOLD });
    await sell({});
    const excepted: (number | undefined)[] = [];
    const laterPrice: EstimateEngine["laterPrice"] = (_, { except }) => {
      excepted.push(except);
      return { median: 50_000_000, count: 12 };
    };
    const watching = engineOf({ laterPrice });
    await judge(watching);
    await sql`update kyugake_raising set judged_by = null`.execute(db);
    await insertRows(db, "listing", await aLoad(db), [aListingRow({ ...alike })]);
    await judge(watching);

    expect(excepted).toEqual([expect.any(Number), undefined]);
    expect(await judged()).toMatchObject([{ of: "asking" }]);
  });
});

describe("the summary", () => {
  it("tells a precision from thirty flags on, with its interval", async () => {
    for (let i = 0; i < 30; i += 1) await raised("2025-02-10", i < 24 ? 40_000_000 : 49_000_000);
    await raised("2025-02-10", 40_000_000, { grade: "B" });
    await judge();

    const { precision } = await kyugakeSummary(db);
    expect(precision.A).toMatchObject({ n: 30, right: 24, share: { value: 0.8 } });
    expect(precision.B).toEqual({ n: 1, right: 1, share: null });
    expect(precision.C).toEqual({ n: 0, right: 0, share: null });
  });

  it("counts once what was taken for two homes, by what was raised first", async () => {
    await raised("2025-01-10", 40_000_000, { grade: "B", listing: { dwelling_key: "one" } });
    await raised("2025-03-10", 40_000_000, { grade: "A", listing: { dwelling_key: "two" } });
    await sql`update listing set dwelling_key = 'one'`.execute(db);
    await judge();

    const { precision } = await kyugakeSummary(db);
    expect([precision.A.n, precision.B.n]).toEqual([0, 1]);
  });

  it("counts homes by grade, each once however many companies offer it, and says that they are samples", async () => {
    const rows = ["a", "b"].map((id) => aListingRow({ id, dwelling_key: "shared" }));
    await insertRows(db, "listing", await aLoad(db), rows);
    await sql`insert into kyugake_flag (listing_id, ratio, grade, depth, reasons, flagged_on, flagged_price, model_version, is_sample)
      select id, 0.8, 'A', 'eight', '{}', '2026-11-01', 1, 'v1', true from listing`.execute(db);

    expect(await kyugakeSummary(db)).toMatchObject({ homes: { A: 1, B: 0, C: 0, near: 0, check: 0 }, isSample: true });
  });
});
