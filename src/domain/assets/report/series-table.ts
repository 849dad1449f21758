import type { Cell, Flow, TextStyle } from "#kernel/print/flow.ts";
import { COLORS, PAGE } from "#kernel/print/marks.ts";
import { formatYen } from "#kernel/yen.ts";
import type { AssetReport, ReportMonth } from "./types.ts";

const COLUMNS = [
  { x: PAGE.left, width: 58, align: "left" },
  { x: PAGE.left + 60, width: 76, align: "right" },
  { x: PAGE.left + 140, width: 128, align: "right" },
  { x: PAGE.left + 272, width: 74, align: "right" },
  { x: PAGE.left + 350, width: 74, align: "right" },
  { x: PAGE.left + 432, width: 67, align: "left" },
] as const;
const HEAD = ["月", "AI推定価格", "80%の幅", "ローン残高", "純資産", "できごと"];

/** Month by month, the newest first, as far back as it goes. */
export function drawSeries(flow: Flow, { series }: AssetReport): void {
  flow.heading("資産の推移");
  if (series.length < 2) {
    flow.paragraph("推移は次の評価から表示します。", { size: 9 });
    return;
  }
  flow.table(
    () => drawRow(flow, HEAD, { size: 8, color: COLORS.sub }),
    () => {
      for (const month of series.toReversed()) {
        flow.rule();
        drawRow(flow, cellsOf(month), { size: 8.5 });
      }
    },
  );
}

function cellsOf({ month, pointYen, lowYen, highYen, balanceYen, equityYen, note }: ReportMonth): string[] {
  const [year, number] = month.split("-").map(Number);
  const yen = (amount: number | null) => (amount === null ? "―" : formatYen(amount));
  return [`${year}年${number}月`, yen(pointYen), `${yen(lowYen)}〜${yen(highYen)}`, yen(balanceYen), yen(equityYen), note ?? ""];
}

function drawRow(flow: Flow, texts: readonly string[], style: TextStyle): void {
  flow.row(
    COLUMNS.map((column, i): Cell => ({ ...style, ...column, text: texts[i] ?? "" })),
    2,
  );
}
