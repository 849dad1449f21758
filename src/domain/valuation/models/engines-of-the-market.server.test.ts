import { sql } from "kysely";
import { beforeAll, beforeEach, expect, it } from "vitest";
import type { EstimateEngine } from "#domain/valuation/core/estimate-deps.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { aLoad } from "#test/support/market.ts";
import { enginesOfTheMarket, isOfTheMarket } from "./engines-of-the-market.server.ts";

let db: Db;
beforeAll(async () => {
  ({ db } = await testDatabase());
});
beforeEach(() => sql`delete from data_load`.execute(db));

const engine = (isSample: boolean): EstimateEngine => ({
  ...{ modelVersion: "v1", isSample, dataAsOf: () => ({ year: 2026, quarter: 2 }), countComparables: () => 0 },
  ...{ dataRevision: 0, answersRead: [] },
  ...{ appraiseBriefly: () => [], laterPrice: () => null },
  appraise: () => ({ estimated: false, grade: "E", reason: "too-few-comparables" }),
});
type Found = EstimateEngine | null | "loading";
const market = (found: Found | (() => Promise<Found>), isInTraining = false) => {
  const atHand = typeof found === "function" ? found : async () => found;
  const current = async () => {
    const engine = await atHand();
    return engine === "loading" ? null : engine;
  };
  return enginesOfTheMarket({ current, atHand }, async () => isInTraining);
};

it("an engine of invented sales may answer as long as those are there, and no longer", async () => {
  await aLoad(db, "sample");
  expect(await isOfTheMarket(db, { isSample: true })).toBe(true);

  await sql`delete from data_load`.execute(db);
  expect(await isOfTheMarket(db, { isSample: true })).toBe(false);
  expect(await isOfTheMarket(db, { isSample: false })).toBe(true);
});

it("an engine answers, and where there is none there is none", async () => {
  expect(await market(engine(false)).current("condo")).toMatchObject({ isSample: false });
  expect(await market(null).current("condo")).toBeNull();
});

it.each<[string, Found | (() => Promise<Found>), boolean, number | null]>([
  ["an engine is at hand", engine(false), false, null],
  ["one is at hand and a newer model is being trained", engine(false), true, null],
  ["one is being read", "loading", false, 5],
  ["there is none and the first model is being trained", null, true, 30],
  ["none can be read, and another model is being trained", () => Promise.reject(new Error("broken")), true, 30],
  ["there is none and none is on its way", null, false, null],
])("where %s, whoever asks is told when to come back: %#", async (_state, found, isInTraining, expected) => {
  expect(await market(found, isInTraining).secondsUntilReady("condo")).toBe(expected);
});
