import type { BlindAccuracy, CalibrationPoint, Familiarity, SliceAccuracy } from "#domain/valuation/core/types.ts";
import type { Evaluation } from "#domain/valuation/evaluation/evaluate-model.ts";
import type { Fairness } from "#domain/valuation/evaluation/ratio-study.ts";
import { formatQuarter } from "#kernel/quarter.ts";
import { textTable } from "#main/commands/text-table.ts";
import type { Origin } from "./evaluate-command.ts";
import { fairnessTables } from "./fairness-tables.ts";

export type MeasuredOrigin = {
  readonly origin: Origin;
  readonly evaluation: Evaluation;
  /** PRD, PRB and MKI of the same errors, dealt anew among the sales. */
  readonly dealtAnew: Fairness;
  readonly trainSeconds: number;
};

const SLICE_HEADING = ["件数", "誤差中央値%", "±10%内", "比中央値", "80%幅内%", "幅%"];
const FAMILIARITY: Readonly<Record<Familiarity, string>> = {
  seen: "学習にあった建物群",
  unseen: "学習になかった建物群",
  "new-group": "  うち同じ町・築年もなし",
};
const MAN_YEN = 10_000;

/** The tables of one test, for reading. */
export function evaluationTables({ evaluation, dealtAnew }: Pick<MeasuredOrigin, "evaluation" | "dealtAnew">): string {
  const { overall, areas, otherAreas } = evaluation;
  const slices = (name: string, rows: readonly (readonly [string, SliceAccuracy])[]) =>
    textTable({ heading: [name, ...SLICE_HEADING], rows: rows.map(([label, slice]) => [label, ...sliceCells(slice)]) });
  return [
    slices("区市町村", [
      ...areas.map((area) => [area.cityName, area] as const),
      ...(otherAreas ? [[`ほか${otherAreas.areas}市区町村`, otherAreas] as const] : []),
      ["全体", overall],
    ]),
    slices(
      "建物",
      evaluation.familiarity.map((slice) => [FAMILIARITY[slice.familiarity], slice]),
    ),
    slices(
      "推定価格(万円)",
      evaluation.priceDeciles.map((slice) => [`${manYen(slice.from)}〜${manYen(slice.to)}`, slice]),
    ),
    slices(
      "築年",
      evaluation.ageBands.map((slice) => [ageText(slice), slice]),
    ),
    slices(
      "学習の後",
      evaluation.horizons.map((slice) => [`${slice.quartersAfter}四半期目`, slice]),
    ),
    measureTable(evaluation),
    fairnessTables([{ name: "全体", evaluation, dealtAnew }]),
    modeTable(evaluation),
    baselineTable(evaluation),
    calibrationTable(evaluation),
  ].join("\n\n");
}

function sliceCells({ n, mdape, ppe10, medianRatio, coverage80, medianBandWidth }: SliceAccuracy): string[] {
  return [n.toLocaleString("ja-JP"), percent(mdape), percent(ppe10), medianRatio.toFixed(3), percent(coverage80), percent(medianBandWidth)];
}

function ageText({ from, to }: Evaluation["ageBands"][number]): string {
  if (from === null) return "不明";
  return to === null ? `${from}年〜` : `${from}〜${to}年`;
}

function manYen(yen: number): string {
  // Rents are told to a thousand yen.
  return (yen < 100 * MAN_YEN ? Math.round(yen / 1_000) / 10 : Math.round(yen / MAN_YEN)).toLocaleString("ja-JP");
}

const MEASURE_HEADING = ["±5%内", "±20%内", "平均誤差%(上位1%除く)", "対数RMSE", "30%超%", "COD", "PRD", "PRB", "MKI", "幅の得点"];

function measureTable({ overall }: Evaluation): string {
  const { ppe5, ppe20, trimmedMape, logRmse, failureRate, cod, prd, prb, mki, intervalScore80 } = overall;
  const ratios = [prd, prb, mki, intervalScore80].map((value) => value.toFixed(3));
  const row = [
    "全体",
    percent(ppe5),
    percent(ppe20),
    percent(trimmedMape),
    logRmse.toFixed(3),
    percent(failureRate),
    cod.toFixed(1),
    ...ratios,
  ];
  return textTable({ heading: ["指標", ...MEASURE_HEADING], rows: [row] });
}

