import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { EstimateEngine } from "#domain/valuation/core/estimate-deps.ts";
import { quarterIndex } from "#kernel/quarter.ts";
import { movableClock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { aListingRow, aLoad, insertRows } from "#test/support/market.ts";
import { townEngine } from "#test/support/town-engine.ts";
import { judgeFlags, kyugakeSummary } from "./judge-flags.server.ts";

const clock = movableClock(new Date("2026-11-22T03:00:00Z"));
let db: Db;

/** Homes like any sold for 50,000,000 in the four quarters after 2025Q1, and nothing followed later. */
const engineOf = (given: Partial<EstimateEngine> = {}): EstimateEngine => ({
  ...townEngine([]),
  dataAsOf: { year: 2026, quarter: 2 },
  laterPrice: (_, { after }) =>
    quarterIndex(after) === quarterIndex({ year: 2025, quarter: 1 }) ? { median: 50_000_000, count: 12 } : null,
  ...given,
});
const judge = (engine: EstimateEngine | null = engineOf()) => judgeFlags({ db, clock, engines: { current: async () => engine } });

async function past(flaggedOn: string, lastPrice: number, { grade = "A", isSample = false } = {}) {
  const id = `l-${flaggedOn}-${lastPrice}-${grade}`;
  await insertRows(db, "listing", await aLoad(db), [aListingRow({ id })]);
  await sql`
    insert into kyugake_flag_past (listing_id, dwelling_key, ratio, grade, flagged_on, cleared_on, flagged_price, last_price, model_version, is_sample)
    values (${id}, ${`d-${id}`}, 0.8, ${grade}, ${flaggedOn}, '2026-01-01', ${lastPrice}, ${lastPrice}, 'v1', ${isSample})`.execute(db);
}
const judged = async () =>
  (
    await sql<{
      right: boolean | null;
      by: number | null;
    }>`select was_right as right, judged_by as by from kyugake_flag_past order by id`.execute(db)
  ).rows;

beforeAll(async () => {
  ({ db } = await testDatabase());
});
beforeEach(async () => {
  await sql`delete from listing`.execute(db);
  await sql`delete from dwelling`.execute(db);
});

describe("flags that ended", () => {
  it("are right at 95 % of what homes like theirs sold for in the four quarters that followed, and wrong above it", async () => {
    await past("2025-02-10", 47_500_000);
    await past("2025-03-31", 47_600_000);

    expect(await judge()).toBe(2);
    expect(await judged()).toEqual([
      { right: true, by: 12 },
      { right: false, by: 12 },
    ]);
  });

  it("are left open where too few sales followed, and not asked about again", async () => {
    await past("2025-05-10", 40_000_000);

    expect([await judge(), await judge()]).toEqual([1, 0]);
    expect(await judged()).toEqual([{ right: null, by: 0 }]);
  });

  it("wait until the sales of all four quarters are known", async () => {
    await past("2025-02-10", 40_000_000);
    const early = engineOf({ dataAsOf: { year: 2025, quarter: 4 } });

    expect([await judge(early), await judge(null), await judge()]).toEqual([0, 0, 1]);
  });

  it("are never judged of samples, nor by invented sales", async () => {
    await past("2025-02-10", 40_000_000, { isSample: true });
    await past("2025-02-11", 40_000_000);

    expect(await judge(engineOf({ isSample: true }))).toBe(0);
    expect(await judge()).toBe(1);
    expect((await judged()).filter(({ by }) => by !== null)).toHaveLength(1);
  });
});

describe("the summary", () => {
  it("tells a precision from thirty flags on, with its interval", async () => {
    for (let i = 0; i < 30; i += 1) await past("2025-02-10", i < 24 ? 40_000_000 + i : 49_000_000 + i);
    await past("2025-02-10", 40_000_000, { grade: "B" });
    await judge();

    const { precision } = await kyugakeSummary(db);
    expect(precision.A).toMatchObject({ n: 30, right: 24, share: { value: 0.8 } });
    expect(precision.B).toEqual({ n: 1, right: 1, share: null });
    expect(precision.C).toEqual({ n: 0, right: 0, share: null });
  });

  it("counts homes by grade, each once however many companies offer it, and says that they are samples", async () => {
    const rows = ["a", "b"].map((id) => aListingRow({ id, dwelling_key: "shared" }));
    await insertRows(db, "listing", await aLoad(db), rows);
    await sql`insert into kyugake_flag (listing_id, ratio, grade, depth, reasons, flagged_on, flagged_price, model_version, is_sample)
      select id, 0.8, 'A', 'eight', '{}', '2026-11-01', 1, 'v1', true from listing`.execute(db);

    expect(await kyugakeSummary(db)).toMatchObject({ homes: { A: 1, B: 0, C: 0, near: 0, check: 0 }, isSample: true });
  });
});
