import { setTimeout } from "node:timers/promises";
import type { Kind } from "./kinds.ts";

export type Finished = {
  /** Milliseconds of each call by its kind. */
  readonly times: ReadonlyMap<string, readonly number[]>;
  /** What went wrong: the kind with the status or the error. */
  readonly errors: readonly string[];
};

type Terms = {
  readonly perSecond: number;
  readonly seconds: number;
  readonly random: () => number;
};

/** Statuses that a call may end with: a place at sea has none, a tile may be empty, a ward without buildings leads on. */
const WELL = new Set([200, 202, 204, 307, 404]);

/** Calls at a steady rate, whether the ones before are answered or not, as visitors come. */
export async function load(kinds: readonly Kind[], { perSecond, seconds, random }: Terms): Promise<Finished> {
  const times = new Map<string, number[]>(kinds.map(({ name }) => [name, []]));
  const errors: string[] = [];
  const underWay = new Set<Promise<void>>();
  const began = performance.now();
  for (let i = 0; i < perSecond * seconds; i += 1) {
    const wait = began + (i * 1000) / perSecond - performance.now();
    if (wait > 0) await setTimeout(wait);
    const kind = drawn(kinds, random());
    const call = kind.call().then(
      ({ status, ms }) => {
        times.get(kind.name)?.push(ms);
        if (!WELL.has(status)) errors.push(`${kind.name}: ${status}`);
      },
      (error: unknown) => void errors.push(`${kind.name}: ${error}`),
    );
    underWay.add(call);
    void call.finally(() => underWay.delete(call));
  }
  await Promise.all(underWay);
  return { times, errors };
}

/** A kind by its share of all calls; `at` from 0 to 1. */
export function drawn<One extends { readonly share: number }>(kinds: readonly One[], at: number): One {
  let rest = at * kinds.reduce((sum, { share }) => sum + share, 0);
  for (const kind of kinds) {
    rest -= kind.share;
    if (rest < 0) return kind;
  }
  const last = kinds.at(-1);
  if (!last) throw new Error("there is no kind of call");
  return last;
}
