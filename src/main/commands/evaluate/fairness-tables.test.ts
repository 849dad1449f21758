import { expect, it } from "vitest";
import { aModelCard } from "#test/support/model-card.ts";
import { fairnessTables } from "./fairness-tables.ts";

const card = aModelCard();
const [tenth] = card.priceDeciles;
if (!tenth) throw new Error("no tenths");
const tenthsOf = (...medianRatios: readonly number[]) => medianRatios.map((medianRatio) => ({ ...tenth, medianRatio }));
const rows = [
  {
    name: "2021Q4→2022Q4",
    evaluation: {
      overall: { ...card.overall, prd: 1.033, prb: -0.025, mki: 0.952 },
      priceDeciles: tenthsOf(1.05, 1.04, 1.03, 1.02, 1.01, 1, 0.99, 0.98, 0.97, 0.9614),
    },
    dealtAnew: { prd: 1.0254, prb: -0.0171, mki: 0.9612 },
  },
  { name: "全体", evaluation: { ...card, priceDeciles: tenthsOf(1, 0.9) }, dealtAnew: { prd: 1, prb: 0, mki: 1 } },
];
const [measures = [], tenths = []] = fairnessTables(rows)
  .split("\n\n")
  .map((table) => table.split("\n").map((line) => line.split(/ {2,}/)));

it("sets each measure of fairness beside what its errors give dealt anew", () => {
  expect(measures.slice(0, 2)).toEqual([
    ["公平さ", "PRD", "配り直し", "PRB", "配り直し", "MKI", "配り直し"],
    ["2021Q4→2022Q4", "1.033", "1.025", "-0.025", "-0.017", "0.952", "0.961"],
  ]);
});

it("tells the median ratio of each tenth of the estimates, from the cheapest", () => {
  expect(tenths.slice(0, 2)).toEqual([
    ["推定価格ごとの比中央値", "安い1割", "2", "3", "4", "5", "6", "7", "8", "9", "高い1割"],
    ["2021Q4→2022Q4", "1.050", "1.040", "1.030", "1.020", "1.010", "1.000", "0.990", "0.980", "0.970", "0.961"],
  ]);
});

it("leaves open the tenths that a test of few sales has not", () => {
  expect(tenths[2]).toEqual(["全体", "1.000", "0.900", ...Array.from({ length: 8 }, () => "-")]);
});

it("has a row for each test in both", () => {
  expect([measures.length, tenths.length]).toEqual([3, 3]);
});
