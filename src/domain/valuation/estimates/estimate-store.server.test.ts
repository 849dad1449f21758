import { sql } from "kysely";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { days } from "#kernel/duration.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { deleteEstimates, findEstimate, findReusable, insertEstimate } from "./estimate-store.server.ts";
import type { Estimate } from "./request.ts";

const NOW = new Date("2026-11-21T03:00:00Z");
const at = (ms: number) => new Date(NOW.getTime() + ms);

let db: Db;
beforeAll(async () => {
  ({ db } = await testDatabase());
});
beforeEach(() => sql`delete from estimate`.execute(db));

const anEstimate = (changes: Partial<Estimate> = {}): Estimate => ({
  ...{ id: "one", inputHash: "hash", modelVersion: "v1", mode: "informed", apartmentName: "豊洲レジデンス", isSample: true },
  subject: {
    ...{ kind: "condo", cityCode: "13108", cityName: "江東区", town: "豊洲", place: { lon: 139.79, lat: 35.65 }, apartmentKey: "k" },
    ...{ areaM2: 70.12, floorAreaM2: null, layout: "3LDK", builtYear: 2008, renovated: true, zoning: null, structure: null, lot: null },
    ...{ stationName: "豊洲", walkMinutes: 6, floor: -1, direction: "南" },
  },
  input: { kind: "condo", apartmentKey: "k", areaM2: 70.12, floor: -1, askingPrice: 98_000_000 },
  outcome: { estimated: false, grade: "E", reason: "too-few-comparables" },
  dataAsOf: { year: 2026, quarter: 2 },
  answersRead: ["frontageM", "floorAreaRatioPercent"],
  attributions: ["出典 一", "出典 二"],
  createdAt: NOW,
  expiresAt: at(days(30)),
  ...changes,
});
const insert = (changes: Partial<Estimate> = {}) => insertEstimate(db, anEstimate(changes));

it("an estimate comes back with all that it rested on", async () => {
  await insert();

  expect(await findEstimate(db, "one")).toEqual(anEstimate());
  expect(await findEstimate(db, "two")).toBeNull();
});

it("an estimate that no model made has neither a version nor data", async () => {
  await insert({ modelVersion: null, dataAsOf: null, apartmentName: null });

  expect(await findEstimate(db, "one")).toMatchObject({ modelVersion: null, dataAsOf: null, apartmentName: null });
});

it("an estimate of before it was told says nothing of what its model reads", async () => {
  await insert();
  await sql`update estimate set subject = subject::jsonb - 'answersRead'`.execute(db);

  expect((await findEstimate(db, "one"))?.answersRead).toBeNull();
});

it("the newest of the same input by the same model is used again, while it is new enough", async () => {
  await insert({ id: "old", createdAt: at(-days(3)) });
  await insert({ id: "newest", createdAt: at(-days(1)) });
  await insert({ id: "other-input", inputHash: "other" });
  await insert({ id: "other-model", modelVersion: "v2" });
  const reusable = async (since: Date, changes = {}) =>
    (await findReusable(db, { inputHash: "hash", modelVersion: "v1", since, ...changes }))?.id ?? null;

  expect(await reusable(at(-days(7)))).toBe("newest");
  expect(await reusable(at(-days(1)))).toBe("newest");
  expect(await reusable(at(-days(1) + 1))).toBeNull();
  expect(await reusable(at(-days(7)), { modelVersion: "v2" })).toBe("other-model");
  expect(await reusable(at(-days(7)), { inputHash: "none" })).toBeNull();
});

it("what has expired is removed, to the millisecond", async () => {
  await insert({ id: "gone", expiresAt: at(-1) });
  await insert({ id: "last", expiresAt: NOW });

  expect(await deleteEstimates(db, NOW)).toBe(1);
  expect([await findEstimate(db, "gone"), (await findEstimate(db, "last"))?.id]).toEqual([null, "last"]);
});

it("an estimate is written once: another of its name is refused", async () => {
  await insert();

  await expect(insert({ apartmentName: "別の建物" })).rejects.toThrow("duplicate key");
  expect(await findEstimate(db, "one")).toMatchObject({ apartmentName: "豊洲レジデンス" });
});
