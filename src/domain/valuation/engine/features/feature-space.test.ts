import { describe, expect, it } from "vitest";
import { seededRandom } from "#kernel/random.ts";
import { aSale, syntheticSales } from "#test/support/synthetic-sales.ts";
import { COLUMN_NAMES, type ColumnName } from "./columns.ts";
import { featuresOf, fitFeatureSpace, saleAt } from "./feature-space.ts";

const sales = syntheticSales(3000);
const { space, matrix, target } = fitFeatureSpace(sales, seededRandom(1));
const column = (name: ColumnName) => COLUMN_NAMES.indexOf(name);
const feature = (name: ColumnName, given: Parameters<typeof aSale>[0]) => featuresOf(space, saleAt(aSale(given)))[column(name)];
const known = sales[0] ?? aSale();

describe("the feature space", () => {
  it("has a row for each sale and a target about zero", () => {
    expect(matrix.rows).toBe(3000);
    expect(matrix.columns).toHaveLength(COLUMN_NAMES.length);
    expect(Math.abs(target.reduce((sum, value) => sum + value, 0) / 3000)).toBeLessThan(0.05);
  });

  it("encodes a training sale without its own fold, a later sale with all", () => {
    const trained = matrix.columns[column("groupWeight")]?.[0] as number;
    const asked = featuresOf(space, saleAt(known))[column("groupWeight")] as number;

    expect(asked).toBeGreaterThan(trained);
  });

  it("takes nothing from sales it was not fitted on: no level after the last quarter, no weight of a town first sold in later", () => {
    const early = fitFeatureSpace(
      sales.filter(({ quarter }) => quarter.year < 2023).map((sale) => ({ ...sale, town: `旧${sale.town}` })),
      seededRandom(1),
    ).space;

    expect(early.trends["13"]?.levels.contract).toHaveLength(12);
    expect(featuresOf(early, saleAt(known))[column("townWeight")]).toBe(0);
  });

  it("says unknown where something is unknown, and never fails", () => {
    const bare = { place: null, layout: null, builtYear: null, zoning: null, town: "どこにもない町", cityCode: "99999" };

    for (const name of [
      "lon",
      "lat",
      "age",
      "builtYear",
      "rooms",
      "areaPerRoom",
      "zoning",
      "walkMinutes",
      "stationLevel",
      "renovated",
    ] as const) {
      expect([name, feature(name, bare)]).toEqual([name, Number.NaN]);
    }
    expect(feature("townLevel", bare)).toBeCloseTo(space.places.overall, 5);
  });

  it("gives age at the sale, and no quarter later than the last one learnt from", () => {
    expect(feature("age", { builtYear: 2004, quarter: { year: 2024, quarter: 3 } })).toBe(20.5);
    expect(feature("quarter", { quarter: { year: 2030, quarter: 1 } })).toBe(0);
    expect(feature("quarter", { quarter: { year: 2023, quarter: 4 } })).toBe(-4);
  });

  it("puts a building's own level in place of the built year's where the building is known", () => {
    const inBuilding = sales
      .slice(0, 200)
      .map((sale, i) => ({ ...sale, apartmentKey: `b${i % 10}`, price: i % 10 ? sale.price : sale.price * 2 }));
    const fitted = fitFeatureSpace([...inBuilding, ...sales.slice(200)], seededRandom(1)).space;
    const levelOf = (apartmentKey: string | null) =>
      featuresOf(fitted, saleAt({ ...known, apartmentKey }))[column("buildingLevel")] as number;

    expect(levelOf("b0") - levelOf(null)).toBeGreaterThan(0.2);
    expect(levelOf("unknown")).toBe(levelOf(null));
  });

  it("knows stations by their sales", () => {
    const withStations = sales.map((sale, i) => ({
      ...sale,
      stationName: i % 2 ? "東駅" : "西駅",
      price: i % 2 ? sale.price * 1.3 : sale.price,
    }));
    const fitted = fitFeatureSpace(withStations, seededRandom(1)).space;
    const levelOf = (stationName: string) => featuresOf(fitted, saleAt({ ...known, stationName }))[column("stationLevel")] as number;

    expect(levelOf("東駅") - levelOf("西駅")).toBeGreaterThan(0.15);
  });
});
