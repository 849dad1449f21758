import { parentPort } from "node:worker_threads";
import { drawReport } from "./draw-report.server.ts";
import type { ReportAnswer, ReportOrder } from "./report-thread.server.ts";

/** A thread that draws one report after another: an order comes in, a file goes out. */
parentPort?.on("message", async ({ number, report }: ReportOrder) => {
  parentPort?.postMessage(await answerTo(number, report));
});

async function answerTo(number: number, report: ReportOrder["report"]): Promise<ReportAnswer> {
  try {
    return { number, file: await drawReport(report) };
  } catch (error) {
    const { name, message, stack = "" } = error instanceof Error ? error : new Error(String(error));
    return { number, fault: { name, message, stack } };
  }
}
