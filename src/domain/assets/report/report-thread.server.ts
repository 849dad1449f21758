import { openPrintThread, type PrintThread } from "#platform/print/print-thread.server.ts";
import type { AssetReport } from "./types.ts";

export type ReportThread = PrintThread<AssetReport>;

const THREAD_FILE = new URL("./report-pdf.worker.server.ts", import.meta.url);

/** Draws reports on a thread of its own. */
export function openReportThread(): ReportThread {
  return openPrintThread(THREAD_FILE);
}
