import { sql } from "kysely";
import { beforeAll, beforeEach, expect, it } from "vitest";
import type { EstimateEngine } from "#domain/valuation/core/estimate-deps.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { aLoad } from "#test/support/market.ts";
import { enginesOfTheMarket } from "./engines-of-the-market.server.ts";

let db: Db;
beforeAll(async () => {
  ({ db } = await testDatabase());
});
beforeEach(() => sql`delete from data_load`.execute(db));

const engine = (isSample: boolean): EstimateEngine => ({
  ...{ modelVersion: "v1", isSample, dataAsOf: { year: 2026, quarter: 2 }, countComparables: () => 0 },
  appraise: () => ({ estimated: false, grade: "E", reason: "too-few-comparables" }),
});
const current = (isSample: boolean) => enginesOfTheMarket(db, { current: async () => engine(isSample) }).current("condo");

it("an engine of invented sales answers as long as those are there, and no longer", async () => {
  await aLoad(db, "sample");
  expect(await current(true)).toMatchObject({ isSample: true });

  await sql`delete from data_load`.execute(db);
  expect(await current(true)).toBeNull();
});

it("an engine of recorded sales answers always, and where there is none there is none", async () => {
  expect(await current(false)).toMatchObject({ isSample: false });
  expect(await enginesOfTheMarket(db, { current: async () => null }).current("condo")).toBeNull();
});
