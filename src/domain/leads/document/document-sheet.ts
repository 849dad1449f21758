import { formatDay } from "#kernel/japanese-date.ts";
import { Flow } from "#kernel/print/flow.ts";
import { COLORS, CONTENT_WIDTH, type Mark, type Measure, PAGE } from "#kernel/print/marks.ts";
import type { BizDocument, DocumentTable } from "./types.ts";

const SIZE = { text: 9.5, small: 8.5, foot: 8 } as const;

/** The document as pages of marks, each with its head and foot. */
export function sheetOf(document: BizDocument, measure: Measure): Mark[][] {
  const flow = new Flow(measure);
  flow.paragraph(document.title, { size: 20, weight: "bold" });
  flow.gap(4);
  flow.paragraph(document.lead, { size: 11, color: COLORS.sub });
  flow.heading("サービス");
  for (const { name, text } of document.products) {
    flow.need(48);
    flow.paragraph(name, { size: 11, weight: "bold" });
    flow.paragraph(text, { size: SIZE.text });
    flow.gap(6);
  }
  drawAccuracy(flow, document);
  drawList(flow, "ご利用の流れ", document.steps);
  drawList(flow, "ご利用にあたって", document.notes);
  // The prices stand on one page.
  flow.need(PLANS.frame + PLANS.row * document.plans.rows.length);
  flow.heading("AI査定APIの料金");
  drawTable(flow, document.plans);
  flow.paragraph(document.plansFrom, { size: SIZE.small, color: COLORS.sub });
  flow.heading("応答の例（サンプル）");
  flow.code(document.example, { size: SIZE.small, x: PAGE.left + 10 });
  return flow.pages.map((marks, i) => [...marks, ...frame(document, measure, { number: i + 1, of: flow.pages.length })]);
}

/** Of the heading, what stands below the table, and each row: they stay on one page. */
const ACCURACY = { frame: 120, row: 22 } as const;
const PLANS = { frame: 90, row: 22 } as const;

function drawAccuracy(flow: Flow, { accuracy, isSample }: BizDocument): void {
  flow.need(ACCURACY.frame + ACCURACY.row * (accuracy?.rows.length ?? 0));
  flow.heading(isSample ? "推定の精度（サンプル）" : "推定の精度");
  if (accuracy === null) {
    flow.paragraph("データなし", { size: SIZE.text });
    return;
  }
  drawTable(flow, accuracy);
  flow.paragraph(accuracy.period, { size: SIZE.small, color: COLORS.sub });
  if (accuracy.missing !== null) flow.paragraph(accuracy.missing, { size: SIZE.small, color: COLORS.warn });
  if (accuracy.weakest !== null) flow.paragraph(accuracy.weakest, { size: SIZE.small, color: COLORS.warn });
}

/** The first column is wider; what is not in it stands at the right of its column. */
function drawTable(flow: Flow, { head, rows }: DocumentTable): void {
  const first = CONTENT_WIDTH * 0.28;
  const width = (CONTENT_WIDTH - first) / Math.max(1, head.length - 1);
  const cells = (texts: readonly string[], weight: "regular" | "bold") =>
    texts.map((text, i) =>
      i === 0
        ? ({ text, x: PAGE.left, width: first, size: SIZE.text, weight: "regular", color: COLORS.sub } as const)
        : ({ text, x: PAGE.left + first + (i - 1) * width, width, size: SIZE.text, weight, align: "right" } as const),
    );
  flow.table(
    () => {
      flow.row(cells(head, "bold"));
      flow.rule(COLORS.brand, 0.8);
    },
    () => {
      for (const row of rows) {
        flow.row(cells(row, "regular"));
        flow.rule();
      }
    },
  );
  flow.gap(4);
}

function drawList(flow: Flow, title: string, points: readonly string[]): void {
  flow.heading(title);
  for (const text of points)
    flow.row(
      [
        { text: "・", x: PAGE.left, width: 12, size: SIZE.text },
        { text, x: PAGE.left + 12, width: CONTENT_WIDTH - 12, size: SIZE.text },
      ],
      1,
    );
}

function frame({ madeOn, isSample }: BizDocument, measure: Measure, page: { readonly number: number; readonly of: number }): Mark[] {
  const words = { kind: "text", size: SIZE.foot, weight: "regular", color: COLORS.sub } as const;
  const right = (text: string, baseline: number): Mark => ({
    ...words,
    text,
    baseline,
    x: PAGE.right - measure(text, words.size, words.weight),
  });
  const sample: Mark[] = isSample
    ? [{ ...words, weight: "bold", color: COLORS.warn, text: "サンプルデータによる数値を含みます", x: PAGE.left + 70, baseline: 40 }]
    : [];
  return [
    { ...words, weight: "bold", color: COLORS.brand, size: 10, text: "まちのね", x: PAGE.left, baseline: 40 },
    ...sample,
    right(`${formatDay(madeOn)}現在`, 40),
    { kind: "rule", x: PAGE.left, top: 47, width: CONTENT_WIDTH, color: COLORS.line, thickness: 0.6 },
    { ...words, text: "AI推定価格は統計的な参考値で、不動産鑑定評価ではありません。", x: PAGE.left, baseline: 812 },
    right(`${page.number} / ${page.of}ページ`, 812),
  ];
}
