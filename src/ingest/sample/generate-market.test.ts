import { describe, expect, it } from "vitest";
import { generateMarket, type SampleMarket } from "./generate-market.ts";
import { readPlaces } from "./read-places.server.ts";

const { places } = await readPlaces();
const market = generateMarket(places, { seed: 1 });
const condos = market.sales.filter(({ kind }) => kind === "condo");

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const unitPrices = (sales: SampleMarket["sales"]) => sales.map(({ price, areaM2 }) => price / areaM2 / 10_000);

/** 万円/㎡, median of the published condominium sales 2020–2025 (国土交通省 不動産情報ライブラリ), rounded. */
const PUBLISHED = {
  ...{ 13101: 133, 13102: 125, 13103: 145, 13104: 115, 13105: 113, 13106: 100, 13107: 92, 13108: 93, 13109: 112, 13110: 117 },
  ...{ 13111: 84, 13112: 93, 13113: 129, 13114: 93, 13115: 89, 13116: 103, 13117: 84, 13118: 73, 13119: 71, 13120: 73 },
  ...{ 13121: 52, 13122: 53, 13123: 58 },
};

describe("generateMarket", () => {
  it("makes the same market from the same seed", () => {
    expect(generateMarket(places, { seed: 1 })).toEqual(market);
  });

  it("makes another market from another seed", () => {
    expect(generateMarket(places, { seed: 2 }).sales[0]).not.toEqual(market.sales[0]);
  });

  it("is as large as a sample must be", () => {
    const count = (kind: string) => market.sales.filter((sale) => sale.kind === kind).length;

    expect(market.apartments.length).toBeGreaterThanOrEqual(2_500);
    expect(market.sales.length).toBeGreaterThanOrEqual(20_000);
    expect([count("house"), count("land")]).toEqual([3_000, 1_500]);
  });
});

describe("buildings", () => {
  it("stand inside their ward", () => {
    const bounds = new Map(places.wards.map((ward) => [ward.code, ward.bounds]));
    const outside = market.apartments.filter(({ cityCode, place: { lon, lat } }) => {
      const { west = 0, south = 0, east = 0, north = 0 } = bounds.get(cityCode) ?? {};
      return lon < west || lon > east || lat < south || lat > north;
    });

    expect(outside).toEqual([]);
  });

  it("have a key and, in their town, a name of their own, and are plainly samples", () => {
    const { length } = market.apartments;

    expect(new Set(market.apartments.map(({ key }) => key)).size).toBe(length);
    expect(new Set(market.apartments.map(({ address, name }) => address + name)).size).toBe(length);
    expect(market.apartments.filter(({ name, isSample }) => !(isSample && name.startsWith("サンプル")))).toEqual([]);
  });

  it("are within a believable walk of a station", () => {
    const walks = market.apartments.map(({ walkMinutes }) => walkMinutes ?? 0);

    expect(Math.min(...walks)).toBeGreaterThanOrEqual(1);
    expect(median(walks)).toBeGreaterThan(4);
    expect(median(walks)).toBeLessThan(12);
  });
});

describe("sales", () => {
  it.each(Object.entries(PUBLISHED))("cost in ward %s about what published sales do (%i 万円/㎡)", (ward, published) => {
    const ratio = median(unitPrices(condos.filter(({ cityCode }) => cityCode === ward))) / published;

    expect(ratio).toBeGreaterThan(0.8);
    expect(ratio).toBeLessThan(1.35);
  });

  it("are cheaper in older buildings", () => {
    const built = (from: number, until: number) =>
      median(unitPrices(condos.filter(({ builtYear }) => (builtYear ?? 0) >= from && (builtYear ?? 0) < until)));

    expect(built(1960, 1985)).toBeLessThan(0.75 * built(2000, 2010));
    expect(built(2000, 2010)).toBeLessThan(built(2015, 2030));
  });

  it("rose with the market", () => {
    const inYear = (year: number) => median(unitPrices(condos.filter(({ quarter }) => quarter.year === year)));

    expect(inYear(2026) / inYear(2020)).toBeGreaterThan(1.25);
    expect(inYear(2026) / inYear(2020)).toBeLessThan(1.6);
  });

  it("are rounded as the source rounds: two digits of price, five square metres", () => {
    const precise = market.sales.filter(({ price, areaM2 }) => Number(price.toPrecision(2)) !== price || areaM2 % 5 !== 0);

    expect(precise).toEqual([]);
  });

  it("lie between 2020Q1 and 2026Q3, after the building was built, and are contracts from 2021 on", () => {
    const times = market.sales.map(({ quarter }) => quarter.year * 10 + quarter.quarter);

    expect([Math.min(...times), Math.max(...times)]).toEqual([20_201, 20_263]);
    expect(condos.filter(({ quarter, builtYear }) => quarter.year <= (builtYear ?? 0))).toEqual([]);
    expect(market.sales.filter(({ quarter, priceCategory }) => quarter.year === 2020 && priceCategory === "contract")).toEqual([]);
  });

  it("give land a higher share in dear wards", () => {
    const land = (ward: string) => median(unitPrices(market.sales.filter(({ kind, cityCode }) => kind === "land" && cityCode === ward)));

    expect(land("13103")).toBeGreaterThan(3 * land("13121"));
  });
});
