import { csvLine, csvText } from "#kernel/csv.ts";
import { ROW_FAULT_WORDS } from "./fault-words.ts";
import type { FeedRejection } from "./types.ts";

const HEADER = ["行", "物件番号", "列", "理由", "ファイルの内容"];

/** Rows that were not taken in, for a spreadsheet, with the mark by which it knows UTF-8. What a file said is text there and never a formula. */
export function rejectionsCsv(rejections: readonly FeedRejection[]): string {
  const lines = rejections.map(({ line, reference, field, reason, found }) =>
    csvLine([String(line), ...[reference ?? "", field, ROW_FAULT_WORDS[reason], found].map(csvText)]),
  );
  return `\uFEFF${csvLine(HEADER)}${lines.join("")}`;
}
