import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import type { Sale } from "#domain/properties/types.ts";
import type { EstimateEngine } from "#domain/valuation/core/estimate-deps.ts";
import type { Appraisal, SaleRow, Subject } from "#domain/valuation/core/types.ts";
import { createEngine } from "#domain/valuation/engine/engine.ts";
import { learnableSales } from "#domain/valuation/engine/learnable.ts";
import { type AgreementFigures, agreementCases, agreementFigures } from "#domain/valuation/evaluation/agreement-study.ts";
import { type Evaluation, evaluateModel } from "#domain/valuation/evaluation/evaluate-model.ts";
import { trainForSplit } from "#domain/valuation/evaluation/evaluate-split.ts";
import { quantile } from "#domain/valuation/evaluation/quantile.ts";
import { splitByTime } from "#domain/valuation/evaluation/split.ts";
import { withForestThreads } from "#domain/valuation/index.server.ts";
import { readTransactionFile } from "#ingest/transactions/read-transactions.server.ts";
import { quarterIndex } from "#kernel/quarter.ts";

const folder = process.env.SHARED_DATA ?? "";

/** Trained on what was sold until 2024Q2, judged by what was sold in the year after. */
const PERIOD = { trainUntil: { year: 2024, quarter: 2 }, testUntil: { year: 2025, quarter: 2 } } as const;

let evaluation: Evaluation;
let agreement: AgreementFigures;
let engine: EstimateEngine;
let test: readonly SaleRow[];
beforeAll(async () => {
  if (folder === "") throw new Error("SHARED_DATA must name the folder that holds the open data");
  const rows: Sale[] = [];
  for await (const outcome of readTransactionFile(
    path.join(folder, "transactions/tokyo23_2020q1_2025q2.csv.gz"),
    new Date("2026-11-21T03:00:00Z"),
  )) {
    if (outcome.ok) rows.push({ ...outcome.row, id: rows.length, apartmentKey: null });
  }
  const sales = learnableSales("condo", rows);
  const split = splitByTime(sales, PERIOD);
  const train = [...split.fit, ...split.calibration];
  test = split.test;
  const trained = await withForestThreads((fitForest) => trainForSplit(split, fitForest));
  evaluation = evaluateModel({ ...trained, kind: "condo", train, test });
  const soon = test.filter(({ quarter }, i) => quarter.year === 2024 && i % 8 === 0);
  agreement = agreementFigures(agreementCases({ ...trained, kind: "condo", train, test: soon }));
  // It holds later sales too, which it must not show.
  const period = {
    firstQuarter: quarterIndex({ year: 2020, quarter: 1 }),
    lastQuarter: quarterIndex(PERIOD.trainUntil),
    trainRows: train.length,
  };
  engine = createEngine({ version: "condo-2024.06-00000000", kind: "condo", isSample: false, ...period, ...trained }, sales);
});

describe("the engine on condominiums of the 23 wards, a year it has not seen", () => {
  it("errs by less than 10 % in the middle, and by a third less than comparables or a hedonic formula", () => {
    const { overall, baselines } = evaluation;

    expect(overall.mdape).toBeLessThan(0.098);
    expect(overall.mdape).toBeLessThan((2 / 3) * baselines.comparables.mdape);
    expect(overall.mdape).toBeLessThan((2 / 3) * baselines.hedonic.mdape);
  });

  it("errs little more where the renovation is hidden, and has a band that holds a little less", () => {
    const { blind, mdape, coverage80 } = evaluation.overall;

    expect(blind.mdape).toBeGreaterThan(mdape);
    expect(blind.mdape).toBeLessThan(0.102);
    expect(blind.coverage80).toBeLessThan(coverage80);
    expect(blind.coverage80).toBeGreaterThan(0.775);
  });

  it("answers for nearly every sale, but not for those that nothing resembles", () => {
    expect(test).toHaveLength(33_086);
    expect(evaluation.overall.hitRate).toBeGreaterThan(0.995);
    expect(evaluation.overall.hitRate).toBeLessThan(1);
  });

  it("measures the town median as it was measured elsewhere", () => {
    expect(evaluation.baselines.townMedian.mdape).toBeCloseTo(0.2265, 3);
  });

  it("keeps its word about the band: four in five; in the worst ward seven in ten, short of the 75 % aimed at", () => {
    const { overall } = evaluation;

    expect(overall.coverage80).toBeGreaterThan(0.79);
    expect(overall.coverage80).toBeLessThan(0.81);
    expect(overall.worstWardCoverage80).toBeGreaterThan(0.7);
  });

  it("is not far off on the whole, and about as right for dear homes as for cheap ones", () => {
    const { overall } = evaluation;

    expect(overall.medianRatio).toBeGreaterThan(0.98);
    expect(overall.medianRatio).toBeLessThan(1.015);
    expect(overall.cod).toBeLessThan(12.5);
    expect(overall.prb).toBeGreaterThan(-0.045);
    expect(overall.prb).toBeLessThan(0.045);
  });

  it("says so for each ward", () => {
    expect(evaluation.areas).toHaveLength(23);
    expect(evaluation.areas.reduce((sum, { n }) => sum + n, 0)).toBe(evaluation.overall.n);
  });

  it("knows homes of building groups it has seen better than others, and widens the band where it knows less", () => {
    const [seen, unseen, newGroup] = evaluation.familiarity;

    expect([seen?.familiarity, unseen?.familiarity, newGroup?.familiarity]).toEqual(["seen", "unseen", "new-group"]);
    expect(seen?.mdape).toBeLessThan(unseen?.mdape ?? 0);
    expect(seen?.medianBandWidth).toBeLessThan(unseen?.medianBandWidth ?? 0);
  });

  it("means the chance of ±10 % that it states: within six points in every bin of 500 sales", () => {
    const bins = evaluation.calibration.withinTenPercent.filter(({ n }) => n >= 500);

    expect(bins.length).toBeGreaterThan(2);
    for (const { stated, actual } of bins) expect(Math.abs(stated - actual)).toBeLessThan(0.06);
  });
});

