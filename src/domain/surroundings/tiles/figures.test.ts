import { describe, expect, it } from "vitest";
import { areaKey } from "#domain/surroundings/shapes/known-centres.ts";
import { ByteCache } from "./byte-cache.ts";
import { crimeDot, crimeTags } from "./crime-figures.ts";
import { DEPTH_LEGEND, legendClass, QUAKE_LEGEND } from "./legends.ts";
import { isMapLayer, MAP_LAYERS } from "./map-layers.ts";
import { changeFigures, isFew, priceFigures, riseFigures, tagsOfArea, tagsOfYears, yieldFigures } from "./market-figures.ts";

const TOYOSU = { cityCode: "13108", town: "豊洲", cityName: "江東区", lon: 139.7935, lat: 35.6555 };
const price = (year: number, medianYenPerM2: number, n: number, town: string | null = "豊洲") =>
  ({ ...TOYOSU, town, kind: "condo", year, medianYenPerM2, n }) as const;

describe("official colours", () => {
  it("of depth are those of the standard legend", () => {
    expect(DEPTH_LEGEND.map(({ from, colour, label }) => [from, colour, label])).toEqual([
      [1, "#F7F5A9", "0.5m未満"],
      [2, "#FFD8C0", "0.5m以上3m未満"],
      [3, "#FFB7B7", "3m以上5m未満"],
      [4, "#FF9191", "5m以上10m未満"],
      [5, "#F285C9", "10m以上20m未満"],
      [6, "#DC7ADC", "20m以上"],
    ]);
  });

  it.each([
    [0.09, "0.1%未満"],
    [0.1, "0.1%以上3%未満"],
    [2.99, "0.1%以上3%未満"],
    [3, "3%以上6%未満"],
    [6, "6%以上26%未満"],
    [25.99, "6%以上26%未満"],
    [26, "26%以上"],
  ])("class a 30-year probability of %d%% as %s", (percent, label) => expect(legendClass(QUAKE_LEGEND, percent)?.label).toBe(label));

  it("have no class below the first", () => expect(legendClass(DEPTH_LEGEND, 0)).toBeNull());

  it("rise in every legend, and no class is named or coloured twice", () => {
    for (const { legend } of Object.values(MAP_LAYERS)) {
      const froms = legend.map(({ from }) => from);

      expect(froms).toEqual([...new Set(froms)].toSorted((a, b) => a - b));
      expect(new Set(legend.map(({ colour }) => colour)).size).toBe(legend.length);
      expect(new Set(legend.map(({ label }) => label)).size).toBe(legend.length);
    }
  });
});

it("knows the layers by name, and nothing that every object has", () => {
  expect(["flood_max_rank", "nothing", "constructor"].map(isMapLayer)).toEqual([true, false, false]);
});

describe("figures of the market", () => {
  it("are 万円 per 坪 by year, of a town or of a whole city", () => {
    const [town, city, ...others] = priceFigures(
      [price(2023, 1_000_000, 4), price(2024, 1_100_000, 12), price(2024, 900_000, 40, null)],
      "condo",
    );

    expect(others).toEqual([]);
    expect(town && tagsOfArea(town)).toEqual({ t: "江東区豊洲", lon: 139.7935, lat: 35.6555, v2023: 331, n2023: 4, v2024: 364, n2024: 12 });
    expect(city).toMatchObject({ name: "江東区", key: "13108/" });
    expect(priceFigures([price(2023, 1_000_000, 4)], "house")).toEqual([]);
  });

  it("know a town by its name however it is spelt", () => {
    expect(areaKey("13113", "千駄ヶ谷")).toBe(areaKey("13113", "千駄ケ谷二丁目"));
    expect(areaKey("13113", "千駄ヶ谷")).not.toBe(areaKey("13101", "千駄ヶ谷"));
  });

  it("rise against three years before, of as many cases as the smaller year", () => {
    const prices = priceFigures([price(2021, 1_000_000, 9), price(2022, 1_000_000, 9), price(2024, 1_200_000, 30)], "condo");

    expect(riseFigures(prices).map(({ years }) => tagsOfYears(years))).toEqual([{ v2024: 19.9, n2024: 9 }]);
    expect(riseFigures(priceFigures([price(2024, 1_200_000, 30)], "condo"))).toEqual([]);
  });

  it.each([
    [4, true],
    [5, false],
    [null, false],
  ])("of %s cases are few: %s", (n, expected) => expect(isFew(n)).toBe(expected));
});

