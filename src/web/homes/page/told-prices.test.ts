import { describe, expect, it } from "vitest";
import { changeWords, toldPrices } from "./told-prices.ts";

const home = { price: 61_800_000, firstSeenOn: "2026-07-26" };
const steps = [
  { on: "2026-07-26", step: "first" },
  { on: "2026-09-12", step: "cut" },
  { on: "2026-10-31", step: "cut" },
] as const;

describe("the prices that may be told", () => {
  it("are the one before a cut and the one since, where the rules let it stand", () => {
    const cut = { before: 64_800_000, beforeFromOn: "2026-08-01", price: 61_800_000, cutOn: "2026-10-31" };

    expect(toldPrices({ home, prices: { cut, steps } })).toEqual([
      { fromOn: "2026-08-01", price: 64_800_000 },
      { fromOn: "2026-10-31", price: 61_800_000 },
    ]);
  });

  it("are otherwise the present one alone, with the days of the changes", () => {
    expect(toldPrices({ home, prices: { cut: null, steps } })).toEqual([{ fromOn: "2026-10-31", price: 61_800_000 }]);
    expect(toldPrices({ home, prices: { cut: null, steps: [] } })).toEqual([{ fromOn: "2026-07-26", price: 61_800_000 }]);
    expect(changeWords({ cut: null, steps })).toBe("値下げ 9/12・10/31");
    expect(changeWords({ cut: null, steps: [...steps, { on: "2026-11-02", step: "raised" }] })).toBe("値下げ 9/12・10/31、値上げ 11/2");
    expect(changeWords({ cut: null, steps: [] })).toBeNull();
  });
});
