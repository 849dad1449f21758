import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { monthIndex } from "#kernel/calendar/month.ts";
import { backfillMonths, quarterOfMonth } from "./backfill-months.ts";
import { judgeChange } from "./value-change.ts";
import { changeText } from "./value-words.ts";

describe("the months a new home is valued for", () => {
  it.each<[string, string | null, string, number | null, string[]]>([
    ["its purchase, quarters since, and now", "2026-02", "2026-08", null, ["2026-02", "2026-04", "2026-08"]],
    ["now alone without a purchase", null, "2026-08", null, ["2026-08"]],
    ["now alone bought this month", "2026-08", "2026-08", null, ["2026-08"]],
    ["now alone where a purchase is still to come", "2026-09", "2026-08", null, ["2026-08"]],
    ["not before the building was there", "2025-06", "2026-05", 2026, ["2026-01", "2026-05"]],
  ])("are %s", (_, purchase, now, builtYear, months) => {
    expect(backfillMonths(purchase, now, { builtYear, dataAsOf: { year: 2026, quarter: 3 } })).toEqual(months);
  });

  it("are those that sales are known of, and now", () => {
    const bounds = { builtYear: null, dataAsOf: { year: 2025, quarter: 2 } } as const;

    expect(backfillMonths("2025-02", "2026-11", bounds)).toEqual(["2025-02", "2025-04", "2026-11"]);
    expect(backfillMonths("2025-08", "2026-11", bounds)).toEqual(["2026-11"]);
  });

  it("go back forty years at most, each once and in order", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1950 * 12, max: 2026 * 12 }), (purchase) => {
        const months = backfillMonths(`${Math.floor(purchase / 12)}-${String((purchase % 12) + 1).padStart(2, "0")}`, "2026-11", {
          builtYear: null,
          dataAsOf: { year: 2026, quarter: 3 },
        });
        expect(months).toEqual([...new Set(months)].toSorted());
        expect(months.length).toBeLessThanOrEqual(162);
        expect(monthIndex("2026-11") - monthIndex(months[0] ?? "")).toBeLessThanOrEqual(480);
      }),
    );
  });

  it("lie in their quarters", () => {
    expect(["2026-01", "2026-03", "2026-04", "2026-12"].map((month) => quarterOfMonth(month).quarter)).toEqual([1, 1, 2, 4]);
  });
});

describe("a value beside the one last told", () => {
  const look = { lastYen: 100, toldYen: 100 };

  it.each([
    ["nothing was told", null, { q50: 100, beforeByModel: null }, { tell: null, toldYen: 100 }],
    ["2.9 % up", look, { q50: 102.9, beforeByModel: null }, { tell: null, toldYen: 100 }],
    ["3 % down", look, { q50: 97, beforeByModel: null }, { tell: { market: -0.03, model: 0 }, toldYen: 97 }],
    ["another model 5 % up, the market still", look, { q50: 105, beforeByModel: 105 }, { tell: { market: 0, model: 0.05 }, toldYen: 105 }],
    ["another model 2 % up, the market 2 % up", look, { q50: 104.04, beforeByModel: 102 }, { tell: null, toldYen: 102 }],
    ["both in two directions", look, { q50: 100, beforeByModel: 105 }, { tell: { market: -0.0476, model: 0.05 }, toldYen: 100 }],
  ])("%s", (_, before, now, judged) => {
    const { tell, toldYen } = judgeChange(before, now);
    const rounded = tell && { market: Number(tell.market.toFixed(4)) + 0, model: Number(tell.model.toFixed(4)) + 0 };

    expect({ tell: rounded, toldYen }).toEqual(judged);
  });

  it("never takes the difference of two models for a rise or fall", () => {
    const yen = fc.integer({ min: 5_000_000, max: 500_000_000 });
    fc.assert(
      fc.property(yen, yen, (lastYen, byModel) => {
        const { tell } = judgeChange({ lastYen, toldYen: lastYen }, { q50: byModel, beforeByModel: byModel });
        return tell === null || Math.abs(tell.market) < 1e-9;
      }),
    );
  });
});

describe("the words of a change", () => {
  it.each([
    [{ market: 0.042, model: 0 }, "前にお知らせしたときから、市場の動きで4.2%上がりました。"],
    [{ market: -0.03, model: 0 }, "前にお知らせしたときから、市場の動きで3.0%下がりました。"],
    [{ market: 0, model: -0.035 }, "推定の方法を更新したため、3.5%低く出ています。この分は市場の動きではありません。"],
    [
      { market: 0.05, model: 0.01 },
      "前にお知らせしたときから、市場の動きで5.0%上がりました。ほかに、推定の方法の更新で1.0%高く出ていますが、市場の動きには含めていません。",
    ],
  ])("of %j", (change, words) => {
    expect(changeText(change)).toBe(words);
  });
});
