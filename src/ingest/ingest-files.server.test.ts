import { mkdtemp, readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { movableClock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { aCondoRow, aFile, csv } from "#test/support/transaction-files.ts";
import { ingestFiles } from "./ingest-files.server.ts";

let db: Db;
beforeAll(async () => {
  ({ db } = await testDatabase());
});

async function terminal() {
  const [lines, complained, removed]: [string[], string[], string[]] = [[], [], []];
  return {
    lines,
    complained,
    removed,
    removeFile: async (path: string) => void removed.push(path),
    db,
    clock: movableClock(new Date("2026-11-21T01:02:03.456Z")),
    reportFolder: await mkdtemp(join(tmpdir(), "machinone-reports-")),
    say: (line: string) => lines.push(line),
    complain: (line: string) => complained.push(line),
    progress: new PassThrough(),
  };
}

test("good files are loaded although another is refused", async () => {
  const here = await terminal();
  const good = await aFile(csv([aCondoRow(), aCondoRow({ 種類: "船" })]), { name: "good.csv" });
  const refused = await ingestFiles("transactions", [await aFile("x,y\n1,2\n", { name: "bad.csv" }), good], here);

  expect(refused).toBe(1);
  expect(here.complained).toEqual([expect.stringMatching(/^bad\.csv は取り込めません。.*2列の表\(x, y\)/)]);
  expect(here.lines[0]).toBe("good.csv(mlit-web-21、2024Q2〜2024Q2)を取り込みました。");
  expect(await readdir(here.reportFolder)).toEqual(["20261121T010203456Z-good.csv.rejected.csv"]);
});

test("the places that people may type are rebuilt after a load", async () => {
  const towns = "city_code,prefecture,city,town,koaza,lat,lng\n13107,東京都,墨田区,押上一丁目,,35.71,139.81\n";
  await ingestFiles("towns", [await aFile(towns)], await terminal());

  const { rows } = await sql<{ label: string }>`select label from suggestion where kind = 'town' and city_code = '13107'`.execute(db);
  expect(rows.map(({ label }) => label).join()).toContain("押上");
});

test("what stands in a file commands no terminal", async () => {
  const here = await terminal();
  const map = JSON.stringify({
    type: "FeatureCollection",
    features: [{ type: "Feature", properties: { "a\u001b[2Jb": 1 }, geometry: null }],
  });
  const header = "name,address,source,lon,lat,built_year\n";
  const path = await aFile(`${header}よい家\u202e,東京都墨田区押上1,\u001b]0;資料\u0007,139.81,35.71,2015\n`, { name: "見\u001b本.csv" });

  expect(await ingestFiles("town-polygons", [await aFile(map)], here)).toBe(1);
  expect(await ingestFiles("buildings", [path], here)).toBe(1);
  expect(here.complained).toEqual([expect.stringContaining("a[2Jb"), expect.stringContaining("見本.csv")]);
  expect(here.complained.join("") + here.lines.join("")).not.toMatch(/\p{C}/u);
});

test("nothing is announced when every file is refused", async () => {
  const here = await terminal();

  expect(await ingestFiles("stations", ["/nowhere/a.csv", "/nowhere/b.csv"], here)).toBe(2);
  expect(here.lines).toEqual([]);
  expect(here.complained).toHaveLength(2);
});

test("what the user says the data are of is kept with the load and shown", async () => {
  const here = await terminal();
  const table = "city_code,city,town,building_collapse_rank,fire_rank,activity_difficulty_rank,total_rank,lat,lng\n";
  const file = await aFile(`${table}13101,千代田区,飯田橋１丁目,2,1,1,1,35.69847,139.749414\n`, { name: "ranks.csv" });
  await ingestFiles("kikendo", [file], { ...here, asOf: "第8回(2018年)" });

  expect(here.lines[0]).toBe("ranks.csv(kikendo、第8回(2018年))を取り込みました。");
  expect((await sql`select as_of from data_load where source = 'kikendo'`.execute(db)).rows).toEqual([{ as_of: "第8回(2018年)" }]);
});

test("a source that nobody knows is a mistake of the caller", async () => {
  await expect(ingestFiles("prices", [], await terminal())).rejects.toThrow("no source is named prices");
});
