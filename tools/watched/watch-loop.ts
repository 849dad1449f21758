/**
 * Loaded into the site before all else (`node --import`), and asked by message: how long its event loop was held at once, and what memory it keeps. It
 * looks once a millisecond how much of the processor the main thread took since the last look: while something blocks, it cannot look. On a machine
 * with other work the clock would count the pauses of the thread as well.
 */

import { isMainThread } from "node:worker_threads";

/** `loop`: since the last such question. `memory`: after a collection, where `--expose-gc` is given. */
export type WatchQuestion = { readonly watch: "loop" | "memory" };

export type LoopHeld = {
  /** Milliseconds of processor time of the main thread between two looks: of the longest time, and of a hundredth of all looks at least. */
  readonly longestMs: number;
  readonly p99Ms: number;
  /** Of all looks together. */
  readonly totalMs: number;
};
/** Bytes. */
export type MemoryKept = { readonly rss: number; readonly heap: number };

const LOOK_EVERY_MS = 1;
/** Upper ends of the classes that looks are counted in; a millisecond each. */
const CLASSES = 2000;

const cpuMs = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

function watchLoop(): () => LoopHeld {
  let before = cpuMs();
  let counts = new Uint32Array(CLASSES + 1);
  let [longestMs, totalMs, looks] = [0, 0, 0];
  const look = () => {
    const now = cpuMs();
    const held = now - before;
    before = now;
    longestMs = Math.max(longestMs, held);
    totalMs += held;
    looks += 1;
    const place = Math.min(CLASSES, Math.ceil(held));
    counts[place] = (counts[place] ?? 0) + 1;
  };
  setInterval(look, LOOK_EVERY_MS).unref();
  return () => {
    look();
    let [rest, p99Ms] = [looks * 0.01, CLASSES];
    while (p99Ms > 0 && rest - (counts[p99Ms] ?? 0) > 0) {
      rest -= counts[p99Ms] ?? 0;
      p99Ms -= 1;
    }
    const found = { longestMs, p99Ms, totalMs };
    counts = new Uint32Array(CLASSES + 1);
    [longestMs, totalMs, looks] = [0, 0, 0];
    return found;
  };
}

function memoryKept(): MemoryKept {
  globalThis.gc?.();
  const { rss, heapUsed } = process.memoryUsage();
  return { rss, heap: heapUsed };
}

// Threads of the site are loaded with it too; nobody asks them.
if (isMainThread && process.channel) {
  const loop = watchLoop();
  process.on("message", (question: WatchQuestion) => {
    if (question.watch === "loop") process.send?.(loop());
    if (question.watch === "memory") process.send?.(memoryKept());
  });
  process.channel.unref();
}
