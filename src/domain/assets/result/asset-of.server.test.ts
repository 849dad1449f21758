import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { valueDue } from "#domain/assets/asset-jobs.server.ts";
import { isRoundDone } from "#domain/assets/series/valued-store.server.ts";
import type { EstimateEngine } from "#domain/valuation/core/estimate-deps.ts";
import type { Appraisal, BriefOutcome, PricedKind, PriceParts } from "#domain/valuation/core/types.ts";
import { movableClock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { addHome, writtenEngine } from "#test/support/asset-homes.ts";
import { testDatabase } from "#test/support/database.ts";
import { assetCards, assetOf } from "./asset-of.server.ts";

const clock = movableClock(new Date("2026-11-05T00:00:00Z"));
const me = { sub: "me" };
let db: Db;

beforeAll(async () => {
  ({ db } = await testDatabase());
});
beforeEach(async () => {
  for (const table of ["owned_property", "valuation_round"]) await sql`delete from ${sql.table(table)}`.execute(db);
});

const source = (engine: EstimateEngine | null, of: PricedKind = "condo") => ({
  current: async (kind: string) => (kind === of ? engine : null),
});
const made = writtenEngine({ modelVersion: "condo-1", unitYen: () => 1_000_000 });
const FORECAST = {
  quarter: { year: 2027, quarter: 1 },
  quartersAhead: 2,
  point: 160_000_000,
  low: 120_000_000,
  high: 200_000_000,
} as const;

const IN_FULL: Appraisal = {
  ...{ grade: "C", point: 140_000_000, low: 110_000_000, high: 170_000_000, withinTenPercent: 0.6, basePrice: 140_000_000, baseLabel: "" },
  ...{ base: null, headline: null, agreement: null, measured: null, factors: [], comparables: [], comparableCount: 10 },
  forecast: [{ ...FORECAST, isTested: true, coverage80: 0.8 }],
};

/** Looks at homes in full as the one that made their values does not: with a grade of its own, and an outlook from twice the price. */
const looking = (modelVersion: string): EstimateEngine => ({
  ...made,
  modelVersion,
  appraiseBriefly: (subjects, options) =>
    made.appraiseBriefly(subjects, options).map((one): BriefOutcome => (one.estimated ? { ...one, grade: "C" } : one)),
  appraise: () => ({ estimated: true, ...IN_FULL }),
});

async function seenBy(engine: EstimateEngine | null) {
  const deps = { db, clock, engines: source(engine) };
  return { card: (await assetCards(deps, me)).get("a"), result: await assetOf(deps, me, "a") };
}

describe("a home that has its value", () => {
  beforeEach(async () => {
    await addHome(db, { id: "a" });
    await valueDue({ db, clock, engines: source(made) });
  });

  it("is graded beside similar sales, on its card as in its result, with the last sales that are known", async () => {
    const { card, result } = await seenBy(looking("condo-1"));

    expect([card?.grade, result?.grade, card?.dataUntil]).toEqual(["C", "C", { year: 2026, quarter: 3 }]);
    expect(result?.details?.forecast[0]).toMatchObject({ point: 160_000_000 });
  });

  it("goes on from its value by the outlook of a newer model, until its next month is valued by that", async () => {
    const { card, result } = await seenBy(looking("condo-2"));

    expect([card?.grade, result?.grade, card?.dataUntil]).toEqual(["C", "C", null]);
    expect(result?.details?.forecast[0]).toMatchObject({ point: 80_000_000, low: 60_000_000, high: 100_000_000 });
  });

  it("misses what the model in use reads of it, and nothing of that while none is at hand", async () => {
    const reading = { ...looking("condo-1"), answersRead: ["stationName"] } as const;

    expect((await seenBy(reading)).result?.missing).toContain("station");
    expect((await seenBy({ ...reading, answersRead: [] })).result?.missing).not.toContain("station");
    expect((await seenBy(null)).result?.missing).not.toContain("station");
    expect([(await seenBy(reading)).result?.answersRead, (await seenBy(null)).result?.answersRead]).toEqual([["stationName"], null]);
  });

  it("keeps the next round open while the model of its kind is away", async () => {
    const december = movableClock(new Date("2026-12-05T00:00:00Z"));
    const { left } = await valueDue({ db, clock: december, engines: source(null) });

    expect([left, await isRoundDone(db, "2026-12")]).toEqual([1, false]);
  });

  it("has no grade and no outlook while no model is at hand", async () => {
    const { card, result } = await seenBy(null);

    expect([card?.value.state, card?.grade, result?.grade, result?.details]).toEqual(["valued", null, null, null]);
  });
});

describe("a house that has its value of 70,000,000", () => {
  beforeEach(async () => {
    await addHome(db, { id: "a", kind: "house" });
    await valueDue({ db, clock, engines: source(made, "house") });
  });

  it.each([
    [{ landYen: 90_000_000, buildingYen: 50_000_000, isNearlyAllLand: false }, 45_000_000, 25_000_000, false],
    [{ landYen: 140_000_000, buildingYen: 0, isNearlyAllLand: true }, 70_000_000, 0, true],
  ])(
    "is parted as the model of today parts its price of twice as much: %j",
    async (parts: PriceParts, landYen, buildingYen, isNearlyAllLand) => {
      const engine: EstimateEngine = { ...made, appraise: () => ({ estimated: true, ...IN_FULL, parts }) };
      const result = await assetOf({ db, clock, engines: source(engine, "house") }, me, "a");

      expect(result?.details?.parts).toEqual({ landYen, buildingYen, isNearlyAllLand });
    },
  );

  it("is not parted where the model does not, nor while none is at hand", async () => {
    const engine: EstimateEngine = { ...made, appraise: () => ({ estimated: true, ...IN_FULL, parts: null }) };
    const seen = (by: EstimateEngine | null) => assetOf({ db, clock, engines: source(by, "house") }, me, "a");

    expect((await seen(engine))?.details?.parts).toBeNull();
    expect((await seen(null))?.details).toBeNull();
  });
});
