import type { Source, TakeHomeAnswer } from "#domain/assets/take-home/types.ts";
import { formatDay } from "#kernel/japanese-date.ts";
import { Flow } from "#kernel/print/flow.ts";
import { COLORS, CONTENT_WIDTH, type Mark, type Measure, PAGE } from "#kernel/print/marks.ts";
import { bullet, drawSale } from "./sale-table.ts";
import { drawSeries } from "./series-table.ts";
import { drawHead, drawSummary } from "./summary.ts";
import type { AssetReport } from "./types.ts";

const ESTIMATED = "AI推定価格は統計的な参考値で、不動産鑑定評価ではありません。手取りは税の表による概算で、税務の助言ではありません。";

/** A report as pages of marks, each with its head and foot. */
export function sheetOf(report: AssetReport, measure: Measure): Mark[][] {
  const flow = new Flow(measure);
  drawHead(flow, report);
  drawSummary(flow, report);
  if (report.takeHome) drawSale(flow, report.takeHome);
  drawSeries(flow, report);
  drawList(flow, "ご利用にあたって", [ESTIMATED, ...report.notes]);
  drawList(flow, "出典", [...report.sources, ...tableSources(report.takeHome)]);
  return flow.pages.map((marks, i) => [...marks, ...frame(report, measure, { number: i + 1, of: flow.pages.length })]);
}

function drawList(flow: Flow, title: string, points: readonly string[]): void {
  if (points.length === 0) return;
  flow.heading(title);
  for (const point of points) bullet(flow, point);
}

/** The rows of the tables that a reckoning rests on, each once. */
function tableSources(takeHome: TakeHomeAnswer | null): string[] {
  const answers = takeHome ? [takeHome.low, takeHome.high] : [];
  const sources = answers.flatMap(({ lines, gain }) => [
    ...lines.flatMap((line) => [line.source, ...line.parts.map((part) => part.source)]),
    ...gain.sources,
  ]);
  return [...new Set(sources.filter((one) => one !== null).map(sourceWords))];
}

function sourceWords({ title, publisher, host, seenOn, isVerified }: Source): string {
  const where = host === null ? publisher : `${publisher} ${host}`;
  return `${title}(${where}、${formatDay(seenOn)}確認${isVerified ? "" : "、法令の本文は未確認"})`;
}

function frame(report: AssetReport, measure: Measure, page: { readonly number: number; readonly of: number }): Mark[] {
  const words = { kind: "text", size: 8, weight: "regular", color: COLORS.sub } as const;
  const right = (text: string, baseline: number): Mark => ({
    ...words,
    text,
    baseline,
    x: PAGE.right - measure(text, words.size, words.weight),
  });
  const made = `${formatDay(report.madeOn)}作成`;
  const sample: Mark[] = report.isSample
    ? [{ ...words, weight: "bold", color: COLORS.warn, text: "サンプル(実在の物件・取引ではありません)", x: PAGE.left + 70, baseline: 40 }]
    : [];
  return [
    { ...words, weight: "bold", color: COLORS.brand, size: 10, text: "まちのね", x: PAGE.left, baseline: 40 },
    ...sample,
    right(made, 40),
    { kind: "rule", x: PAGE.left, top: 47, width: CONTENT_WIDTH, color: COLORS.line, thickness: 0.6 },
    { ...words, text: "推定・概算の値です。不動産鑑定評価ではありません。", x: PAGE.left, baseline: 812 },
    right(`${page.number} / ${page.of}ページ`, 812),
  ];
}
