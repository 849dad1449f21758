import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { textOf } from "#test/support/render-in-router.tsx";
import { sampleCity, sampleItems } from "#web/risk/samples/guide-samples.ts";
import { BuildingMap, buildingItem, CityMap, cityItem } from "./area-map.tsx";

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
      { mark, label: `${cityName}の診断`, href: "/risk/search_area?city=13108" },
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

describe("the map beside a list", () => {
  const read = (map: ReactNode) => textOf(renderToStaticMarkup(map));

  it("is prepared where there is anything to draw, and left out where there is not", () => {
    const { place: _, ...bare } = sampleCity;

    expect(read(<CityMap cities={[sampleCity]} />)).toContain("地図を準備しています");
    expect(read(<CityMap cities={[{ ...bare, place: null }]} />)).toBe("");
    expect(read(<BuildingMap items={sampleItems} />)).toContain("地図を準備しています");
    expect(read(<BuildingMap items={[]} />)).toBe("");
  });
});
