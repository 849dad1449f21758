import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { sourceNamed } from "#ingest/sources.server.ts";
import { type PlacePrecision, placeKeyOf } from "#kernel/place-key.ts";
import { systemClock } from "#platform/clock.server.ts";
import type { Db } from "#platform/db.server.ts";
import { testApi } from "#test/support/api.ts";
import { testDatabase } from "#test/support/database.ts";

const folder = process.env.SHARED_DATA ?? "";

const FILES = [
  ["towns", "areas/towns_geolonia_2023.csv.gz"],
  ["flood-grid", "hazards/flood_max_rank_5339.png"],
  ["flood-towns", "hazards/flood_rank_by_town.csv.gz"],
  ["kikendo", "hazards/tokyo_chiiki_kikendo_rank.csv.gz"],
] as const;

let db: Db;
let api: ReturnType<typeof testApi>;
beforeAll(async () => {
  if (folder === "") throw new Error("SHARED_DATA must name the folder that holds the open data");
  ({ db } = await testDatabase());
  const reports = await mkdtemp(path.join(tmpdir(), "machinone-reports-"));
  for (const [source, file] of FILES) {
    const reportPath = path.join(reports, `${source}.rejected.csv`);
    const outcome = await sourceNamed(source)?.load({ db, clock: systemClock, path: path.join(folder, file), reportPath });
    if (!outcome?.ok) throw new Error(outcome?.line ?? `no source ${source}`);
  }
  api = testApi(db, null);
});

async function keyOf(precision: PlacePrecision, cityCode: string, chome: string): Promise<string> {
  const { rows } = await sql<{ lon: number; lat: number }>`
    select lon, lat from town where city_code = ${cityCode} and name = ${chome}`.execute(db);
  const [place] = rows;
  if (!place) throw new Error(`no town ${chome}`);
  return placeKeyOf({ precision, place });
}

type Indicator = { readonly id: string; readonly state: string; readonly value: number | null };

async function reportFor(key: string) {
  const { status, body } = await api.get(`/api/estate/risk/${key}`);
  expect(status).toBe(200);
  const indicators: Indicator[] = body.rating.pillars.flatMap((pillar: { indicators: Indicator[] }) => pillar.indicators);
  return { subject: body.subject, of: (id: string) => indicators.find((one) => one.id === id) };
}

describe("a report is asked for by the key of a place that no row stands for", () => {
  test.each([
    ["13123", "平井一丁目", "ok", [3, 4]],
    ["13123", "西小岩一丁目", "ok", [3]],
    ["13123", "清新町一丁目", "none", [null, 0]],
    ["13103", "芝公園四丁目", "none", [null, 0]],
  ] as const)("%s %s as a point is %s in the flood grid", async (cityCode, chome, state, ranks) => {
    const { subject, of } = await reportFor(await keyOf("point", cityCode, chome));

    expect(subject).toMatchObject({ kind: "place", precision: "point", cityCode });
    expect(of("flood")?.state).toBe(state);
    expect(ranks).toContain(of("flood")?.value ?? null);
  });
});
