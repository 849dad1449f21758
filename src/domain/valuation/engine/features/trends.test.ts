import { describe, expect, it } from "vitest";
import { fitTrend, levelAt } from "./trend.ts";
import { fitTrends, trendOf } from "./trends.ts";

/** Thirty sales of each quarter, a hundredth dearer from one to the next. */
function market({ cityCode, from, until, level }: { cityCode: string; from: number; until: number; level: number }) {
  return Array.from({ length: until - from + 1 }, (_, since) =>
    Array.from({ length: 30 }, (_, i) => ({
      ...{ cityCode, category: "contract" as const, quarter: from + since },
      ...{ group: `${cityCode}/${i % 10}`, value: level + 0.01 * (from + since) + 0.02 * (i % 10) },
    })),
  ).flat();
}

const TOKYO = market({ cityCode: "13108", from: 8080, until: 8095, level: 13 });
/** A third of the price, known in the last quarters only, and in two later ones. */
const IBARAKI = market({ cityCode: "08220", from: 8092, until: 8097, level: 11.9 });

describe("the market of a prefecture", () => {
  const { trends, measured } = fitTrends([...TOKYO, ...IBARAKI]);

  it("is that of its own sales, to the last bit, whatever has come beside them", () => {
    expect(trendOf(trends, "13101")).toEqual(fitTrend(TOKYO).trend);
    expect(trendOf(measured, "08202")).toEqual(fitTrend(IBARAKI).measured);
  });

  it("is carried on from its own last quarter where another is known further", () => {
    const tokyo = (at: number) => levelAt(trendOf(trends, "13108"), "contract", at);

    expect(tokyo(8097) - tokyo(8095)).toBeCloseTo(0.02, 6);
  });

  it("is any of one that nobody has learnt", () => {
    expect(Object.values(trends)).toContain(trendOf(trends, "99999"));
  });
});
