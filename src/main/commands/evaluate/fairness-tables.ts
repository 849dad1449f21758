import type { Evaluation } from "#domain/valuation/evaluation/evaluate-model.ts";
import type { Fairness } from "#domain/valuation/evaluation/ratio-study.ts";
import { textTable } from "#main/commands/text-table.ts";

type FairnessRow = {
  /** What begins the row: an origin, or the whole test. */
  readonly name: string;
  readonly evaluation: Pick<Evaluation, "overall" | "priceDeciles">;
  readonly dealtAnew: Fairness;
};

const DEALT = "配り直し";
const TENTHS = ["安い1割", "2", "3", "4", "5", "6", "7", "8", "9", "高い1割"];

/** Fairness of each test beside what its errors give dealt anew, then the median ratio of each tenth of the estimates (a test of nine sales has nine). */
export function fairnessTables(rows: readonly FairnessRow[]): string {
  const measures = textTable({
    heading: ["公平さ", "PRD", DEALT, "PRB", DEALT, "MKI", DEALT],
    rows: rows.map(({ name, evaluation: { overall }, dealtAnew }) => [
      name,
      ...[overall.prd, dealtAnew.prd, overall.prb, dealtAnew.prb, overall.mki, dealtAnew.mki].map((value) => value.toFixed(3)),
    ]),
  });
  const tenths = textTable({
    heading: ["推定価格ごとの比中央値", ...TENTHS],
    rows: rows.map(({ name, evaluation }) => [name, ...TENTHS.map((_, i) => evaluation.priceDeciles[i]?.medianRatio.toFixed(3) ?? "-")]),
  });
  return `${measures}\n\n${tenths}`;
}
