import { Worker } from "node:worker_threads";
import { minutes } from "#kernel/duration.ts";
import type { AssetReport } from "./types.ts";

export type ReportOrder = { readonly number: number; readonly report: AssetReport };
export type ReportAnswer = { readonly number: number } & (
  | { readonly file: Uint8Array }
  | { readonly fault: Readonly<Record<"name" | "message" | "stack", string>> }
);

const THREAD_FILE = new URL("./report-pdf.worker.server.ts", import.meta.url);
/** The fonts stay in memory for the next report so long. */
const IDLE = minutes(2);

type Waiting = { readonly resolve: (file: Uint8Array) => void; readonly reject: (error: Error) => void };

export type ReportThread = {
  /** A report as a PDF. Rejects where the thread fails. */
  readonly pdf: (report: AssetReport) => Promise<Uint8Array>;
  readonly close: () => Promise<void>;
};

/**
 * Draws reports on a thread of its own, one after the other, so that no other answer waits for one. The thread starts with the first report, ends when nobody has asked for two minutes, and
 * starts anew should it fail; what it was asked fails then.
 */
export function openReportThread(file: URL = THREAD_FILE): ReportThread {
  let running: Running | null = null;
  let idle: NodeJS.Timeout | undefined;
  let number = 0;
  const close = async () => {
    clearTimeout(idle);
    const ending = running;
    running = null;
    await ending?.worker.terminate();
  };
  const ended = (worker: Worker) => {
    if (running?.worker === worker) running = null;
  };
  const rest = () => {
    idle = setTimeout(close, IDLE).unref();
  };
  return {
    pdf: (report) => {
      clearTimeout(idle);
      number += 1;
      const order: ReportOrder = { number, report };
      running ??= start(file, { ended, rest });
      const { worker, waiting } = running;
      const answer = new Promise<Uint8Array>((resolve, reject) => waiting.set(order.number, { resolve, reject }));
      worker.postMessage(order);
      return answer;
    },
    close,
  };
}

/** A thread with what it has been asked. */
type Running = { readonly worker: Worker; readonly waiting: Map<number, Waiting> };
type Told = { readonly ended: (worker: Worker) => void; readonly rest: () => void };

function start(file: URL, { ended, rest }: Told): Running {
  const worker = new Worker(file, { execArgv: [] });
  const waiting = new Map<number, Waiting>();
  let cause: unknown = null;
  worker.unref();
  worker.on("message", (answer: ReportAnswer) => {
    settle(waiting, answer);
    if (waiting.size === 0) rest();
  });
  worker.on("error", (error) => {
    cause = error;
  });
  worker.once("exit", () => {
    ended(worker);
    for (const { reject } of waiting.values()) reject(new Error("the thread that draws reports ended", { cause }));
  });
  return { worker, waiting };
}

function settle(waiting: Map<number, Waiting>, answer: ReportAnswer): void {
  const one = waiting.get(answer.number);
  waiting.delete(answer.number);
  if ("file" in answer) one?.resolve(answer.file);
  else one?.reject(Object.assign(new Error(answer.fault.message), { name: answer.fault.name, stack: answer.fault.stack }));
}
