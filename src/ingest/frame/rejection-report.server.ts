import { appendFile, mkdir, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { csvCell, csvLine } from "#kernel/csv.ts";
import type { Rejection } from "./outcome.ts";
import { spreadsheetText } from "./spreadsheet-text.ts";

const HEADER = ["行", "理由", "説明", "見つかった値", "元の行"];
const LINES_PER_WRITE = 1000;

/** The rows that were left out, as a CSV for a spreadsheet. The file appears with the first rejected row. */
export type RejectionReport = {
  readonly byReason: Readonly<Record<string, number>>;
  readonly add: (rejection: Rejection) => Promise<void>;
  /** Where the report lies, or null when nothing was rejected. */
  readonly close: () => Promise<string | null>;
  readonly discard: () => Promise<void>;
};

export function rejectionReport(path: string, explanations: Readonly<Record<string, string>>): RejectionReport {
  const byReason: Record<string, number> = {};
  let lines: string[] = [];
  let written = false;
  const flush = async () => {
    if (lines.length === 0) return;
    if (!written) {
      await mkdir(dirname(path), { recursive: true });
      // The mark lets Excel read UTF-8.
      await writeFile(path, `\uFEFF${csvLine(HEADER)}`);
    }
    written = true;
    await appendFile(path, lines.join(""));
    lines = [];
  };
  return {
    byReason,
    add: async ({ line, reason, found, cells }) => {
      byReason[reason] = (byReason[reason] ?? 0) + 1;
      const [value, row] = [found, cells.map(csvCell).join(",")].map(spreadsheetText);
      lines.push(csvLine([String(line), reason, explanations[reason] ?? "", value ?? "", row ?? ""]));
      if (lines.length >= LINES_PER_WRITE) await flush();
    },
    close: async () => {
      await flush();
      return written ? path : null;
    },
    discard: async () => {
      lines = [];
      if (written) await rm(path, { force: true });
    },
  };
}
