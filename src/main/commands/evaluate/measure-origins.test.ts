import { describe, expect, it } from "vitest";
import { quarterIndex } from "#kernel/quarter.ts";
import { fitQuickly } from "#test/support/quick-model.ts";
import { syntheticSales } from "#test/support/synthetic-sales.ts";
import type { Origin } from "./evaluate-command.ts";
import { measureOrigins } from "./measure-origins.ts";

const sales = syntheticSales(800);

function tools() {
  const lines: string[] = [];
  let now = 0;
  return {
    lines,
    salesFor: async () => sales,
    fitForest: fitQuickly,
    say: (line: string) => void lines.push(line),
    elapsed: () => (now += 1500),
  };
}

const until = (year: number): Origin => ({ trainUntil: { year, quarter: 4 }, testUntil: { year: year + 1, quarter: 2 } });

describe("measuring at origins", () => {
  it("trains at each on what came before it, and tests on the quarters after it", async () => {
    const measured = await measureOrigins("condo", { origins: [until(2021), until(2022)] }, tools());

    const tested = (year: number) => sales.filter(({ quarter }) => quarter.year === year && quarter.quarter <= 2).length;
    expect(measured.map(({ evaluation }) => Math.round(evaluation.overall.n / evaluation.overall.hitRate))).toEqual([
      tested(2022),
      tested(2023),
    ]);
    expect(measured.map(({ evaluation }) => evaluation.horizons.map(({ quartersAfter }) => quartersAfter))).toEqual([
      [1, 2],
      [1, 2],
    ]);
  });

  it("says what it does, and takes the time of the training alone", async () => {
    const { lines, ...given } = tools();

    const [measured] = await measureOrigins("condo", { origins: [until(2021)] }, given);

    expect(lines).toEqual([
      expect.stringMatching(/^マンション 2021Q4まで\(1\/1\): 学習しています\(学習 \d+ 件、検証 \d+ 件\)$/),
      "マンション 2021Q4まで(1/1): 検証しています",
    ]);
    expect(measured?.trainSeconds).toBe(1.5);
  });

  it("deals the errors of an origin anew alike, whichever origins come before it", async () => {
    const alone = await measureOrigins("condo", { origins: [until(2022)] }, tools());
    const second = await measureOrigins("condo", { origins: [until(2021), until(2022)] }, tools());

    expect(second[1]?.dealtAnew).toEqual(alone[0]?.dealtAnew);
    expect(second[0]?.dealtAnew).not.toEqual(alone[0]?.dealtAnew);
  });

  it("leaves out an origin after which nothing was sold, and says so", async () => {
    const { lines, ...given } = tools();

    const measured = await measureOrigins("condo", { origins: [until(2024), until(2022)] }, given);

    expect(measured.map(({ origin }) => quarterIndex(origin.trainUntil))).toEqual([quarterIndex({ year: 2022, quarter: 4 })]);
    expect(lines[0]).toContain("検証 0 件のため、測れません");
  });
});
