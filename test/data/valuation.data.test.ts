import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import type { Sale } from "#domain/properties/types.ts";
import { evaluateSplit } from "#domain/valuation/evaluate-split.ts";
import type { Evaluation } from "#domain/valuation/evaluation/evaluate-model.ts";
import { splitByTime } from "#domain/valuation/evaluation/split.ts";
import { withForestThreads } from "#domain/valuation/index.server.ts";
import { learnableSales } from "#domain/valuation/learnable.ts";
import { readTransactionFile } from "../../src/ingest/transactions/read-transactions.server.ts";

const folder = process.env.SHARED_DATA ?? "";

/** Trained on what was sold until 2024Q2, judged by what was sold in the year after. */
const PERIOD = { trainUntil: { year: 2024, quarter: 2 }, testUntil: { year: 2025, quarter: 2 } } as const;

let evaluation: Evaluation;
beforeAll(async () => {
  if (folder === "") throw new Error("SHARED_DATA must name the folder that holds the open data");
  const sales: Sale[] = [];
  for await (const outcome of readTransactionFile(path.join(folder, "transactions/tokyo23_2020q1_2025q2.csv.gz"))) {
    if (outcome.ok) sales.push({ ...outcome.row, id: sales.length, apartmentKey: null });
  }
  const split = splitByTime(learnableSales("condo", sales), PERIOD);
  evaluation = await withForestThreads((fitForest) => evaluateSplit("condo", split, fitForest));
});

describe("the engine on condominiums of the 23 wards, a year it has not seen", () => {
  it("errs by less than 13 % in the middle, and by a quarter less than comparables or a hedonic formula", () => {
    const { overall, baselines } = evaluation;

    expect(overall.n).toBe(33_086);
    expect(overall.mdape).toBeLessThan(0.13);
    expect(overall.mdape).toBeLessThan(0.75 * baselines.comparables);
    expect(overall.mdape).toBeLessThan(0.75 * baselines.hedonic);
  });

  it("measures the town median as it was measured elsewhere", () => {
    expect(evaluation.baselines.townMedian).toBeCloseTo(0.2265, 3);
  });

  it("keeps its word about the band: four in five, in no ward of many sales far fewer", () => {
    const { overall } = evaluation;

    expect(overall.coverage80).toBeGreaterThan(0.77);
    expect(overall.coverage80).toBeLessThan(0.83);
    expect(overall.worstWardCoverage80).toBeGreaterThan(0.65);
  });

  it("is not far off on the whole, and about as right for dear homes as for cheap ones", () => {
    const { overall } = evaluation;

    expect(overall.medianRatio).toBeGreaterThan(0.96);
    expect(overall.medianRatio).toBeLessThan(1.03);
    expect(overall.cod).toBeLessThan(15);
    expect(overall.prb).toBeGreaterThan(-0.06);
    expect(overall.prb).toBeLessThan(0.06);
  });

  it("says so for each ward", () => {
    expect(evaluation.areas).toHaveLength(23);
    expect(evaluation.areas.reduce((sum, { n }) => sum + n, 0)).toBe(evaluation.overall.n);
  });
});
