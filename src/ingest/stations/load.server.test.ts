import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { importFile } from "#ingest/import-file.server.ts";
import { movableClock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { aFile, csv } from "#test/support/transaction-files.ts";
import { stations } from "./source.server.ts";

let db: Db;
beforeAll(async () => {
  ({ db } = await testDatabase());
});

const row = (name: string, lon: string, code = "007068") => ({
  N02_001: "11",
  N02_002: "2",
  N02_003: "東海道線",
  N02_004: "西日本旅客鉄道",
  N02_005: name,
  N02_005c: code,
  N02_005g: "007068",
  lon,
  lat: "34.5",
});

async function load(rows: readonly Readonly<Record<string, string>>[]) {
  const path = await aFile(csv(rows));
  const outcome = await importFile(stations, {
    db,
    clock: movableClock(new Date("2026-11-21T00:00:00Z")),
    path,
    reportPath: `${path}.rejected.csv`,
  });
  if (!outcome.ok) throw new Error(outcome.line);
  return outcome.value;
}

test("a station of several stretches is stored once in their middle; later files change only what differs", async () => {
  const rows = [row("大阪", "135.25"), row("大阪", "135.75"), row("新大阪", "135.5", "007069")];

  expect(await load(rows)).toMatchObject({ read: 3, added: 2 });
  expect(await load(rows)).toMatchObject({ added: 0, changed: 0, unchanged: 2 });
  expect(await load([row("大阪", "135.5"), row("新大阪(新)", "135.5", "007069")])).toMatchObject({ changed: 1, unchanged: 1 });
  expect((await sql`select id, name, line, group_code, lon from station order by id`.execute(db)).rows).toEqual([
    { id: "007068", name: "大阪", line: "東海道線", group_code: "007068", lon: 135.5 },
    { id: "007069", name: "新大阪(新)", line: "東海道線", group_code: "007068", lon: 135.5 },
  ]);
  expect((await sql`select attribution, licence from data_load limit 1`.execute(db)).rows).toEqual([
    { attribution: "国土交通省 国土数値情報(鉄道データ N02)を加工して作成", licence: "CC BY 4.0" },
  ]);
});
