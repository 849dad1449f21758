import { describe, expect, it } from "vitest";
import { sampleCity, sampleItems } from "#web/risk/samples/guide-samples.ts";
import { buildingItem, cityItem } from "./area-map.tsx";

describe("a city on the map", () => {
  it.each([
    ["江東区", "江東"],
    ["港区", "港区"],
    ["世田谷区", "世田谷"],
    ["福岡市中央区", "中央"],
    ["市川市", "市川"],
    ["八王子市", "八王子"],
  ])("%s is marked %s", (cityName, mark) => {
    expect(cityItem({ ...sampleCity, cityName })).toMatchObject([
      { mark, label: `${cityName}のマンション`, href: "/risk/search_area?city=13108" },
    ]);
  });

  it("is left to the list where nobody knows its place", () => {
    expect(cityItem({ ...sampleCity, place: null })).toEqual([]);
  });
});

describe("a building on the map", () => {
  const [first] = sampleItems;
  if (!first) throw new Error("the sample has no building");
  const { apartment, rating } = first;

  it("carries its letter and leads to its report", () => {
    expect(buildingItem(first)).toMatchObject({ mark: rating?.letter, label: apartment.name, href: `/risk/${apartment.key}/summary` });
  });

  it.each([
    ["未診断", null],
    ["判定保留", rating && { ...rating, letter: null }],
  ])("says in words that it has none: %s", (words, without) => {
    const { mark, detail } = buildingItem({ apartment, rating: without });

    expect([mark, detail.endsWith(`・${words}`)]).toEqual(["—", true]);
  });
});