function modeTable({ overall }: Evaluation): string {
  const row = (name: string, { mdape, ppe10, coverage80 }: BlindAccuracy) => [name, percent(mdape), percent(ppe10), percent(coverage80)];
  return textTable({
    heading: ["記録にあるリフォームの有無", "誤差中央値%", "±10%内", "80%幅内%"],
    rows: [row("使った場合", overall), row("伏せた場合", overall.blind)],
  });
}

function baselineTable({ overall, baselines }: Evaluation): string {
  const row = (name: string, { mdape, ppe10 }: { mdape: number; ppe10: number }) => [
    name,
    percent(mdape),
    percent(ppe10),
    percent(1 - overall.mdape / mdape),
  ];
  return textTable({
    heading: ["方法", "誤差中央値%", "±10%内", "モデルで減る誤差%"],
    rows: [
      ["このモデル", percent(overall.mdape), percent(overall.ppe10), ""],
      row("似た成約だけ", baselines.comparables),
      row("回帰式", baselines.hedonic),
      row("町の中央値", baselines.townMedian),
    ],
  });
}

function calibrationTable({ calibration }: Evaluation): string {
  const row = (name: string, { stated, actual, n }: CalibrationPoint) => [
    name,
    percent(stated),
    percent(actual),
    n.toLocaleString("ja-JP"),
  ];
  return textTable({
    heading: ["約束と結果", "約束%", "結果%", "件数"],
    rows: [
      ...calibration.withinTenPercent.map((point) => row("±10%以内の確率", point)),
      row("80%の幅の中", calibration.band),
      row("幅より安い", calibration.below),
      row("幅より高い", calibration.above),
    ],
  });
}

const ORIGIN_HEADING = ["±20%内", "COD", "PRD", "PRB", "MKI", "最低の区", "最低の価格帯", "似た成約", "回帰式", "町の中央値"];

/** One row for each origin, its fairness, and one row for each quarter after each of them, with the plain mean over the origins. */
export function rollingTables(measured: readonly MeasuredOrigin[]): string {
  const origins = textTable({
    heading: ["学習→検証", ...SLICE_HEADING, ...ORIGIN_HEADING],
    rows: measured.map(({ origin, evaluation: { overall, baselines } }) => [
      originText(origin),
      ...sliceCells(overall),
      percent(overall.ppe20),
      overall.cod.toFixed(1),
      ...[overall.prd, overall.prb, overall.mki].map((value) => value.toFixed(3)),
      ...[overall.worstWardCoverage80, overall.worstDecileCoverage80].map((share) => (share === null ? "-" : percent(share))),
      ...[baselines.comparables, baselines.hedonic, baselines.townMedian].map(({ mdape }) => percent(mdape)),
    ]),
  });
  const quarters = [...new Set(measured.flatMap(({ evaluation }) => evaluation.horizons.map(({ quartersAfter }) => quartersAfter)))].sort(
    (a, b) => a - b,
  );
  const horizons = textTable({
    heading: ["学習の後", ...SLICE_HEADING],
    rows: quarters.flatMap((after) => horizonRows(after, measured)),
  });
  const fairness = fairnessTables(measured.map(({ origin, ...rest }) => ({ name: originText(origin), ...rest })));
  return [origins, fairness, horizons].join("\n\n");
}

function originText({ trainUntil, testUntil }: Origin): string {
  return `${formatQuarter(trainUntil)}→${formatQuarter(testUntil)}`;
}

function horizonRows(after: number, measured: readonly MeasuredOrigin[]): string[][] {
  const slices = measured.flatMap(({ origin, evaluation }) =>
    evaluation.horizons.filter(({ quartersAfter }) => quartersAfter === after).map((slice) => ({ origin, slice })),
  );
  const mean = (of: (slice: SliceAccuracy) => number) => slices.reduce((sum, { slice }) => sum + of(slice), 0) / slices.length;
  const average: SliceAccuracy = {
    n: slices.reduce((sum, { slice }) => sum + slice.n, 0),
    mdape: mean(({ mdape }) => mdape),
    ppe10: mean(({ ppe10 }) => ppe10),
    medianRatio: mean(({ medianRatio }) => medianRatio),
    coverage80: mean(({ coverage80 }) => coverage80),
    medianBandWidth: mean(({ medianBandWidth }) => medianBandWidth),
  };
  return [
    ...slices.map(({ origin, slice }) => [`${after}四半期目 ${formatQuarter(origin.trainUntil)}から`, ...sliceCells(slice)]),
    [`${after}四半期目 平均`, ...sliceCells(average)],
  ];
}

function percent(share: number): string {
  return (100 * share).toFixed(2);
}
