import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import type { FactorGroup } from "#domain/valuation/core/types.ts";
import type { Home } from "#domain/valuation/engine/features/home.ts";
import { onMarket } from "#domain/valuation/engine/features/market.ts";
import { headlineOf } from "#domain/valuation/engine/telling/headline.ts";
import { inSteps, STEP_YEN } from "#domain/valuation/engine/telling/price-steps.ts";
import { type Quarter, quarterAt, quarterIndex } from "#kernel/quarter.ts";
import { type SyntheticModel, syntheticModel } from "#test/support/synthetic-model.ts";
import { aSale, syntheticSales } from "#test/support/synthetic-sales.ts";
import { averageHomes } from "./average-homes.ts";
import { explain } from "./explain.ts";
import type { Bundle } from "./model.ts";
import { predict } from "./predict.ts";
import { fitForestHere, trainBundle } from "./train-bundle.ts";

let trained: SyntheticModel;
let average: Home;
beforeAll(async () => {
  trained = await syntheticModel();
  average = averageHomes(trained.sales).get("13101") ?? aSale();
});

/** The model has learnt until 2023Q4. */
const KNOWN = { year: 2023, quarter: 4 } as const;
const AHEAD = { year: 2024, quarter: 2 } as const;

function explained(home: Home, quarter: Quarter = KNOWN, bundle: Bundle = trained.model.bundle) {
  const { lastQuarter } = trained.model;
  const subject = { home, quarter, category: "contract" as const };
  const point = inSteps(Math.exp(predict(bundle, subject).point) * home.areaM2, home.kind);
  const headline = headlineOf(quarter, { lastSold: lastQuarter, lastLearnt: lastQuarter });
  return { point, ...explain(bundle, { subject, average, point, headline }) };
}

/** The model with sales of one building, 10 % above or below what it finds of the home by itself. */
function beside(home: Home, log: number) {
  const { bundle } = trained.model;
  const at = { home: { ...home, apartmentKey: "a" }, quarter: KNOWN, category: "contract" as const };
  const level = predict(bundle, at).point - onMarket(bundle.space, at, 0) + log;
  const own = { areas: Float32Array.of(...Array(4).fill(home.areaM2)), levels: Float32Array.of(...Array(4).fill(level)) };
  return explained(at.home, KNOWN, { ...bundle, space: { ...bundle.space, buildings: new Map([["a", own]]) } });
}

function factor(home: Home, group: FactorGroup) {
  return explained(home).factors.find((one) => one.group === group)?.yen ?? null;
}

const anyHome = () =>
  fc
    .record({
      i: fc.nat({ max: 3999 }),
      areaM2: fc.integer({ min: 10, max: 200 }),
      builtYear: fc.option(fc.integer({ min: 1950, max: 2024 })),
    })
    .map(({ i, areaM2, builtYear }): Home => ({ ...(trained.sales[i] ?? aSale()), areaM2, builtYear }));

