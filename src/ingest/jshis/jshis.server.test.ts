import { beforeAll, expect, test } from "vitest";
import { findingsAt } from "#domain/surroundings/index.server.ts";
import { importFile } from "#ingest/import-file.server.ts";
import { movableClock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { aFile } from "#test/support/transaction-files.ts";
import { jshis } from "./source.server.ts";

let db: Db;
beforeAll(async () => {
  ({ db } = await testDatabase());
});

async function load(name: string, text: string) {
  const path = await aFile(text, { name, gzip: true });
  const clock = movableClock(new Date("2026-11-21T00:00:00Z"));
  const outcome = await importFile(jshis, { db, clock, path, reportPath: `${path}.rejected.csv` });
  if (!outcome.ok) throw new Error(outcome.line);
  return outcome.value;
}

// Values that the API of J-SHIS gives for these points (Y2024, AVR, TTL_MTTL; ground V4).
const CHANCES = "# CODE,T30_I55_PS\n5030330343,0.095286\n5030330011,0.086037\n5339154113,0.406220\n6441428811,0.024075\n";
const GROUND = "# CODE,JCODE,AVS,ARV\n5030330343,15,195.9,1.84\n";

test("the chance of 震度6弱 and the ground are found at a point, each with its edition", async () => {
  expect(await load("P-Y2024-PRM-AVR-TTL_MTTL.csv", CHANCES)).toMatchObject({ added: 4, asOf: "2024年版", layout: "jshis-probability" });
  expect(await load("P-Y2024-PRM-AVR-TTL_MTTL.csv", CHANCES)).toMatchObject({ added: 0, changed: 0, unchanged: 4 });
  expect(await load("Z-V4-JAPAN-AMP-VS400_M250.csv", GROUND)).toMatchObject({ added: 1, layout: "jshis-ground" });

  const points = [
    [130.4207, 33.5902],
    [130.376, 33.584],
    [139.638, 35.454],
    [141.3508, 43.0686],
  ] as const;
  const findings = await Promise.all(points.map(([lon, lat]) => findingsAt(db, { lon, lat }, ["quake_i55", "ground_arv", "ground_avs"])));

  expect(findings.map(([quake]) => quake?.value)).toEqual([9.5286, 8.6037, 40.622, 2.4075]);
  expect(findings[0]?.[0]?.provenance).toMatchObject({ asOf: "2024年版", precision: "250mメッシュ", isSample: false });
  expect(findings[0]?.[1]).toMatchObject({ value: 1.84, details: { landform: "三角州・海岸低地" }, provenance: { asOf: "V4" } });
  expect(findings[0]?.[2]).toMatchObject({ value: 195.9 });
  expect(findings[1]?.[1]).toMatchObject({ state: "no_data", provenance: null });
});
