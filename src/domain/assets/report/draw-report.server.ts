import { drawPages } from "#platform/print/draw-pages.server.ts";
import { sheetOf } from "./sheet.ts";
import type { AssetReport } from "./types.ts";

/** A report as a PDF: computed on a thread of its own (openReportThread). */
export function drawReport(report: AssetReport): Promise<Uint8Array> {
  const { title, home, madeOn } = report;
  return drawPages((measure) => sheetOf(report, measure), { title: `${title} ${home.name}`, madeOn });
}
