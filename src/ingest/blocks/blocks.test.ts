import { describe, expect, it, test } from "vitest";
import { readSource } from "#test/support/read-source.ts";
import { blocks } from "./source.server.ts";

const HEADER =
  '"都道府県名","市区町村名","大字・丁目名","小字・通称名","街区符号・地番","座標系番号","Ｘ座標","Ｙ座標","緯度","経度","住居表示フラグ","代表フラグ","更新前履歴フラグ","更新後履歴フラグ"';
const line = (changes: Readonly<Record<number, string>> = {}) =>
  ["東京都", "墨田区", "八広六丁目", "", "12", "9", "-30220.4", "-355.2", "35.727421", "139.829404", "1", "1", "0", "0"]
    .map((cell, i) => `"${changes[i] ?? cell}"`)
    .join(",");
const read = (...lines: string[]) => readSource(blocks, `${[HEADER, ...lines].join("\r\n")}\r\n`, "13_2024.csv");

test("a 街区 is known by its city, its 町丁目 and its number", async () => {
  const { layout, rows, rejected, asOf } = await read(line());

  expect([layout, asOf, rejected]).toEqual(["isj-blocks", "2024", []]);
  expect(rows).toEqual([
    { cityCode: "13107", chome: "八広六丁目", block: "12", place: { lon: 139.829404, lat: 35.727421 }, isChief: true },
  ]);
});

describe("what is written otherwise", () => {
  it.each([
    ["a number of the 丁目 in digits", { 2: "八広６丁目" }, { chome: "八広六丁目" }],
    ["a 小字 between the 大字 and the number", { 2: "大字寺山", 3: "字北", 4: "１２３" }, { chome: "大字寺山字北", block: "123" }],
    ["a point among others of one 街区", { 11: "0" }, { isChief: false }],
    ["a county before the town", { 1: "西多摩郡檜原村" }, { cityCode: "13307" }],
    ["a 街区 that was made anew", { 12: "1", 13: "2" }, { block: "12" }],
  ])("%s", async (_what, changes, expected) => {
    expect((await read(line(changes))).rows[0]).toMatchObject(expected);
  });
});

test.each([
  ["abolished", { 13: "3" }],
  ["abolished", { 12: "3" }],
  ["city-invalid", { 1: "隅田区" }],
  ["town-missing", { 2: "" }],
  ["block-missing", { 4: "" }],
  ["place-missing", { 8: "" }],
  ["place-invalid", { 8: "139.8", 9: "35.7" }],
])("is rejected as %s: %j", async (reason, changes) => {
  expect((await read(line(changes), line())).rejected).toEqual([reason]);
});

test("another table is refused", async () => {
  await expect(readSource(blocks, "city_code,town\n13107,八広\n")).rejects.toMatchObject({ reason: "unknown-layout" });
});