const asOf = { year: 2024, quarter: 4 } as const;

function appraised(sale: SaleRow, changes: Partial<Subject> = {}): Appraisal[] {
  const { id: _id, price: _price, quarter: _quarter, priceCategory: _category, ...home } = sale;
  const outcome = engine.appraise({ ...home, floor: null, direction: null, ...changes }, { asOf, mode: "blind" });
  return outcome.estimated ? [outcome] : [];
}

describe("its estimates of the next two quarters beside what comparables would sell for then", () => {
  it("lie in the middle 80 % of them, without a word, for five in six", () => {
    expect(agreement.n).toBeGreaterThan(1500);
    expect(agreement.inside / agreement.n).toBeGreaterThan(5 / 6);
  });

  it("lie as high as they do, and in the middle within 8 % of them", () => {
    expect(agreement.medianRatio).toBeGreaterThan(0.97);
    expect(agreement.medianRatio).toBeLessThan(1.03);
    expect(agreement.medianGap).toBeLessThan(0.08);
  });

  it("err more where they carry a sentence", () => {
    expect(agreement.errorRatio).toBeGreaterThan(1);
  });
});

describe("its explanations", () => {
  const some = (every: number) => test.filter((_, i) => i % every === 0);

  it("add up to the price, to the yen", () => {
    const appraisals = some(100).flatMap((sale) => appraised(sale));

    expect(appraisals.length).toBeGreaterThan(250);
    for (const { basePrice, factors, point } of appraisals) {
      expect(basePrice + factors.reduce((sum, { yen }) => sum + (yen ?? 0), 0)).toBe(point);
    }
  });

  it("show no sale after the day asked for, nor one of more than three years before", () => {
    const shown = some(100).flatMap((sale) => appraised(sale).flatMap(({ comparables }) => comparables));
    const quarters = shown.map(({ quarter }) => quarterIndex(quarter));

    expect(Math.max(...quarters)).toBe(quarterIndex(asOf));
    expect(Math.min(...quarters)).toBeGreaterThanOrEqual(quarterIndex(asOf) - 12);
  });

  /** Measured until 2023Q2: nine in ten of the other factors moved by less than 12 % of the price; place and size of a new home in an old town most, by 43 %. */
  it.each<[readonly string[], readonly (keyof SaleRow & keyof Subject)[]]>([
    [
      ["location", "building"],
      ["town", "place", "zoning"],
    ],
    [["age", "building"], ["builtYear"]],
    [["size"], ["areaM2", "layout"]],
  ])("move the factors of the inputs that were exchanged: %j", (groups, inputs) => {
    const wards = Map.groupBy(
      test.filter(({ builtYear }) => builtYear !== null),
      ({ cityCode }) => cityCode,
    );
    const moved = some(200).flatMap((sale, i) => {
      const ward = wards.get(sale.cityCode) ?? [];
      const other = ward[(i * 13) % ward.length] ?? sale;
      if (sale.builtYear === null || inputs.every((name) => sale[name] === other[name])) return [];
      const [before] = appraised(sale);
      const [after] = appraised(sale, Object.fromEntries(inputs.map((name) => [name, other[name]])));
      return before && after ? [shares(before, after)] : [];
    });

    const own = moved.map((all) => Math.max(...groups.map((group) => all.get(group) ?? 0)));
    const others = moved.flatMap((all) => [...all].flatMap(([name, share]) => (groups.includes(name) ? [] : [share])));
    expect(moved.length).toBeGreaterThan(100);
    expect(own.filter((share, i) => share === Math.max(...(moved[i]?.values() ?? []))).length).toBeGreaterThan(0.75 * moved.length);
    expect(quantile(others, 0.9)).toBeLessThan(0.16);
    expect(Math.max(...others)).toBeLessThan(0.6);
  });
});

/** By how much each factor moved, as a share of the larger price. */
function shares(before: Appraisal, after: Appraisal): Map<string, number> {
  const later = new Map(after.factors.map(({ group, yen }) => [group, yen ?? 0]));
  const price = Math.max(before.point, after.point);
  return new Map(before.factors.map(({ group, yen }) => [group, Math.abs((later.get(group) ?? 0) - (yen ?? 0)) / price]));
}
