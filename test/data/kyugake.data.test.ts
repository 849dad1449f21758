import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { KYUGAKE_STUDY } from "#domain/kyugake/precision/study.ts";
import type { Sale } from "#domain/properties/types.ts";
import type { PricedKind, SaleRow } from "#domain/valuation/core/types.ts";
import { learnableSales } from "#domain/valuation/engine/learnable.ts";
import { withForestThreads } from "#domain/valuation/index.server.ts";
import { readTransactionFile } from "#ingest/transactions/read-transactions.server.ts";
import { formatQuarter } from "#kernel/quarter.ts";
import { type KyugakeFigures, type MeasuredKyugake, measureKyugake } from "#main/commands/evaluate/measure-kyugake.ts";

const folder = process.env.SHARED_DATA ?? "";

/** 台東, 墨田, 江東, 江戸川: flats enough for the grades to be told apart, few enough to be learnt in seconds. */
const EAST = new Set(["13106", "13107", "13108", "13123"]);

let land: MeasuredKyugake;
let east: KyugakeFigures;
beforeAll(async () => {
  if (folder === "") throw new Error("SHARED_DATA must name the folder that holds the open data");
  const rows: Sale[] = [];
  for await (const outcome of readTransactionFile(
    path.join(folder, "transactions/tokyo23_2020q1_2025q2.csv.gz"),
    new Date("2026-11-21T03:00:00Z"),
  )) {
    if (outcome.ok) rows.push({ ...outcome.row, id: rows.length, apartmentKey: null });
  }
  land = await study("land", (kind) => learnableSales(kind, rows));
  east = (await study("condo", (kind) => learnableSales(kind, rows).filter(({ cityCode }) => EAST.has(cityCode)))).all;
});

/** `salesOf` is asked for the kind, and for the one that is learnt beside it. */
function study(kind: PricedKind, salesOf: (kind: PricedKind) => readonly SaleRow[]): Promise<MeasuredKyugake> {
  return withForestThreads(async (fitForest) => {
    const measured = await measureKyugake(kind, { salesOf: async (one) => salesOf(one), fitForest, say: () => undefined });
    if (!measured) throw new Error(`too few sales of ${kind}`);
    return measured;
  });
}

describe("the study of 九掛け on real sales", () => {
  it("is on the about page as it is measured: plots of the 23 wards, figure by figure", () => {
    const told = KYUGAKE_STUDY.kinds.find(({ kind }) => kind === "land");
    const { n, planted, mdape, under, noise, anyHome, grades } = land.all;
    const rounded = (value: number, digits = 4) => Number(value.toFixed(digits));

    expect([formatQuarter(land.from), formatQuarter(land.until)]).toEqual([KYUGAKE_STUDY.from, KYUGAKE_STUDY.to]);
    expect(told).toMatchObject({ n, planted, mdape: rounded(mdape, 5), underQ05: rounded(under.q05), underQ10: rounded(under.q10) });
    expect(told).toMatchObject({ noise: rounded(noise.share), noiseExpected: rounded(noise.expected) });
    expect(told?.anyHome).toEqual({ n: anyHome.n, share: rounded(anyHome.share?.value ?? Number.NaN) });
    const measured = grades.flatMap(({ grade, flags, recall, judged: { n: judged, share } }) =>
      grade === "A" || grade === "B" || grade === "C" || grade === "check"
        ? [{ grade, flags, recall: rounded(recall), judged, share: share && rounded(share.value) }]
        : [],
    );
    expect(measured).toEqual(
      told?.grades.flatMap(({ grade, flags, recall, judged, share }) =>
        grade === "A+B" ? [] : [{ grade, flags, recall, judged, share: share ? share.value : null }],
      ),
    );
  });

  it("tells flats in A and B right far more often than any home would be, and C less often than both", () => {
    const of = (grade: string) => east.grades.find((one) => one.grade === grade)?.judged.share;
    const chance = east.anyHome.share?.value ?? 1;
    const [certain, low] = [of("A+B"), of("C")];

    expect(certain?.low).toBeGreaterThan(0.8);
    expect(certain?.low).toBeGreaterThan(chance + 0.4);
    expect(low?.high).toBeLessThan(certain?.value ?? 0);
  });

  it("flags fewer fairly priced flats than their error alone would, and finds planted ones several times as often", () => {
    const { noise, grades } = east;
    const all = grades.find(({ grade }) => grade === "all");

    expect(noise.share).toBeLessThan(noise.expected);
    expect(all?.recall).toBeGreaterThan(2 * noise.share);
  });
});
