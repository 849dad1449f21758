import { Worker } from "node:worker_threads";
import { type Milliseconds, minutes, seconds } from "#kernel/duration.ts";
import type { Card } from "./types.ts";

/** From the thread: a picture, or null where the drawing failed. */
export type CardAnswer = Uint8Array | null;

/** `busy`: too many wait already. `failed`: this card cannot be drawn, or was not in time. */
type Drawn = { readonly ok: true; readonly png: Uint8Array } | { readonly ok: false; readonly reason: "busy" | "failed" };

export type CardThread = { readonly draw: (card: Card) => Promise<Drawn>; readonly close: () => Promise<void> };

type Bounds = {
  /** Pictures of one thread. What the drawing keeps outside of JavaScript's own memory goes with its thread. */
  readonly pictures: number;
  readonly waiting: number;
  readonly longest: Milliseconds;
  /** A thread that is asked for nothing ends, and its fonts with it. */
  readonly idle: Milliseconds;
};

const THREAD_FILE = new URL("./card.worker.server.ts", import.meta.url);
const BOUNDS: Bounds = { pictures: 200, waiting: 20, longest: seconds(5), idle: minutes(2) };
const RESOURCES = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

type Order = { readonly card: Card; readonly settle: (drawn: Drawn) => void };
type Running = { readonly worker: Worker; drawn: number };

/**
 * Draws cards on a thread of its own, one after the other, so that no answer waits for one that is drawn for somebody else. It never rejects: who asks has a
 * fixed picture to show instead.
 */
export function openCardThread(file: URL = THREAD_FILE, changes: Partial<Bounds> = {}): CardThread {
  const bounds = { ...BOUNDS, ...changes };
  const orders: Order[] = [];
  let running: Running | null = null;
  let isDrawing = false;
  let idle: NodeJS.Timeout | undefined;
  const end = async () => {
    const ending = running;
    running = null;
    await ending?.worker.terminate();
  };
  const next = async (): Promise<void> => {
    const order = orders.shift();
    isDrawing = order !== undefined;
    if (order === undefined) {
      idle = setTimeout(end, bounds.idle).unref();
      return;
    }
    running ??= { worker: start(file), drawn: 0 };
    const png = await drawnBy(running.worker, order.card, bounds.longest);
    if (running !== null) running.drawn += 1;
    if (png === "lost" || (running?.drawn ?? 0) >= bounds.pictures) await end();
    order.settle(png instanceof Uint8Array ? { ok: true, png } : { ok: false, reason: "failed" });
    return next();
  };
  const draw = (card: Card) => {
    if (orders.length >= bounds.waiting) return Promise.resolve<Drawn>({ ok: false, reason: "busy" });
    clearTimeout(idle);
    const drawn = new Promise<Drawn>((settle) => orders.push({ card, settle }));
    if (!isDrawing) void next();
    return drawn;
  };
  const close = async () => {
    clearTimeout(idle);
    for (const { settle } of orders.splice(0)) settle({ ok: false, reason: "busy" });
    await end();
  };
  return { draw, close };
}

function start(file: URL): Worker {
  const worker = new Worker(file, { execArgv: [], resourceLimits: RESOURCES });
  // A fault of the thread also ends it, which is what is listened for.
  worker.on("error", () => undefined);
  worker.unref();
  return worker;
}

/** The picture; null where it cannot be drawn; `lost` where the thread ended, or gave no answer in time. */
function drawnBy(worker: Worker, card: Card, longest: Milliseconds): Promise<CardAnswer | "lost"> {
  const { promise, resolve } = Promise.withResolvers<CardAnswer | "lost">();
  const late = setTimeout(resolve, longest, "lost");
  const lost = () => resolve("lost");
  worker.once("message", resolve);
  worker.once("exit", lost);
  worker.postMessage(card);
  return promise.finally(() => {
    clearTimeout(late);
    worker.off("message", resolve);
    worker.off("exit", lost);
  });
}
