import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import iconv from "iconv-lite";
import { beforeAll, describe, expect, it } from "vitest";
import { createReportDeps, reportOf } from "#domain/risk/index.server.ts";
import { NOTHING_TOLD } from "#domain/subjects/subject-of.ts";
import { sourceNamed } from "#ingest/sources.server.ts";
import { placeKeyOf } from "#kernel/place-key.ts";
import { movableClock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { moved } from "#test/support/layer-rows.ts";
import { FLOOD_META, MIDDLE, OFFICIAL_FILES, type OfficialFile } from "./official-layouts.ts";

const clock = movableClock(new Date("2026-11-21T03:00:00Z"));
const TOLD = { builtYear: 2015, floors: 7, structure: "RC", units: 40, reserveFundYenPerM2: 250 } as const;

let db: Db;
let folder: string;
beforeAll(async () => {
  ({ db } = await testDatabase());
  folder = await mkdtemp(path.join(tmpdir(), "machinone-official-"));
  await writeFile(path.join(folder, "flood_meta.json"), FLOOD_META);
  for (const file of OFFICIAL_FILES) await load(file);
});

async function load({ source, name, bytes, encoding }: OfficialFile): Promise<void> {
  const file = path.join(folder, name);
  await writeFile(file, typeof bytes === "string" ? iconv.encode(bytes, encoding ?? "utf8") : bytes);
  const outcome = await sourceNamed(source)?.load({ db, clock, path: file, reportPath: `${file}.rejected.csv` });
  if (!outcome?.ok) throw new Error(outcome?.line ?? `no source ${source}`);
}

async function reportAt(precision: "town" | "point", place = MIDDLE, told: typeof TOLD | typeof NOTHING_TOLD = TOLD) {
  const report = await reportOf(createReportDeps({ db, clock }), placeKeyOf({ precision, place }), { floor: null, weights: null, told });
  if (!report.ok) throw new Error(report.reason);
  return report.value;
}

const indicators = ({ rating }: Awaited<ReturnType<typeof reportAt>>) =>
  new Map(rating.pillars.flatMap((pillar) => pillar.indicators).map((one) => [one.id, one]));

describe("a place about which the files of J-SHIS, 国土交通省, 警視庁, 東京都 and 国勢調査 were imported", () => {
  it.each(["town", "point"] as const)("has a letter of its own at the precision of a %s", async (precision) => {
    const { rating, isSample, subject } = await reportAt(precision);

    expect(subject).toMatchObject({ kind: "place", precision, chome: "丙町三丁目" });
    expect(rating.coverage).toBeGreaterThanOrEqual(0.6);
    expect(rating.letter).toMatch(/^(AAA|AA|A|BBB|BB|B|C)$/);
    expect(isSample).toBe(false);
  });

  it("rests on what each file says of the place", async () => {
    const found = indicators(await reportAt("point", moved(MIDDLE, -60)));

    for (const id of ["quake_probability", "ground_amplification", "liquefaction", "area_danger", "flood", "crime"]) {
      expect([id, found.get(id as never)?.state]).toEqual([id, "ok"]);
    }
    expect(found.get("crime")).toMatchObject({ provenance: { precision: "町丁目（おおよそ）" } });
  });

  it("reads water over the town: half of it floods, though its centre stays dry", async () => {
    const [town, pin] = [indicators(await reportAt("town")), indicators(await reportAt("point", moved(MIDDLE, 40)))];

    expect(pin.get("flood")).toMatchObject({ state: "none" });
    expect(town.get("flood")).toMatchObject({ state: "ok", provenance: { precision: "町丁目（おおよそ）" } });
    expect(town.get("crime")).toMatchObject({ provenance: { precision: "町丁目" } });
  });

  it("has less to rest on where nothing is told of its building", async () => {
    const [told, untold] = [await reportAt("town"), await reportAt("town", MIDDLE, NOTHING_TOLD)];

    expect(untold.rating.coverage).toBeLessThan(told.rating.coverage);
    expect(untold.rating.letter === null).toBe(untold.rating.coverage < 0.6);
  });
});
