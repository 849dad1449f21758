import { sql } from "kysely";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { townPopulation } from "#ingest/town-population/source.server.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { importedRows } from "#test/support/imported-rows.ts";
import { crimeTowns } from "./source.server.ts";

let db: Db;
beforeAll(async () => {
  ({ db } = await testDatabase());
});
beforeEach(async () => {
  await sql`delete from town_fact`.execute(db);
});

const counts = (area: string, burglary: number) => ({
  市区町丁: area,
  総合計: String(burglary * 2),
  凶悪犯計: "0",
  粗暴犯計: "0",
  侵入窃盗計: String(burglary),
  非侵入窃盗ひったくり: "0",
  非侵入窃盗自転車盗: "0",
  非侵入窃盗車上ねらい: "0",
});
const people = (town: string, night: string, day = night) => ({ city_code: "13101", town, population: night, day_population: day });
const crimes = (rows: readonly Record<string, string>[], name = "R5.csv") =>
  importedRows(crimeTowns, { db, rows, name, encoding: "cp932" });
const population = (rows: readonly Record<string, string>[]) =>
  importedRows(townPopulation, { db, rows, name: "town_population_2020.csv" });
const facts = async () =>
  new Map(
    (
      await sql<{ town: string; data: Record<string, unknown> }>`select town, data from town_fact where dataset = 'crime'`.execute(db)
    ).rows.map(({ town, data }) => [town, data]),
  );

test("years of counts stand side by side; without a population there is neither rate nor quintile", async () => {
  expect(await crimes([counts("千代田区飯田橋１丁目", 3), counts("千代田区計", 3)])).toMatchObject({
    asOf: "2023",
    added: 1,
    byReason: { subtotal: 1 },
    notes: ["位置の分からない町丁目: 1件", "率を計算した町丁目: 0件 / 1件(町丁目の夜間・昼間人口がある場合だけ計算します)"],
  });
  await crimes([counts("千代田区飯田橋１丁目", 5)], "crime_2024.csv");

  expect(Object.keys((await facts()).get("飯田橋一丁目") ?? {})).toEqual(["2023", "2024"]);
});

test("a file whose name does not tell the year is refused", async () => {
  await expect(crimes([counts("千代田区飯田橋１丁目", 3)], "towns.csv")).rejects.toThrow("ファイル名から年が分からない");
});

test("whichever comes last, counts or population, makes the rates; importing again changes nothing", async () => {
  const towns = Array.from({ length: 25 }, (_, i) => `町${i + 1}丁目`);
  const rows = towns.map((town, i) => counts(`千代田区${town}`, 40 * i));
  await population(towns.map((town) => people(town, "1000", "3000")));
  await crimes(rows);

  const before = await facts();
  const last = before.get("町二十五丁目");
  expect(last).toMatchObject({ quintile: 5, rateYear: "2023", populationOf: "2020" });
  expect(Number(last?.rate)).toBeLessThan(480);
  expect(Number(last?.rate)).toBeGreaterThan(475);
  expect(before.get("町一丁目")).toMatchObject({ quintile: 1 });
  expect(await crimes(rows)).toMatchObject({ added: 0, changed: 0, unchanged: 25 });
  expect(await facts()).toEqual(before);
});

test("a newer population changes the rates, and a town that lost its day population loses its rate", async () => {
  await crimes([counts("千代田区甲町", 10), counts("千代田区乙町", 10)]);
  await population([people("甲町", "1000"), people("乙町", "1000")]);
  expect((await facts()).get("甲町")).toMatchObject({ rate: 10 });

  await population([people("甲町", "2000"), people("乙町", "2000")]);
  expect((await facts()).get("甲町")).toMatchObject({ rate: 5 });
  await sql`update town_fact set data = data - 'day' where dataset = 'town_population' and town = '甲町'`.execute(db);
  await population([people("乙町", "2000")]);
  expect((await facts()).get("甲町")).not.toHaveProperty("rate");
});

test("a town that the newest year does not list keeps its counts but has no rate", async () => {
  await population([people("甲町", "1000"), people("乙町", "1000")]);
  await crimes([counts("千代田区甲町", 10), counts("千代田区乙町", 10)]);
  await crimes([counts("千代田区乙町", 10)], "R6.csv");

  expect((await facts()).get("甲町")).not.toHaveProperty("rate");
  expect((await facts()).get("乙町")).toMatchObject({ rate: 10, rateYear: "2024" });
});

test("a town is the same whether the police or the census write its ヶ large or small", async () => {
  await population([people("霞ヶ関１丁目", "1000")]);
  await crimes([counts("千代田区霞ケ関１丁目", 10)]);

  expect((await facts()).get("霞ケ関一丁目")).toMatchObject({ rate: 10 });
});
