import type { ModelCardResponse } from "#api/client.ts";
import { formatQuarterJa, parseQuarter } from "#kernel/quarter.ts";
import { percent } from "../kit/report/percent.ts";

export const KIND_NAMES: Readonly<Record<ModelCardResponse["kind"], string>> = {
  condo: "中古マンション",
  house: "中古一戸建て",
  land: "土地",
};

/** Fewer tested sales than this and an area's figures are 参考: one sale moves them by a point. */
export const FEW_SALES = 100;

/** Aimed at and tolerated coverage of the 80 % band. */
const TARGET = 0.8;
const TOLERANCE = 0.03;

export type Calibration = "kept" | "narrow" | "wide";

/** Whether the band held as many sales as it promised: 80 % ± 3 points. */
export function calibration(coverage80: number): Calibration {
  if (coverage80 < TARGET - TOLERANCE) return "narrow";
  return coverage80 > TARGET + TOLERANCE ? "wide" : "kept";
}

const CALIBRATION_WORDS: Readonly<Record<Calibration, string>> = {
  kept: "幅は、ほぼ約束どおりに当たっています。",
  narrow: "幅が少しせまく、外れが約束より多くなっています。",
  wide: "幅が少し広く、約束より多く当たっています。",
};

export function calibrationText(coverage80: number): string {
  return `80%の幅に、実際の価格の${percent(coverage80)}が入りました。${CALIBRATION_WORDS[calibration(coverage80)]}`;
}

/** `2024年第3四半期～2025年第2四半期`. */
export function periodText(from: string, until: string): string {
  return from === until ? quarterText(from) : `${quarterText(from)}～${quarterText(until)}`;
}

/** For a column of a table: `2024年3Q～2025年2Q`. */
export function shortPeriod(from: string, until: string): string {
  return [from, until].map((quarter) => quarter.replace(/^(\d{4})Q([1-4])$/, "$1年$2Q")).join("～");
}

function quarterText(quarter: string): string {
  const parsed = parseQuarter(quarter);
  return parsed ? formatQuarterJa(parsed) : quarter;
}

export type BaselineRow = { readonly name: string; readonly how: string; readonly mdape: number; readonly isModel: boolean };

/** The model and three simpler ways on the same sales, best first. */
export function baselineRows({ overall, baselines }: Pick<ModelCardResponse, "overall" | "baselines">): readonly BaselineRow[] {
  return [
    { name: "このモデル", how: "似た成約と機械学習", mdape: overall.mdape, isModel: true },
    { name: "似た成約だけ", how: "近くて条件の近い成約の㎡単価の中央値", mdape: baselines.comparables, isModel: false },
    { name: "回帰式", how: "広さ、築年、駅からの徒歩などの一次式", mdape: baselines.hedonic, isModel: false },
    { name: "町の中央値", how: "同じ町の㎡単価の中央値", mdape: baselines.townMedian, isModel: false },
  ].toSorted((a, b) => a.mdape - b.mdape);
}
