import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sampleCard } from "#api/client/samples.ts";
import { freshCard, manYenPerM2, sparkline } from "./home-figures.ts";

const made = Date.parse(sampleCard.createdAt);
const daysLater = (days: number) => new Date(made + days * 86_400_000);

describe("the card that is quoted", () => {
  it.each([
    { days: 0, isFresh: true },
    { days: 45, isFresh: true },
    { days: 45.01, isFresh: false },
  ])("of $days days is live: $isFresh", ({ days, isFresh }) => {
    expect(freshCard([sampleCard], daysLater(days)) !== null).toBe(isFresh);
  });

  it("is one of condominiums, also where others are newer", () => {
    expect(freshCard([{ ...sampleCard, kind: "land" }], daysLater(1))).toBeNull();
    expect(freshCard([{ ...sampleCard, kind: "house" }, sampleCard], daysLater(1))).toBe(sampleCard);
  });
});

it.each([
  [1_050_000, "105.0"],
  [885_714, "88.6"],
])("%d yen/m² is %s万円", (yen, text) => expect(manYenPerM2(yen)).toBe(text));

describe("the small line", () => {
  it("rises to the right where prices rise, and ends at the newest", () => {
    expect(sparkline([1, 2, 3])).toEqual({ path: "M3 19L32 11L61 3", end: [61, 3] });
  });

  it("breaks where a quarter has no figure", () => {
    expect(sparkline([1, null, 3])?.path).toBe("M3 19M61 3");
  });

  it("lies in the middle where nothing moves", () => expect(sparkline([5, 5])?.path).toBe("M3 11L61 11"));

  it.each([[[]], [[7]], [[null, 7, null]]])("is none for %j", (values) => expect(sparkline(values)).toBeNull());

  it("stays in its box", () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.integer({ min: 1, max: 3_000_000 })), { minLength: 2, maxLength: 12 }), (values) => {
        const numbers = (sparkline(values)?.path ?? "").match(/[\d.]+/g) ?? [];
        numbers.forEach((text, index) => {
          expect(Number(text)).toBeGreaterThanOrEqual(3);
          expect(Number(text)).toBeLessThanOrEqual(index % 2 === 0 ? 61 : 19);
        });
      }),
    );
  });
});
