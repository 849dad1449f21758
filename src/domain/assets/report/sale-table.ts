import type { Line, TakeHome, TakeHomeAnswer } from "#domain/assets/take-home/types.ts";
import { yenWords } from "#domain/assets/take-home/yen-words.ts";
import { formatDay } from "#kernel/japanese-date.ts";
import type { Cell, Flow, TextStyle } from "#kernel/print/flow.ts";
import { COLORS, PAGE } from "#kernel/print/marks.ts";
import { handWords } from "./summary.ts";

const LABEL = { x: PAGE.left, width: 150 } as const;
const FORMULA = { x: PAGE.left + 156, width: 196 } as const;
const WIDE_FORMULA = { x: PAGE.left + 156, width: 250 } as const;
const LOW = { x: PAGE.right - 146, width: 70 } as const;
const HIGH = { x: PAGE.right - 72, width: 72 } as const;
const ONE = { x: PAGE.right - 90, width: 90 } as const;

/** What a sale would leave: line by line, the gain, what is missing, what to know. */
export function drawSale(flow: Flow, answer: TakeHomeAnswer): void {
  const isRange = answer.low.takeHomeYen !== answer.high.takeHomeYen;
  flow.heading("売却した場合の手取り（概算）");
  flow.table(
    () => {
      const [formula, sums] = isRange ? ["計算（少ない場合）", ["少ない場合", "多い場合"]] : ["計算", ["金額"]];
      drawRow(flow, ["項目", formula], amounts(sums, isRange), { size: 8, color: COLORS.sub });
    },
    () => {
      for (const key of keysOf(answer)) drawLine(flow, answer, key, isRange);
      flow.rule(COLORS.brand, 1);
      const sums = [answer.low, answer.high].map(({ takeHomeYen }) => yenWords(takeHomeYen));
      drawRow(flow, ["手取り", ""], amounts(sums, isRange), { size: 10, weight: "bold" });
    },
  );
  drawGain(flow, answer.low, isRange);
  drawOwners(flow, answer);
  drawNotes(flow, answer);
}

function keysOf({ low, high }: TakeHomeAnswer): Line["key"][] {
  return [...new Set([...low.lines, ...high.lines].map(({ key }) => key))];
}

function drawLine(flow: Flow, { low, high }: TakeHomeAnswer, key: Line["key"], isRange: boolean): void {
  const [first, second] = [low, high].map(({ lines }) => lines.find((line) => line.key === key));
  const line = first ?? second;
  if (!line) return;
  flow.rule();
  drawRow(flow, [line.label, line.formula], amounts([signedWords(first), signedWords(second)], isRange), { size: 9 });
  for (const part of line.parts.filter(({ yen }) => yen > 0))
    drawRow(flow, ["", `うち${part.label} ${yenWords(part.yen)}`], [], { size: 8, color: COLORS.sub });
}

function signedWords(line: Line | undefined): string {
  if (!line) return "―";
  return line.side === "in" || line.yen === 0 ? yenWords(line.yen) : yenWords(-line.yen);
}

function amounts([low = "", high = ""]: readonly string[], isRange: boolean): Pick<Cell, "text" | "x" | "width">[] {
  if (isRange) {
    return [
      { ...LOW, text: low },
      { ...HIGH, text: high },
    ];
  }
  return [{ ...ONE, text: low }];
}

function drawRow(
  flow: Flow,
  [label, formula]: readonly [string, string],
  sums: readonly Pick<Cell, "text" | "x" | "width">[],
  style: TextStyle,
): void {
  const middle = sums.length === 2 ? FORMULA : WIDE_FORMULA;
  flow.row([
    { ...style, ...LABEL, text: label },
    { size: 8, color: COLORS.sub, ...middle, text: formula },
    ...sums.map((sum): Cell => ({ ...style, ...sum, align: "right" })),
  ]);
}

function drawGain(flow: Flow, { gain, owners }: TakeHome, isRange: boolean): void {
  flow.gap(6);
  const [only] = owners;
  const terms = [
    `収入 ${yenWords(gain.revenueYen)}`,
    `取得費 ${yenWords(gain.acquisitionCostYen)}`,
    `譲渡費用 ${yenWords(gain.transferExpensesYen)}`,
  ];
  const words = [
    `${isRange ? "少ない場合の" : ""}譲渡所得 = ${terms.join(" − ")} = ${yenWords(gain.gainYen)}`,
    `取得費 = ${gain.acquisitionFormula}`,
    ...(only && owners.length === 1 && only.deductionYen > 0
      ? [
          `課税される譲渡所得 = ${yenWords(gain.gainYen)} − 特別控除 ${yenWords(only.deductionYen)} = ${yenWords(only.taxableYen)}(1,000円未満切り捨て)`,
        ]
      : []),
  ];
  for (const line of words) flow.paragraph(line, { size: 8.5, color: COLORS.sub });
}

function drawOwners(flow: Flow, { low, high }: TakeHomeAnswer): void {
  if (low.owners.length < 2) return;
  for (const [i, owner] of low.owners.entries()) {
    const who = i === 0 ? "ご自身" : `共有者${i}`;
    const hand = handWords(owner.takeHomeYen, high.owners[i]?.takeHomeYen ?? owner.takeHomeYen);
    flow.paragraph(`${who}(持分 ${(owner.share * 100).toFixed(1)}%)の手取り ${hand}`, { size: 8.5, color: COLORS.sub });
  }
}

function drawNotes(flow: Flow, { unknown, nextThreshold, warnings }: TakeHomeAnswer): void {
  if (unknown.length > 0) {
    flow.gap(6);
    flow.paragraph("分かっていないこと", { size: 9.5, weight: "bold" });
    for (const { label, assumed } of unknown) bullet(flow, `${label}: ${assumed}`);
  }
  if (nextThreshold) {
    const { years, transferFrom, savesLowYen, savesHighYen } = nextThreshold;
    flow.gap(6);
    const words = `${formatDay(transferFrom)}以降の引渡しでは所有期間が${years}年を超え、同じ価格なら税額が${handWords(savesLowYen, savesHighYen)}下がります。`;
    flow.paragraph(words, { size: 9 });
  }
  if (warnings.length > 0) {
    flow.gap(6);
    flow.paragraph("ご確認ください", { size: 9.5, weight: "bold", color: COLORS.warn });
    for (const { text } of warnings) bullet(flow, text);
  }
}

/** A point of a list, its further lines under its first. */
export function bullet(flow: Flow, text: string): void {
  flow.row(
    [
      { text: "・", x: PAGE.left, width: 12, size: 8.5 },
      { text, x: PAGE.left + 11, width: PAGE.right - PAGE.left - 11, size: 8.5 },
    ],
    0.5,
  );
}