describe("factors", () => {
  it("add up to the point to the yen, from the base", () => {
    fc.assert(
      fc.property(fc.constant(null).chain(anyHome), fc.constantFrom(KNOWN, AHEAD), (home, quarter) => {
        const { basePrice, factors, point } = explained(home, quarter);

        expect(basePrice + factors.reduce((sum, { yen }) => sum + (yen ?? 0), 0)).toBe(point);
      }),
      { numRuns: 50 },
    );
  });

  it.each([-0.1, 0.1])("tell what the building itself sold for, %d beside the forest, as the building's, and still add up", (log) => {
    const home = { ...(trained.sales[0] ?? aSale()), apartmentKey: "a" };
    const [before, after] = [explained(home), beside(home, log)];
    const yen = ({ factors }: typeof before, group: FactorGroup) => factors.find((one) => one.group === group)?.yen ?? 0;
    const gained = after.point - before.point;

    expect(gained / before.point).toBeCloseTo(Math.exp(log) - 1, 3);
    expect(after.basePrice + after.factors.reduce((sum, one) => sum + (one.yen ?? 0), 0)).toBe(after.point);
    expect(after.basePrice).toBe(before.basePrice);
    expect((yen(after, "building") - yen(before, "building")) / gained).toBeGreaterThan(0.7);
  });

  it.each<[Home["kind"], FactorGroup[]]>([
    ["condo", ["location", "building", "station", "age", "size", "floor", "market", "outlook"]],
    ["house", ["location", "building", "station", "age", "size", "market", "outlook"]],
    ["land", ["location", "station", "size", "market", "outlook"]],
  ])("of a %s are those the kind has, in one order", (kind, groups) => {
    const { factors } = explained({ ...average, kind, builtYear: kind === "land" ? null : average.builtYear }, AHEAD);

    expect(factors.map(({ group }) => group)).toEqual(groups);
  });

  it("tell the outlook only of a quarter that lies ahead, and part it from what the market really did", () => {
    const [known, ahead] = [explained(average, KNOWN), explained(average, AHEAD)];
    const yenOf = ({ factors }: typeof ahead, group: FactorGroup) => factors.find((one) => one.group === group)?.yen;
    const { bundle } = trained.model;
    const level = (quarter: Quarter) => predict(bundle, { home: average, quarter, category: "contract" }).point;

    expect(known.factors.some(({ group }) => group === "outlook")).toBe(false);
    expect(Math.sign(yenOf(ahead, "outlook") ?? 0)).toBe(Math.sign(level(AHEAD) - level(KNOWN)));
    expect(Math.abs(yenOf(ahead, "market") ?? 0)).toBeLessThan(0.2 * ahead.point);
  });

  it("are told in whole steps", () => {
    const { factors, basePrice } = explained(average, AHEAD);

    expect([basePrice, ...factors.map(({ yen }) => yen ?? 0)].every((yen) => yen % STEP_YEN.condo === 0)).toBe(true);
  });

  it("give the average home itself nothing but the market of the last year", () => {
    const { factors, basePrice, point } = explained(average);
    const yenOf = Object.fromEntries(factors.map(({ group, yen }) => [group, yen]));

    expect(yenOf.location).toBe(0);
    expect(yenOf.size).toBe(0);
    expect(Math.abs(yenOf.market ?? 0)).toBeGreaterThan(0);
    expect(point - basePrice).toBe((yenOf.market ?? 0) + (yenOf.age ?? 0) + (yenOf.building ?? 0));
  });

  it("say nothing of floor and direction, which sales do not carry, nor of what was not told", () => {
    expect(factor(average, "floor")).toBeNull();
    expect(factor({ ...average, builtYear: null }, "age")).toBeNull();
    expect(factor({ ...average, walkMinutes: 5, stationName: "東駅" }, "station")).toBeNull();
  });

  it("point the way things go in that market: larger and newer is dearer", () => {
    expect(factor({ ...average, areaM2: average.areaM2 + 30 }, "size")).toBeGreaterThan(0);
    expect(factor({ ...average, areaM2: average.areaM2 - 20 }, "size")).toBeLessThan(0);
    expect(factor({ ...average, builtYear: 2018 }, "age")).toBeGreaterThan(factor({ ...average, builtYear: 1982 }, "age") ?? 0);
  });
});

/** A market in which homes of every second built year of a town sell for a third more. */
describe("in a market of towers among other homes", () => {
  const isTower = ({ builtYear, town }: Home) => ((builtYear ?? 0) + Number(town.slice(1))) % 2 === 0;
  const sales = syntheticSales(2500)
    .map((sale) => ({ ...sale, builtYear: 1990 + 7 * ((sale.builtYear ?? 0) % 4) }))
    .map((sale) => ({ ...sale, price: Math.round(sale.price * (isTower(sale) ? 1.33 : 1)) }));
  const last = sales.reduce((most, { quarter }) => Math.max(most, quarterIndex(quarter)), 0);

  it("what they sell for beside their town is told as the building's, and hardly as the place's", async () => {
    const bundle = await trainBundle(sales, async (set, name) => fitForestHere(set, name));
    const headline = headlineOf(quarterAt(last), { lastSold: last, lastLearnt: last });
    const homes = averageHomes(sales);
    const told = (group: FactorGroup, isWanted: (home: Home) => boolean) => {
      const shares = sales
        .slice(0, 120)
        .filter(isWanted)
        .map((home) => {
          const subject = { home, quarter: headline.quarter, category: "contract" as const };
          const point = inSteps(Math.exp(predict(bundle, subject).point) * home.areaM2, "condo");
          const { factors } = explain(bundle, { subject, average: homes.get(home.cityCode) ?? home, point, headline });
          return (factors.find((one) => one.group === group)?.yen ?? 0) / point;
        });
      return shares.reduce((sum, share) => sum + share, 0) / shares.length;
    };
    const gap = (group: FactorGroup) => told(group, isTower) - told(group, (home) => !isTower(home));

    expect(gap("building")).toBeGreaterThan(0.15);
    expect(Math.abs(gap("location"))).toBeLessThan(gap("building") / 3);
    expect(Math.abs(gap("age"))).toBeLessThan(gap("building") / 3);
  });
});
