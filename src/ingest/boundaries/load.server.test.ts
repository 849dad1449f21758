import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { importFile } from "#ingest/import-file.server.ts";
import { movableClock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { aFile } from "#test/support/transaction-files.ts";
import { boundaries } from "./source.server.ts";

let db: Db;
beforeAll(async () => {
  ({ db } = await testDatabase());
});

const feature = (code: string | null, lon: number) => ({
  type: "Feature",
  properties: { N03_001: "東京都", N03_003: null, N03_004: "江東区", N03_007: code },
  geometry: {
    type: "Polygon",
    coordinates: [
      [
        [lon, 35],
        [lon + 1, 35],
        [lon, 36],
        [lon, 35],
      ],
    ],
  },
});

async function load(features: readonly unknown[]) {
  const path = await aFile(JSON.stringify({ type: "FeatureCollection", features }), { gzip: true, name: "n03.geojson.gz" });
  return await importFile(boundaries, {
    db,
    clock: movableClock(new Date("2026-11-21T00:00:00Z")),
    path,
    reportPath: `${path}.rejected.csv`,
  });
}

test("outlines are stored by municipality; the same file changes nothing, a new outline replaces the old", async () => {
  const features = [feature("13108", 139), feature("13108", 141), feature(null, 143)];

  expect(await load(features)).toMatchObject({ value: { read: 2, added: 1, rejected: 1, byReason: { "code-missing": 1 } } });
  expect(await load(features)).toMatchObject({ value: { added: 0, changed: 0, unchanged: 1 } });
  expect(await load([feature("13108", 145)])).toMatchObject({ value: { added: 0, changed: 1 } });
  expect((await sql`select city_code, name, jsonb_array_length(geometry->'coordinates') as parts from boundary`.execute(db)).rows).toEqual([
    { city_code: "13108", name: "江東区", parts: 1 },
  ]);
});

test("a map without outlines of municipalities is refused", async () => {
  expect(await load([])).toMatchObject({ ok: false, reason: "unknown-layout" });
});
