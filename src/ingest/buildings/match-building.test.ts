import { expect, test } from "vitest";
import { buildingFinder } from "./match-building.ts";

const find = buildingFinder([
  { key: "a", name: "パークハイツ豊洲", address: "東京都江東区豊洲5丁目1-2" },
  { key: "b", name: "コーポ青木", address: "東京都港区芝1丁目1-1" },
  { key: "c", name: "コーポ青木", address: "東京都北区赤羽1丁目1-1" },
  { key: "d", name: "メゾン双葉", address: "東京都文京区本郷1-1" },
  { key: "e", name: "メゾン双葉", address: "東京都文京区本郷1-1" },
]);

test.each([
  ["パークハイツ豊洲", "東京都江東区豊洲5丁目1-2", "a"],
  ["ﾊﾟｰｸﾊｲﾂ 豊洲", "江東区豊洲五丁目１－２", "a"],
  ["コーポ青木", "北区赤羽1丁目1-1", "c"],
  ["コーポ青木", "1-1", null],
  ["コーポ青木", "東京都新宿区1-1", null],
  ["メゾン双葉", "東京都文京区本郷1-1", null],
  ["知らない館", "東京都江東区豊洲5丁目1-2", null],
  ["パークハイツ豊洲", "", null],
])("%s at %s is %j", (name, address, key) => {
  expect(find(name, address)).toBe(key);
});
