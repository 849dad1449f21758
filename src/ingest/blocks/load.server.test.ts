import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { findBlock } from "#domain/properties/index.server.ts";
import { importFile } from "#ingest/import-file.server.ts";
import { movableClock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { aLoad, insertRows } from "#test/support/market.ts";
import { aFile, csv } from "#test/support/transaction-files.ts";
import { blocks } from "./source.server.ts";

let db: Db;
beforeAll(async () => {
  ({ db } = await testDatabase());
});
beforeEach(async () => {
  await sql`truncate block`.execute(db);
});

const clock = movableClock(new Date("2026-11-21T00:00:00Z"));
const row = (town: string, block: string, lat: number, chief = "1", city = "墨田区") => ({
  ...{ 都道府県名: "東京都", 市区町村名: city, "大字・丁目名": town, "小字・通称名": "", "街区符号・地番": block },
  ...{ 座標系番号: "9", Ｘ座標: "0", Ｙ座標: "0", 緯度: String(lat), 経度: "139.83", 住居表示フラグ: "1", 代表フラグ: chief },
  ...{ 更新前履歴フラグ: "0", 更新後履歴フラグ: "0" },
});

async function load(rows: readonly Readonly<Record<string, string>>[]) {
  const path = await aFile(csv(rows), { encoding: "cp932", name: "13107_2024.csv" });
  const outcome = await importFile(blocks, { db, clock, path, reportPath: `${path}.rejected.csv` });
  if (!outcome.ok) throw new Error(outcome.line);
  return outcome.value;
}
const latOf = async (block: string, chome = "八広六丁目", cityCode = "13107") =>
  (await findBlock(db, { cityCode, chome, block }))?.lat ?? null;

test("a 街区 stands at the point that is named for it, else in the middle of its points, and a second time nothing changes", async () => {
  const rows = [
    row("八広六丁目", "12", 35.5),
    row("八広六丁目", "12", 35.9, "0"),
    row("八広６丁目", "13", 35.25, "0"),
    row("八広６丁目", "13", 35.75, "0"),
  ];

  expect(await load(rows)).toMatchObject({ read: 4, added: 2, asOf: "2024" });
  expect([await latOf("12"), await latOf("13"), await latOf("14")]).toEqual([35.5, 35.5, null]);
  expect(await load(rows)).toMatchObject({ added: 0, changed: 0, unchanged: 2 });
});

test("a newer file moves blocks and takes away those that its cities no longer have", async () => {
  await load([row("八広六丁目", "12", 35.5), row("八広六丁目", "13", 35.6), row("大山町", "1", 35.7, "1", "渋谷区")]);
  const second = await load([row("八広六丁目", "12", 35.55)]);

  expect(second).toMatchObject({ added: 0, changed: 1, notes: ["新しいファイルにないため消した街区: 1件"] });
  expect([await latOf("12"), await latOf("13"), await latOf("1", "大山町", "13113")]).toEqual([35.55, null, 35.7]);
});

describe("beside the towns", () => {
  const YAHIRO = { city_code: "13107", name: "八広六丁目", prefecture: "東京都", city: "墨田区", lon: 139.83, lat: 35.72 };
  beforeAll(async () => {
    await insertRows(db, "town", await aLoad(db, "towns"), [YAHIRO]);
  });
  afterAll(async () => {
    await sql`truncate town`.execute(db);
  });

  test.each([
    [4990, true],
    [5010, false],
    [800_000, false],
  ])("a block %d m from the middle of its town is kept: %s", async (metres, isKept) => {
    const { rejected, notes } = await load([row("八広六丁目", "12", 35.72), row("八広六丁目", "13", 35.72 + metres / 111_195)]);

    expect([await latOf("12"), (await latOf("13")) !== null, rejected]).toEqual([35.72, isKept, 0]);
    expect(notes).toEqual(isKept ? [] : ["緯度・経度が町の中心から5kmより離れているため外した街区: 1件(墨田区八広六丁目13)"]);
  });

  test("a file all of whose blocks lie elsewhere is refused, and a town that is not known refuses nothing", async () => {
    await load([row("八広六丁目", "12", 35.72)]);

    await expect(load([row("八広六丁目", "12", 43)])).rejects.toThrow("使える街区のないファイル");
    expect(await latOf("12")).toBe(35.72);
    expect(await load([row("八広五丁目", "1", 43)])).toMatchObject({ added: 1 });
  });
});

test("a block is found however its number is written, and never in another town", async () => {
  await load([row("八広六丁目", "12", 35.5)]);

  expect([await latOf("１２"), await latOf("12番"), await latOf("12番地")]).toEqual([35.5, 35.5, 35.5]);
  expect([await latOf("12", "八広五丁目"), await latOf("12", "八広六丁目", "13108"), await latOf("1")]).toEqual([null, null, null]);
});
