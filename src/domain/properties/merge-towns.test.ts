import { expect, it } from "vitest";
import { mergeTowns, type NamedTown } from "./merge-towns.ts";

const named = (name: string, changes: Partial<NamedTown> = {}): NamedTown => ({
  cityCode: "13113",
  cityName: "渋谷区",
  prefecture: "東京都",
  name,
  kana: null,
  place: null,
  ...changes,
});

it("joins the 丁目 of a town in their middle and spells it as the sales do", () => {
  const listed = [
    named("千駄ヶ谷一丁目", { kana: "センダガヤ 1", place: { lon: 139, lat: 35 } }),
    named("千駄ヶ谷二丁目", { kana: "センダガヤ 2", place: { lon: 140, lat: 36 } }),
  ];

  const towns = mergeTowns(listed, [named("千駄ケ谷", { place: { lon: 1, lat: 1 } })]);

  expect(towns).toEqual([
    {
      prefecture: "東京都",
      cityCode: "13113",
      cityName: "渋谷区",
      town: "千駄ケ谷",
      kana: "センダガヤ",
      place: { lon: 139.5, lat: 35.5 },
    },
  ]);
});

it("knows a town from the table alone, without its 丁目", () => {
  expect(mergeTowns([named("広尾一丁目")], [])).toMatchObject([{ town: "広尾", kana: null, place: null }]);
});

it("takes the place from the sales where the table has none", () => {
  expect(mergeTowns([], [named("広尾", { place: { lon: 139.7, lat: 35.6 } })])).toMatchObject([
    { town: "広尾", place: { lon: 139.7, lat: 35.6 } },
  ]);
});

it("keeps towns of one name in two cities apart", () => {
  expect(mergeTowns([], [named("本町"), named("本町", { cityCode: "13114" })])).toHaveLength(2);
});
