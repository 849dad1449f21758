import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { townKey } from "#kernel/place/chome.ts";
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

describe("any towns of a table and of sales", () => {
  const names = fc.constantFrom("豊洲", "豊洲一丁目", "豊洲五丁目", "霞ヶ関", "霞が関二丁目", "大字中", "中", "東雲");
  const place = fc.option(fc.record({ lon: fc.integer({ min: 139, max: 140 }), lat: fc.integer({ min: 35, max: 36 }) }), { nil: null });
  const towns = fc.array(fc.tuple(names, fc.constantFrom("13108", "13101"), place), { maxLength: 8 });
  const asNamed = (rows: [string, string, NamedTown["place"]][]) =>
    rows.map(([name, cityCode, where]) => named(name, { cityCode, place: where }));
  const keyOf = ({ cityCode }: { cityCode: string }, name: string) => `${cityCode}/${townKey(name)}`;

  it("become one town for each name of a city, and none is lost", () => {
    fc.assert(
      fc.property(towns, towns, (listed, sold) => {
        const keys = mergeTowns(asNamed(listed), asNamed(sold)).map((town) => keyOf(town, town.town));

        expect(new Set(keys).size).toBe(keys.length);
        expect(new Set(keys)).toEqual(new Set([...asNamed(listed), ...asNamed(sold)].map((town) => keyOf(town, town.name))));
      }),
    );
  });

  it("have a place exactly where the table or a sale knows one", () => {
    fc.assert(
      fc.property(towns, towns, (listed, sold) => {
        const placed = [...asNamed(listed), ...asNamed(sold)].filter((town) => town.place !== null);
        const known = new Set(placed.map((town) => keyOf(town, town.name)));

        for (const town of mergeTowns(asNamed(listed), asNamed(sold))) expect(town.place !== null).toBe(known.has(keyOf(town, town.town)));
      }),
    );
  });
});
