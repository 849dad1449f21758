import { Worker } from "node:worker_threads";
import type { MapDrawing } from "#domain/surroundings/tiles/draw-maps.server.ts";
import { DatabaseUnreachable, type UnreachablePhase } from "#platform/database-unreachable.ts";

type Operation = keyof MapDrawing;
/** What the thread is asked, by number; `close`: to give its connections back and end. */
export type MapOrder = { readonly number: number; readonly operation: Operation; readonly given: readonly unknown[] } | "close";
export type MapAnswer = { readonly number: number } & ({ readonly value: unknown } | { readonly fault: CarriedFault });
/** An error as it goes from thread to thread: copied by itself it would lose its code, and what tells that the database is away. */
export type CarriedFault = Readonly<Record<"name" | "message" | "stack", string>> & {
  readonly code: string | null;
  /** Null: the database is there. */
  readonly unreachable: UnreachablePhase | null;
};
export type MapThreadSettings = { readonly databaseUrl: string; readonly connections: number };

/** What one thread can keep busy. */
const CONNECTIONS = 3;

export type MapThread = MapDrawing & { readonly close: () => Promise<void> };

type Waiting = { readonly resolve: (value: unknown) => void; readonly reject: (error: Error) => void };

/**
 * Draws maps on a thread of its own with connections of its own, so that no other answer waits for a drawing. The thread starts with the first order,
 * and anew with the next one should it end; what it was asked fails then. `file`: what the thread runs, which opens its connections.
 */
export function openMapThread({ databaseUrl, file }: { readonly databaseUrl: string; readonly file: URL }): MapThread {
  const waiting = new Map<number, Waiting>();
  let running: { readonly worker: Worker; readonly gone: Promise<void> } | null = null;
  let number = 0;
  const start = () => {
    const workerData: MapThreadSettings = { databaseUrl, connections: CONNECTIONS };
    const worker = new Worker(file, { execArgv: [], workerData });
    let cause: unknown = null;
    worker.unref();
    worker.on("message", (answer: MapAnswer) => settle(waiting, answer));
    worker.on("error", (error) => {
      cause = error;
    });
    const gone = new Promise<void>((resolve) => {
      worker.once("exit", () => {
        running = null;
        for (const { reject } of waiting.values()) reject(new Error("the thread that draws maps ended", { cause }));
        waiting.clear();
        resolve();
      });
    });
    running = { worker, gone };
    return running;
  };
  const ask = <Name extends Operation>(operation: Name, ...given: Parameters<MapDrawing[Name]>): ReturnType<MapDrawing[Name]> => {
    number += 1;
    const order: MapOrder = { number, operation, given };
    const answer = new Promise((resolve, reject) => waiting.set(order.number, { resolve, reject }));
    (running ?? start()).worker.postMessage(order);
    return answer as ReturnType<MapDrawing[Name]>;
  };
  return {
    layers: () => ask("layers"),
    baseCredits: () => ask("baseCredits"),
    hasRailways: () => ask("hasRailways"),
    tile: (layer, tile) => ask("tile", layer, tile),
    meshes: (question) => ask("meshes", question),
    close: async () => {
      running?.worker.postMessage("close" satisfies MapOrder);
      await running?.gone;
    },
  };
}

function settle(waiting: Map<number, Waiting>, answer: MapAnswer): void {
  const one = waiting.get(answer.number);
  waiting.delete(answer.number);
  if ("value" in answer) one?.resolve(answer.value);
  else one?.reject(rebuilt(answer.fault));
}

function rebuilt({ name, message, code, stack, unreachable }: CarriedFault): Error {
  if (unreachable !== null) return new DatabaseUnreachable(unreachable, new Error(message));
  return Object.assign(new Error(message), { name, stack }, code === null ? {} : { code });
}
