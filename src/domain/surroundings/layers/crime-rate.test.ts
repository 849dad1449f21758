import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { crimeRates, MIN_TOWNS_FOR_QUINTILES, peopleThere, type TownCrime } from "./crime-rate.ts";

const town = (key: string, crimes: number, people: number, ward = "13101"): TownCrime => ({ key, ward, crimes, people });
const rateOf = (towns: readonly TownCrime[], key: string) => crimeRates(towns).find((one) => one.key === key)?.rate;

describe("the people a town's crimes are counted for", () => {
  test.each([
    [1000, 500, 1000],
    [1000, 1000, 1000],
    [1000, 3000, 2000],
    [0, 200, 100],
    [0, 1, 0.5],
    [0, 0, null],
    [1000, null, null],
    [null, 1000, null],
  ])("night %j and day %j make %j", (night, day, people) => {
    expect(peopleThere(night, day)).toBe(people);
  });
});

describe("shrinking", () => {
  test("towns that differ by chance only all get their ward's rate", () => {
    const towns = [town("a", 10, 1000), town("b", 11, 1000), town("c", 9, 1000)];

    expect(crimeRates(towns).map(({ rate }) => rate)).toEqual([10, 10, 10]);
  });

  test("a town of a few people comes nearer to its ward than one of many with the same raw rate", () => {
    const towns = [town("few", 4, 100), town("many", 400, 10_000), town("rest", 100, 10_000)];
    const raw = 40;

    const [few = 0, many = 0] = [rateOf(towns, "few"), rateOf(towns, "many")];
    expect(few).toBeLessThan(many);
    expect(many).toBeLessThan(raw);
    expect(many).toBeGreaterThan(39);
  });

  test("a worked ward: mean 0.025, spread 0.000225, between 0.000219 (Marshall's formulas by hand)", () => {
    const towns = [town("low", 20, 2000), town("high", 80, 2000)];
    const between = 0.015 ** 2 - 0.025 / 2000;
    const weight = between / (between + 0.025 / 2000);

    expect(rateOf(towns, "low")).toBeCloseTo(1000 * (0.025 - weight * 0.015), 10);
    expect(rateOf(towns, "high")).toBeCloseTo(1000 * (0.025 + weight * 0.015), 10);
  });

  test("another ward's towns change nothing", () => {
    const ours = [town("a", 5, 500), town("b", 50, 800)];

    expect(rateOf([...ours, town("c", 900, 1000, "13102")], "a")).toBe(rateOf(ours, "a"));
  });

  test("a ward without any crime has rates of zero", () => {
    expect(crimeRates([town("a", 0, 500), town("b", 0, 800)]).map(({ rate }) => rate)).toEqual([0, 0]);
  });

  test("a rate always lies between the town's own and its ward's", () => {
    const anyTown = fc.record({ crimes: fc.integer({ min: 0, max: 500 }), people: fc.integer({ min: 1, max: 20_000 }) });
    fc.assert(
      fc.property(fc.array(anyTown, { minLength: 1, maxLength: 30 }), (drawn) => {
        const towns = drawn.map(({ crimes, people }, i) => town(String(i), crimes, people));
        const mean = (1000 * drawn.reduce((n, { crimes }) => n + crimes, 0)) / drawn.reduce((n, { people }) => n + people, 0);
        for (const { key, rate } of crimeRates(towns)) {
          const { crimes, people } = towns[Number(key)] ?? town("", 0, 1);
          const own = (1000 * crimes) / people;
          expect(rate).toBeGreaterThanOrEqual(Math.min(own, mean) - 1e-9);
          expect(rate).toBeLessThanOrEqual(Math.max(own, mean) + 1e-9);
        }
      }),
    );
  });
});

describe("fifths of the prefecture", () => {
  /** Each town a ward of its own, so that its raw rate stands. */
  const wards = (rates: readonly number[]) => rates.map((rate, i) => town(String(i), rate, 1000, `ward ${i}`));
  const quintiles = (rates: readonly number[]) => crimeRates(wards(rates)).map(({ quintile }) => quintile);

  test("25 towns make five fifths of five", () => {
    const rates = Array.from({ length: MIN_TOWNS_FOR_QUINTILES }, (_, i) => i);

    expect(quintiles(rates)).toEqual(rates.map((i) => Math.floor(i / 5) + 1));
  });

  test("24 towns are too few to say", () => {
    expect(new Set(quintiles(Array.from({ length: MIN_TOWNS_FOR_QUINTILES - 1 }, (_, i) => i)))).toEqual(new Set([null]));
  });

  test("equal rates share the lower fifth", () => {
    expect(quintiles([...Array.from({ length: 20 }, () => 3), 7, 7, 7, 7, 9])).toEqual([
      ...Array.from({ length: 20 }, () => 1),
      5,
      5,
      5,
      5,
      5,
    ]);
  });

  test("a higher rate never has a lower fifth", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 300 }), { minLength: 25, maxLength: 60 }), (rates) => {
        const sorted = rates.toSorted((a, b) => a - b);
        const fifths = quintiles(sorted).map(Number);
        expect(fifths).toEqual(fifths.toSorted((a, b) => a - b));
      }),
    );
  });
});
