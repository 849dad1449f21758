import { Worker } from "node:worker_threads";
import { type Milliseconds, minutes, seconds } from "#kernel/duration.ts";

export type PrintOrder<Sheet> = { readonly number: number; readonly sheet: Sheet };
export type PrintAnswer = { readonly number: number } & (
  | { readonly file: Uint8Array }
  | { readonly fault: Readonly<Record<"name" | "message" | "stack", string>> }
);

/** The fonts stay in memory for the next sheet so long. */
const IDLE = minutes(2);

/** One takes some tenths of a second. A thread that hands nothing on for so long is stuck, and is ended. */
const LONGEST = seconds(15);

type Drawn = Uint8Array | "too-long";
type Waiting = { readonly resolve: (drawn: Drawn) => void; readonly reject: (error: Error) => void };

export type PrintThread<Sheet> = {
  /** A sheet as a PDF. `too-long`: it, or one before it, was not drawn in time. Rejects where the thread fails. */
  readonly pdf: (sheet: Sheet) => Promise<Drawn>;
  readonly close: () => Promise<void>;
};

/**
 * Draws what is printed on a thread of its own, one after the other, so that no other answer waits for one. `file` is the thread (servePrints). It starts with the first sheet, ends when nobody
 * has asked for two minutes, and starts anew should it fail; what it was asked fails then.
 */
export function openPrintThread<Sheet>(file: URL, longest: Milliseconds = LONGEST): PrintThread<Sheet> {
  let running: Running<Sheet> | null = null;
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
    pdf: (sheet) => {
      clearTimeout(idle);
      number += 1;
      const order: PrintOrder<Sheet> = { number, sheet };
      running ??= start(file, { ended, rest, longest });
      return running.draw(order);
    },
    close,
  };
}

type Running<Sheet> = { readonly worker: Worker; readonly draw: (order: PrintOrder<Sheet>) => Promise<Drawn> };
type Told = { readonly ended: (worker: Worker) => void; readonly rest: () => void; readonly longest: Milliseconds };

/** A thread with what it has been asked, which is watched for as long as anything waits. */
function start<Sheet>(file: URL, { ended, rest, longest }: Told): Running<Sheet> {
  const worker = new Worker(file, { execArgv: [] });
  const waiting = new Map<number, Waiting>();
  let cause: unknown = null;
  let watch: NodeJS.Timeout | undefined;
  const stop = () => {
    ended(worker);
    for (const { resolve } of waiting.values()) resolve("too-long");
    waiting.clear();
    void worker.terminate();
  };
  const watchOn = () => {
    clearTimeout(watch);
    if (waiting.size > 0) watch = setTimeout(stop, longest).unref();
  };
  worker.unref();
  worker.on("message", (answer: PrintAnswer) => {
    settle(waiting, answer);
    watchOn();
    if (waiting.size === 0) rest();
  });
  worker.on("error", (error) => {
    cause = error;
  });
  worker.once("exit", () => {
    clearTimeout(watch);
    ended(worker);
    for (const { reject } of waiting.values()) reject(new Error("the thread that draws PDFs ended", { cause }));
  });
  const draw = (order: PrintOrder<Sheet>) => {
    const drawn = new Promise<Drawn>((resolve, reject) => waiting.set(order.number, { resolve, reject }));
    if (waiting.size === 1) watchOn();
    worker.postMessage(order);
    return drawn;
  };
  return { worker, draw };
}

function settle(waiting: Map<number, Waiting>, answer: PrintAnswer): void {
  const one = waiting.get(answer.number);
  waiting.delete(answer.number);
  if ("file" in answer) one?.resolve(answer.file);
  else one?.reject(Object.assign(new Error(answer.fault.message), { name: answer.fault.name, stack: answer.fault.stack }));
}
