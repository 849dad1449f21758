import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sampleThread } from "#web/offer/samples.ts";
import { type LadderInput, ladderOf } from "./ladder-geometry.ts";
import { firstPrice, lastPriceOf, priceSteps, quickPrices } from "./price-steps.ts";

const steps = priceSteps(sampleThread());
const BAND = { low: 73_500_000, point: 82_400_000, high: 93_100_000, rounds: 5 };
const input: LadderInput = { ...BAND, steps, draft: null, isAgreed: false };
const draft = { side: "owner", priceYen: 83_750_000 } as const;

const sideOf = (at: number): "buyer" | "owner" => (at % 2 === 0 ? "buyer" : "owner");

describe("the ladder of prices", () => {
  it("has a column for each round, the next one being that of the draft", () => {
    const { columns } = ladderOf({ ...input, draft });

    expect(columns.map(({ x }) => x)).toEqual([10, 30, 50, 70, 90]);
    expect(columns.map(({ step, isNext }) => [step?.priceYen ?? null, isNext])).toEqual([
      [78_000_000, false],
      [87_000_000, false],
      [80_500_000, false],
      [null, true],
      [null, false],
    ]);
  });

  it("puts a dearer price higher, and everything in the picture, whatever is named", () => {
    const price = fc.integer({ min: 10, max: 200_000 }).map((man) => man * 10_000);
    const named = (prices: readonly number[]) => prices.map((priceYen, at) => ({ round: at + 1, side: sideOf(at), priceYen, at: "" }));
    fc.assert(
      fc.property(fc.array(price, { minLength: 1, maxLength: 4 }), fc.option(price), (prices, thought) => {
        const ladder = ladderOf({ ...input, steps: named(prices), draft: thought === null ? null : { side: "buyer", priceYen: thought } });
        const all = [...ladder.marks.map(({ priceYen, y }) => ({ yen: priceYen, y })), ...ladder.ticks].toSorted((a, b) => a.yen - b.yen);
        const heights = all.map(({ y }) => y);
        expect(heights).toEqual(heights.toSorted((a, b) => b - a));
        expect(heights.every((y) => y > -0.001 && y < 100.001)).toBe(true);
        expect(ladder.ticks.length).toBeLessThanOrEqual(6);
      }),
    );
  });

  it("draws each side as stairs that run on until it names another price", () => {
    const { lines } = ladderOf(input);

    expect(lines.map(({ side, points }) => [side, points.map(({ x }) => x)])).toEqual([
      ["buyer", [10, 50, 50, 90]],
      ["owner", [30, 90]],
    ]);
    expect(ladderOf({ ...input, draft }).lines[1]?.points.map(({ x }) => x)).toEqual([30, 70]);
  });

  it("measures the gap between the two, with the draft in place of the last price", () => {
    expect(ladderOf(input).gap?.yen).toBe(6_500_000);
    expect(ladderOf({ ...input, draft }).gap?.yen).toBe(3_250_000);
    expect(ladderOf({ ...input, draft: { ...draft, priceYen: 80_500_000 } }).gap).toBeNull();
    expect(ladderOf({ ...input, steps: steps.slice(0, 1) }).gap).toBeNull();
  });

  it("marks the price that was agreed to, to which both lines come, and has no gap any more", () => {
    const { agreed, gap, lines } = ladderOf({ ...input, isAgreed: true });

    expect([agreed?.priceYen, agreed?.round, gap]).toEqual([80_500_000, 3, null]);
    expect(new Set(lines.map(({ points }) => points.at(-1)?.y))).toEqual(new Set([agreed?.y]));
    expect(ladderOf(input).agreed).toBeNull();
  });
});

describe("three prices to begin with", () => {
  it("are the estimate, the middle of the two, and one's last", () => {
    expect(quickPrices(sampleThread()).map(({ label, priceYen }) => [label, priceYen])).toEqual([
      ["推定どおり", 82_400_000],
      ["ふたりの中間", 83_800_000],
      ["前回のまま", 87_000_000],
    ]);
  });

  it("are those of the estimate for an owner who has named none yet", () => {
    const [first] = sampleThread().steps;
    const fresh = sampleThread({ steps: first ? [first] : [], priceYen: 78_000_000, round: 1 });

    expect(quickPrices(fresh).map(({ priceYen }) => priceYen)).toEqual([82_400_000, 80_200_000, 93_100_000]);
    expect(lastPriceOf(priceSteps(fresh), "owner")).toBeNull();
  });

  it("are none of them the price that is answered, and no two the same", () => {
    const [first] = sampleThread().steps;
    const even = sampleThread({ steps: first ? [{ ...first, priceYen: 82_400_000 }] : [], priceYen: 82_400_000, round: 1 });

    expect(quickPrices(even).map(({ label, priceYen }) => [label, priceYen])).toEqual([
      ["幅の上", 93_100_000],
      ["推定より3%高く", 84_900_000],
      ["推定より5%高く", 86_500_000],
    ]);
    expect([firstPrice(even), firstPrice(sampleThread())]).toEqual([93_100_000, 83_800_000]);
  });
});
