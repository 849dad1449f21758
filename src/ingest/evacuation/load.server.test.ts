import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { importedRows } from "#test/support/imported-rows.ts";
import { evacuation } from "./source.server.ts";

let db: Db;
beforeAll(async () => {
  ({ db } = await testDatabase());
});

const shelter = (id: string, name: string, lat = "41.9") => ({
  id,
  municipality: "北海道函館市",
  name,
  address: "函館市1",
  lat,
  lng: "140.9",
});
const site = (id: string, name: string) => ({
  ...shelter(id, name),
  ...{ flood: "1", landslide: "0", storm_surge: "0", earthquake: "1", tsunami: "0", large_fire: "0", inland_flood: "0", volcano: "0" },
});
const load = (rows: readonly Record<string, string>[], name = "evacuation_2025.csv") => importedRows(evacuation, { db, rows, name });
const points = async () =>
  (await sql`select dataset, source_key, name, data from place_point order by dataset, source_key`.execute(db)).rows;

test("sites and shelters are datasets of their own; the same file again changes nothing", async () => {
  const sites = [site("E0120200000001", "会館"), site("E0120200000002", "公園")];

  expect(await load(sites)).toMatchObject({ layout: "evacuation-sites", asOf: "2025", read: 2, added: 2 });
  expect(await load([shelter("E0120200000001", "会館")])).toMatchObject({ layout: "evacuation-shelters", added: 1 });
  expect(await load(sites)).toMatchObject({ added: 0, changed: 0, unchanged: 2 });
  expect(await points()).toMatchObject([
    { dataset: "evacuation_site", source_key: "01202/E0120200000001", name: "会館", data: { flood: true, tsunami: false } },
    { dataset: "evacuation_site", source_key: "01202/E0120200000002" },
    { dataset: "shelter", source_key: "01202/E0120200000001", data: {} },
  ]);
});

test("a newer file of a municipality takes away what it no longer lists, there alone", async () => {
  await load([shelter("E0120300000001", "小樽の学校")]);
  const loaded = await load([shelter("E0120200000009", "新しい会館")], "evacuation_2026.csv");

  expect(loaded).toMatchObject({ added: 1, notes: ["新しいファイルにないため消した行: 1件"] });
  expect((await points()).slice(2)).toMatchObject([{ source_key: "01202/E0120200000009" }, { source_key: "01203/E0120300000001" }]);
});

test("rows without a place are rejected under a reason of their own, and the ledger keeps credit and vintage", async () => {
  expect(await load([shelter("E0120400000001", "旭川の学校"), shelter("E0120400000002", "場所のない学校", "")])).toMatchObject({
    added: 1,
    rejected: 1,
    byReason: { "place-missing": 1 },
  });
  const { rows } = await sql`select attribution, licence, as_of, rejected_by_reason from data_load order by id desc limit 1`.execute(db);
  expect(rows).toEqual([
    {
      attribution: "国土地理院 指定緊急避難場所・指定避難所データを加工して作成",
      licence: "国土地理院コンテンツ利用規約(CC BY 4.0 互換)",
      as_of: "2025",
      rejected_by_reason: { "place-missing": 1 },
    },
  ]);
});
