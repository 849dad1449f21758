import { describe, expect, it } from "vitest";
import type { AppraisableKind } from "#domain/valuation/core/types.ts";
import { fitQuickly } from "#test/support/quick-model.ts";
import { syntheticSales } from "#test/support/synthetic-sales.ts";
import { agreementTable, measureAgreement } from "./measure-agreement.ts";

const sales = syntheticSales(1200);

function tools(kinds: readonly AppraisableKind[]) {
  const lines: string[] = [];
  const salesOf = async (kind: AppraisableKind) => (kinds.includes(kind) ? sales.map((sale) => ({ ...sale, kind })) : []);
  return { lines, salesOf, fitForest: fitQuickly, say: (line: string) => void lines.push(line) };
}

const order = { kinds: ["condo", "house"], count: 20, seed: 60 } as const;

describe("measuring agreement", () => {
  it("asks about the last two quarters, by a model of those before them, and draws some of all kinds", async () => {
    const { lines, ...given } = tools(["condo", "house"]);

    const measured = await measureAgreement(order, given);

    const last = sales.filter(({ quarter }) => quarter.year === 2024 && quarter.quarter > 2).length;
    expect(lines).toEqual(["マンション", "一戸建て"].map((kind) => `${kind}: 2024Q2までで学習し、その後の${last}件を推定しています`));
    expect(measured?.drawn.n).toBe(20);
    expect(measured?.kinds.map(({ kind }) => kind)).toEqual(["condo", "house"]);
    expect(measured?.all.n).toBe(measured?.kinds.reduce((sum, { figures }) => sum + figures.n, 0));
  });

  it("draws the same sales for the same seed, and tells the same", async () => {
    const [once, again] = [await measureAgreement(order, tools(["condo"])), await measureAgreement(order, tools(["condo"]))];

    expect(again).toEqual(once);
  });

  it("leaves out a kind without sales, and measures nothing without any", async () => {
    expect((await measureAgreement(order, tools(["house"])))?.kinds.map(({ kind }) => kind)).toEqual(["house"]);
    expect(await measureAgreement(order, tools([]))).toBeNull();
  });
});

it("the table has a row for those drawn, for all, and for each of several kinds", () => {
  const figures = { n: 60, inside: 52, outside: 5, few: 1, scattered: 2, medianRatio: 0.973, medianGap: 0.0699, errorRatio: 2.68 };
  const errors = { inside: 0.1035, outside: 0.2545, few: Number.NaN, scattered: 0.3012, sentence: 0.2776 };
  const all = { ...figures, errors };

  const text = agreementTable({
    drawn: all,
    all,
    kinds: [
      { kind: "condo", figures: all },
      { kind: "land", figures: all },
    ],
  });

  expect(text.split("\n")).toHaveLength(5);
  expect(text).toContain("60件(無作為)");
  expect(text).toMatch(/マンション.* 60 .*52 .*5 .*1 .*2 .*0\.973 .*6\.99 .*10\.35 .*25\.45 .*- .*30\.12 .*27\.76 .*2\.68/);
  expect(agreementTable({ drawn: all, all, kinds: [{ kind: "condo", figures: all }] }).split("\n")).toHaveLength(3);
});
