import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { sql } from "kysely";
import { z } from "zod";
import { findingsAt, findingsOver, pointsNear } from "#domain/surroundings/index.server.ts";
import { floodTowns } from "#ingest/flood-towns/source.server.ts";
import type { Source } from "#ingest/frame/source.ts";
import { importFile } from "#ingest/import-file.server.ts";
import { jshis } from "#ingest/jshis/source.server.ts";
import { towns } from "#ingest/towns/source.server.ts";
import { stormSurge } from "#ingest/zones/water-zones.server.ts";
import type { LonLat } from "#kernel/geo.ts";
import { systemClock } from "#platform/clock.server.ts";
import type { Db } from "#platform/db.server.ts";
import { withMigratedDatabase } from "#tools/with-migrated-database.ts";
import { median, quantile, timings } from "./measure.ts";
import { madeUpTowns, writeGrids, writeMeshes, writeTowns, writeZones } from "./surroundings/made-up-files.ts";
import type { BenchFigure, BenchGroup } from "./types.ts";

/** Imports of made-up files of the published sizes (the flood ranks of all towns: at most 20 s), then look-ups of places in a dense city. */
export const group: BenchGroup = {
  name: "surroundings",
  run: async () => {
    const folder = await mkdtemp(path.join(tmpdir(), "machinone-bench-"));
    try {
      return await withMigratedDatabase((db) => figures(db, folder));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};

async function figures(db: Db, folder: string): Promise<BenchFigure[]> {
  const grids = await thirteenGrids(await writeGrids(folder));
  const places = madeUpTowns();
  const townFile = await writeTowns(folder, places);
  await load(db, towns, townFile);
  const townSeconds = await load(db, floodTowns, townFile);
  const meshSeconds = await load(db, jshis, await writeMeshes(folder));
  const zoneSeconds = await load(db, stormSurge, await writeZones(folder));
  await sql`analyze`.execute(db);
  return [
    { name: "surroundings.import.flood-towns", value: townSeconds, unit: "s" },
    { name: "surroundings.import.jshis-100k", value: meshSeconds, unit: "s" },
    { name: "surroundings.import.zones-2000", value: zoneSeconds, unit: "s" },
    ...grids,
    ...(await lookUps(db, places)),
  ];
}

async function load<Row>(db: Db, source: Source<Row>, file: string): Promise<number> {
  const start = performance.now();
  const outcome = await importFile(source, { db, clock: systemClock, path: file, reportPath: `${file}.rejected.csv` });
  if (!outcome.ok) throw new Error(outcome.line);
  return (performance.now() - start) / 1000;
}

const IMPORT = path.join(import.meta.dirname, "surroundings/import-grids.ts");
const importSchema = z.object({ seconds: z.number(), megabytes: z.number() });

/**
 * One import of thirteen pictures in a process and a database of its own, as the ingest command is one: at most 60 s, and at most 500 MB at its
 * peak. In this process the pictures that were made up and all that the benches load would count too.
 */
async function thirteenGrids(files: readonly string[]): Promise<BenchFigure[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [IMPORT, ...files]);
  const { seconds, megabytes } = importSchema.parse(JSON.parse(stdout.trim().split("\n").at(-1) ?? ""));
  return [
    { name: "surroundings.import.flood-grid", value: seconds, unit: "s" },
    { name: "surroundings.import.flood-grid.memory", value: megabytes, unit: "MB" },
  ];
}

async function lookUps(db: Db, towns: readonly LonLat[]): Promise<BenchFigure[]> {
  const place = (run: number) => towns[(Math.abs(run) * 2 * 97) % towns.length] ?? { lon: 139.7, lat: 35.7 };
  const findings = await timings((run) => findingsAt(db, place(run)), { runs: 500, warmUps: 50 });
  const known = await timings((run) => findingsAt(db, { ...place(run), cityCode: "13101" }), { runs: 500, warmUps: 50 });
  const town = (run: number) => ({ cityCode: "13101", chome: "一番町", place: place(run) });
  const over = await timings((run) => findingsOver(db, town(run)), { runs: 200, warmUps: 20 });
  const kinds = ["clinic", "school", "park"];
  const points = await timings((run) => pointsNear(db, { place: place(run), kinds, withinM: 800, limit: 20 }), { runs: 200, warmUps: 20 });
  return [
    { name: "surroundings.findings.ms", value: median(findings), unit: "ms" },
    { name: "surroundings.findings.p95.ms", value: quantile(findings, 0.95), unit: "ms" },
    { name: "surroundings.findings.city.ms", value: median(known), unit: "ms" },
    { name: "surroundings.town.ms", value: median(over), unit: "ms" },
    { name: "surroundings.town.p95.ms", value: quantile(over, 0.95), unit: "ms" },
    { name: "surroundings.points.ms", value: median(points), unit: "ms" },
  ];
}
