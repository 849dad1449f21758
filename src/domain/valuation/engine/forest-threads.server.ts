import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { TrainingSet } from "#domain/valuation/engine/boosting/boost.ts";
import type { Forest } from "#domain/valuation/engine/boosting/forest.ts";
import { type ForestTask, type SharedSet, shareSet } from "./forest-task.ts";
import type { FitForest } from "./train-bundle.ts";

const THREADS = 2;
const THREAD_FILE = new URL("./fit-forest.worker.server.ts", import.meta.url);

/** Lends a way to fit forests, two at a time on threads of their own. The threads end with `work`. */
export async function withForestThreads<T>(work: (fitForest: FitForest) => Promise<T>): Promise<T> {
  const threads = Array.from({ length: THREADS }, () => new Worker(THREAD_FILE, { execArgv: [] }));
  const turns = takeTurns(threads);
  const shared = new WeakMap<TrainingSet, SharedSet>();
  const share = (set: TrainingSet) => {
    const memory = shared.get(set) ?? shareSet(set);
    shared.set(set, memory);
    return memory;
  };
  try {
    return await work((set, name) => turns((thread) => fitOn(thread, { name, set: share(set) })));
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}

async function fitOn(thread: Worker, task: ForestTask): Promise<Forest> {
  thread.postMessage(task);
  const [forest] = (await once(thread, "message")) as [Forest];
  return forest;
}

/** Gives each piece of work the first thing that is free, in the order they came. */
function takeTurns<Thing>(things: readonly Thing[]): <T>(work: (thing: Thing) => Promise<T>) => Promise<T> {
  const free = [...things];
  const waiting: ((thing: Thing) => void)[] = [];
  const giveBack = (thing: Thing) => {
    const next = waiting.shift();
    if (next) next(thing);
    else free.push(thing);
  };
  return async (work) => {
    const thing = free.shift() ?? (await new Promise<Thing>((resolve) => waiting.push(resolve)));
    try {
      return await work(thing);
    } finally {
      giveBack(thing);
    }
  };
}
