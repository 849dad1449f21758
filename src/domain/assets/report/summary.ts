import { yenWords } from "#domain/assets/take-home/yen-words.ts";
import type { Flow } from "#kernel/print/flow.ts";
import { COLORS, CONTENT_WIDTH, type Mark, PAGE } from "#kernel/print/marks.ts";
import { formatYen } from "#kernel/yen.ts";
import type { AssetReport, ReportValue } from "./types.ts";

/** The head of the first page: what the report is, of which home. */
export function drawHead(flow: Flow, { title, home }: AssetReport): void {
  flow.paragraph(title, { size: 20, weight: "bold" });
  flow.gap(2);
  flow.paragraph(home.name, { size: 13, weight: "bold", color: COLORS.brand });
  const facts = home.facts.map(({ label, value }) => `${label} ${value}`).join("　/　");
  if (facts !== "") flow.paragraph(facts, { size: 9, color: COLORS.sub });
  flow.gap(10);
}

const CARD = { padding: 16, height: 118 } as const;
const HALF = CONTENT_WIDTH * 0.58;

/** The estimate with its band, and beside it what is owed and what is left. */
export function drawSummary(flow: Flow, report: AssetReport): void {
  const { value } = report;
  if (!value) {
    flow.paragraph(`AI推定価格: ${report.whyNoValue ?? "いまは推定できません。"}`, { size: 11 });
    return;
  }
  flow.need(CARD.height);
  const top = flow.y;
  flow.put({ kind: "box", x: PAGE.left, top, width: CONTENT_WIDTH, height: CARD.height, fill: COLORS.tint });
  flow.put(...valueMarks(value, top));
  flow.put(...balanceMarks(report, value, top));
  flow.gap(CARD.height + 8);
  flow.paragraph(value.details.join("　/　"), { size: 8.5, color: COLORS.sub });
}

function valueMarks(value: ReportValue, top: number): Mark[] {
  const x = PAGE.left + CARD.padding;
  const width = HALF - CARD.padding * 2;
  const span = Math.max(1, value.highYen - value.lowYen);
  const tick = x + (width * Math.min(Math.max(value.pointYen - value.lowYen, 0), span)) / span;
  const track = top + 74;
  return [
    text({ x, baseline: top + 24, size: 9.5, text: "AI推定価格", color: COLORS.sub }),
    text({ x, baseline: top + 56, size: 26, text: formatYen(value.pointYen), weight: "bold" }),
    { kind: "box", x, top: track, width, height: 6, fill: COLORS.track },
    { kind: "box", x: tick - 1.5, top: track - 4, width: 3, height: 14, fill: COLORS.brand },
    text({ x, baseline: track + 24, size: 9.5, text: `80%の幅 ${formatYen(value.lowYen)}〜${formatYen(value.highYen)}` }),
  ];
}

function balanceMarks({ balanceYen, takeHome }: AssetReport, { pointYen, lowYen, highYen }: ReportValue, top: number): Mark[] {
  const x = PAGE.left + HALF;
  const owed = balanceYen === null ? "入力なし" : formatYen(balanceYen);
  const left = (yen: number) => formatYen(yen - (balanceYen ?? 0));
  const equity = balanceYen === null ? "ローン残高が分かると計算できます" : `${left(pointYen)}（${left(lowYen)}〜${left(highYen)}）`;
  const facts = [
    ["ローン残高", owed],
    ["純資産（推定価格 − ローン残高）", equity],
    ["売却した場合の手取り（概算）", takeHome ? handWords(takeHome.low.takeHomeYen, takeHome.high.takeHomeYen) : "計算していません"],
  ] as const;
  return facts.flatMap(([label, words], i) => [
    text({ x, baseline: top + 22 + i * 33, size: 8.5, text: label, color: COLORS.sub }),
    text({ x, baseline: top + 37 + i * 33, size: 11, text: words, weight: "bold" }),
  ]);
}

/** One amount, or from the least to the most. */
export function handWords(low: number, high: number): string {
  return low === high ? yenWords(low) : `${formatYen(low)}〜${formatYen(high)}`;
}

type Words = Pick<Extract<Mark, { kind: "text" }>, "x" | "baseline" | "size" | "text"> &
  Partial<Pick<Extract<Mark, { kind: "text" }>, "color" | "weight">>;

function text(words: Words): Mark {
  return { kind: "text", weight: "regular", color: COLORS.ink, ...words };
}
