import { parentPort } from "node:worker_threads";
import type { PrintAnswer, PrintOrder } from "./print-thread.server.ts";

/** The body of a thread that draws one sheet after another: an order comes in, a file goes out (openPrintThread). */
export function servePrints<Sheet>(draw: (sheet: Sheet) => Promise<Uint8Array>): void {
  parentPort?.on("message", async ({ number, sheet }: PrintOrder<Sheet>) => {
    parentPort?.postMessage(await answerTo(number, () => draw(sheet)));
  });
}

async function answerTo(number: number, draw: () => Promise<Uint8Array>): Promise<PrintAnswer> {
  try {
    return { number, file: await draw() };
  } catch (error) {
    const { name, message, stack = "" } = error instanceof Error ? error : new Error(String(error));
    return { number, fault: { name, message, stack } };
  }
}