describe("figures of people", () => {
  it("change against the first year", () => {
    const figures = changeFigures(5339461042, { "2020": 800, "2050": 700, "2030": 840, bands: {} });

    expect(figures && tagsOfYears(figures.years)).toEqual({ v2030: 5, n2030: 800, v2050: -12.5, n2050: 800 });
  });

  it("are none where nobody lived or nothing was counted", () => {
    expect(changeFigures(5339461042, { "2020": 0, "2050": 0 })).toBeNull();
    expect(changeFigures(5339461042, {})).toBeNull();
  });
});

describe("the gross yield of a town", () => {
  const price = (year: number, n: number, kind: "condo" | "house" = "condo") => ({ ...TOYOSU, kind, year, medianYenPerM2: 1_000_000, n });
  const rent = (year: number, n: number) => ({ cityCode: "13108", town: "豊洲", year, medianYenPerM2: 3_500, n });

  it("is a year of rent over the price, of as many cases as the fewer of the two", () => {
    const [figures, ...others] = yieldFigures([price(2024, 12), price(2025, 3)], [rent(2024, 6), rent(2025, 40)]);

    expect(others).toEqual([]);
    expect(figures && tagsOfYears(figures.years)).toEqual({ v2024: 4.2, n2024: 6, v2025: 4.2, n2025: 3 });
  });

  it("is not there where one of the two is missing, nor for houses", () => {
    expect(yieldFigures([price(2024, 12), price(2025, 9, "house")], [rent(2023, 6), rent(2025, 6)])).toEqual([]);
    expect(yieldFigures([], [])).toEqual([]);
  });
});

describe("figures of crime", () => {
  const town = (data: Record<string, unknown>, lon = 139.7935) => ({ town: "豊洲一丁目", lon, lat: 35.6555, data });

  it("tell a town as an area, with the count of its newest year; a town that could not be sorted into fifths is unknown", () => {
    expect(crimeTags(town({ quintile: 2, rate: 3, "2023": { total: 9 }, "2024": { total: 7 } }))).toEqual({
      t: "豊洲一丁目",
      v: 2,
      n: 7,
      rate: 3,
    });
    expect(crimeTags(town({ quintile: 1 }))).toEqual({ t: "豊洲一丁目", v: 1, n: 0 });
    expect(crimeTags(town({ quintile: null, "2024": { total: 1 } }))).toBeNull();
  });

  it("tell a town by itself, with the count of its newest year", () => {
    const data = { quintile: 4, rate: 3.24, "2023": { total: 9 }, "2024": { total: 21 } };

    expect(crimeDot(town(data))).toEqual({ lon: 139.7935, lat: 35.6555, tags: { t: "豊洲一丁目", r: 4, n: 21, y: 2024, rate: 3.2 } });
  });

  it.each([
    [
      { quintile: null, rate: null, "2024": { total: 3 } },
      { n: 3, y: 2024 },
    ],
    [{ quintile: 1, "2023": { total: 3 }, "2024": { total: null } }, { r: 1 }],
    [{}, {}],
  ])("leave open what a town has no figure of: %j", (data, tags) => {
    expect(crimeDot(town(data)).tags).toEqual({ t: "豊洲一丁目", ...tags });
  });
});

describe("ByteCache", () => {
  const bytes = (length: number) => new Uint8Array(length);

  it("forgets the least wanted when it is full, and never holds more than it may", () => {
    const cache = new ByteCache(1000);
    cache.keep("a", bytes(250));
    cache.keep("b", bytes(250));
    cache.find("a");
    cache.keep("c", bytes(50));

    expect(["a", "b", "c"].map((name) => cache.find(name)?.length ?? null)).toEqual([250, null, 50]);
    expect(cache.bytes).toBeLessThanOrEqual(1000);
  });

  it("holds what fills it to the last byte, 200 beside each entry", () => {
    const cache = new ByteCache(1000);
    cache.keep("a", bytes(800));
    expect([cache.find("a")?.length, cache.bytes]).toEqual([800, 1000]);
    cache.keep("b", bytes(801));

    expect([cache.find("a")?.length, cache.find("b")]).toEqual([800, null]);
  });

  it("keeps the newer of two of one name, and nothing that is larger than itself", () => {
    const cache = new ByteCache(1000);
    cache.keep("a", bytes(100));
    cache.keep("a", bytes(200));
    cache.keep("b", bytes(2000));

    expect(cache.find("a")?.length).toBe(200);
    expect(cache.find("b")).toBeNull();
    expect(cache.bytes).toBe(400);
  });
});
