import { describe, expect, it } from "vitest";
import { seededRandom } from "#kernel/random.ts";
import { aQuickModel } from "#test/support/quick-model.ts";
import { syntheticSales } from "#test/support/synthetic-sales.ts";
import { type ErrorPair, errorChange, pairErrors } from "./paired-errors.ts";

const pair = (cluster: string, challenger: number, active: number): ErrorPair => ({ cluster, challenger, active });

describe("the change of errors", () => {
  const five = ["a", "b", "c", "d", "e"];

  it("is nothing, for sure, between a model and itself", () => {
    expect(errorChange(five.map((cluster) => pair(cluster, -0.1, -0.1)))).toEqual({ change: 0, low: 0, high: 0 });
  });

  it("counts an error above the price like one below it", () => {
    const { change, low, high } = errorChange(five.flatMap((cluster) => [pair(cluster, 0.22, 0.2), pair(cluster, -0.11, -0.1)]));

    expect([change, low, high]).toEqual([0.1, 0.1, 0.1].map((share) => expect.closeTo(share, 9)));
  });

  it("is as wide as the spread between clusters says", () => {
    const { change, low, high } = errorChange(five.map((cluster, i) => pair(cluster, 0.1 + (i - 2) * 0.01, 0.1)));

    // Standard error of the ratio: sqrt(5 · 0.001 / 4) / 0.5 = 0.0707; t of 4 degrees of freedom: 2.132.
    expect([change, low, high]).toEqual([0, -0.1508, 0.1508].map((share) => expect.closeTo(share, 3)));
  });

  it("has no interval for fewer than five clusters", () => {
    expect(errorChange([pair("a", 0.2, 0.1), pair("b", 0.1, 0.1)])).toEqual({
      change: expect.closeTo(0.5, 9),
      low: Number.NEGATIVE_INFINITY,
      high: Number.POSITIVE_INFINITY,
    });
  });

  it("is not decided by one sale at a tenth of its price", () => {
    const sales = five.flatMap((cluster) => Array.from({ length: 40 }, () => pair(cluster, 0.1, 0.1)));

    // Both models lie 2.3 above it, and 2 % apart.
    expect(errorChange([...sales, pair("a", 2.32, 2.3)]).change).toBeCloseTo(0.02 / 22.3, 9);
  });

  it("cannot be told of no sales", () => {
    expect(errorChange([]).change).toBeNaN();
  });
});

describe("how sure it is", () => {
  const isSurelyLarger = ({ change, low }: ReturnType<typeof errorChange>) => change > 0.005 && low > 0;

  it("by chance calls hardly one model in twenty larger that differs by its seed only", () => {
    const [byChance = 1] = shares({ times: 200, sales: 3000, larger: [0] }, isSurelyLarger);

    expect(byChance).toBeLessThanOrEqual(0.05);
  });

  it("tells errors 1 % and 2 % larger from chance on some thirty thousand sales", () => {
    const [byChance, seen = 0, surelySeen] = shares({ times: 40, sales: 33_000, larger: [0, 0.01, 0.02] }, isSurelyLarger);

    expect([byChance, seen >= 0.95, surelySeen]).toEqual([0, true, 1]);
  });

  it("holds the true change nine times in ten", () => {
    const [held = 0] = shares({ times: 400, sales: 2000, larger: [0.02] }, ({ low, high }) => low <= 0.02 && high >= 0.02);

    expect([held > 0.86, held < 0.94]).toEqual([true, true]);
  });

  it.each([60, 100])("lets no chance among %d sales pass for much larger errors", (sales) => {
    const [byChance = 1] = shares({ times: 200, sales, larger: [0] }, (found) => !(found.change <= 0.05) || isSurelyLarger(found));

    expect(byChance).toBeLessThanOrEqual(0.05);
  });
});

it("pairs what two models give for the same sales, by quarter and city", async () => {
  const { bundle } = await aQuickModel();
  const sales = syntheticSales(30);

  const pairs = pairErrors({ challenger: bundle, active: bundle }, sales);

  expect(pairs).toHaveLength(30);
  expect(pairs.every(({ challenger, active }) => challenger === active && Math.abs(active) < 1)).toBe(true);
  expect(pairs[0]?.cluster).toMatch(/^20\d\dQ[1-4] 131\d\d$/);
});

type Trial = {
  readonly times: number;
  readonly sales: number;
  /** True changes, each measured on the same sales. */
  readonly larger: readonly number[];
};

/** In which share of so many made-up tests the finding is as asked for, a share for each true change. */
function shares({ times, sales, larger }: Trial, isSo: (found: ReturnType<typeof errorChange>) => boolean): number[] {
  const random = seededRandom(sales);
  const counts = larger.map(() => 0);
  for (let i = 0; i < times; i += 1) {
    const alike = madeUpPairs(sales, random);
    larger.forEach((by, at) => {
      const pairs = by === 0 ? alike : alike.map((one) => ({ ...one, challenger: one.challenger * (1 + by) }));
      if (isSo(errorChange(pairs))) counts[at] = (counts[at] ?? 0) + 1;
    });
  }
  return counts.map((count) => count / times);
}

const CITIES = 50;
const QUARTERS = 4;

/**
 * Two models whose errors (median about 10 %, heavy tails) are those of the market but for noise of their own: 1.5 % of each estimate, and 0.4 % common to a city in a
 * quarter, where the market itself strays by 3 %.
 */
function madeUpPairs(sales: number, random: () => number): ErrorPair[] {
  const clusters = Array.from({ length: CITIES * QUARTERS }, (_, i) => ({
    name: String(i),
    market: 0.03 * gauss(random),
    challenger: 0.004 * gauss(random),
    active: 0.004 * gauss(random),
  }));
  return Array.from({ length: sales }, () => {
    const { name, market, challenger, active } = clusters[Math.floor(random() * clusters.length)] as (typeof clusters)[number];
    const error = market + (random() < 0.5 ? 0.14 : -0.14) * Math.log(1 - random());
    const [own, other] = [error + challenger + 0.015 * drawn(random), error + active + 0.015 * drawn(random)];
    return pair(name, own, other);
  });
}

const NORMALS = Array.from({ length: 4096 }, gauss.bind(null, seededRandom(4096)));

function drawn(random: () => number): number {
  return NORMALS[Math.floor(random() * NORMALS.length)] ?? 0;
}

/** Normal (Box and Muller). */
function gauss(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
