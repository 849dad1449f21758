import fc from "fast-check";
import { expect, it } from "vitest";
import { isVeryLow, mayBeNamed, offerPrice, PRICE_STEP, priceHint, priceRange, priceRangeWords, reachesOwner } from "./offer-price.ts";
import type { SeenEstimate } from "./types.ts";

const ESTIMATE: SeenEstimate = { pointYen: 82_400_000, lowYen: 73_500_000, highYen: 93_100_000, grade: "B", isSample: false };

it.each([
  [82_400_000, 0.95, null, 78_300_000],
  [82_400_000, 1, null, 82_400_000],
  [82_444_444, 1, null, 82_400_000],
  [82_450_000, 1, null, 82_500_000],
  [82_400_000, 1.2, 90_000_000, 90_000_000],
  [82_400_000, 1.2, 90_050_000, 90_000_000],
  [82_400_000, 0.8, 90_000_000, 65_900_000],
])("of %d by %d with the cap %s it is %d", (point, ratio, capYen, price) => {
  expect(offerPrice(point, { ratio, capYen })).toBe(price);
});

it("is in whole steps and never over the cap", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 5_000_000, max: 500_000_000 }),
      fc.double({ min: 0.8, max: 1.2, noNaN: true }),
      fc.integer({ min: 5_000_000, max: 500_000_000 }),
      (point, ratio, capYen) => {
        const price = offerPrice(point, { ratio, capYen });
        expect(price % PRICE_STEP).toBe(0);
        expect(price).toBeLessThanOrEqual(capYen);
      },
    ),
  );
});

it("reaches an owner by the lowest price they set; without one, if it is not very low", () => {
  expect(isVeryLow(58_799_999, ESTIMATE)).toBe(true);
  expect(isVeryLow(58_800_000, ESTIMATE)).toBe(false);
  expect(reachesOwner(58_000_000, ESTIMATE, null)).toBe(false);
  expect(reachesOwner(60_000_000, ESTIMATE, null)).toBe(true);
  expect(reachesOwner(58_000_000, ESTIMATE, 50_000_000)).toBe(true);
  expect(reachesOwner(79_999_999, ESTIMATE, 80_000_000)).toBe(false);
  expect(reachesOwner(80_000_000, ESTIMATE, 80_000_000)).toBe(true);
});

it.each([
  [73_499_999, "below"],
  [73_500_000, "inside"],
  [93_100_000, "inside"],
  [93_100_001, "above"],
])("of %d stands %s the band", (price, standing) => expect(priceHint(price, ESTIMATE).standing).toBe(standing));

it("tells how far it lies from the estimate", () => expect(priceHint(83_718_400, ESTIMATE).gap).toBeCloseTo(0.016, 6));

it("is named in a negotiation from half of the estimate to twice, in steps of 10万円, so that it is no number of a telephone", () => {
  expect(priceRange(ESTIMATE)).toEqual({ min: 41_200_000, max: 164_800_000 });
  expect(priceRangeWords(ESTIMATE)).toContain("4,120万円から1億6,480万円");
  const prices = [41_100_000, 41_200_000, 80_120_000, 90_100_000, 164_800_000, 164_900_000, 9_012_345_678];
  expect(prices.map((price) => mayBeNamed(price, ESTIMATE))).toEqual([false, true, false, true, true, false, false]);
  expect(priceRange({ pointYen: 82_455_001 })).toEqual({ min: 41_300_000, max: 164_900_000 });
});

it("leaves too few choices for two prices to be the eight digits of a mobile line, up to an estimate of 6億円", () => {
  fc.assert(
    fc.property(fc.integer({ min: 5_000_000, max: 600_000_000 }), (pointYen) => {
      const { min, max } = priceRange({ pointYen });
      expect(((max - min) / PRICE_STEP + 1) ** 2).toBeLessThan(10 ** 8);
      expect(mayBeNamed(min + PRICE_STEP / 10, { pointYen })).toBe(false);
    }),
  );
});
