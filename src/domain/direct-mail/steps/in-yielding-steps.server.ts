import { setImmediate } from "node:timers/promises";

/** Items that are worked on before others have a turn. */
const AT_A_TIME = 25;

/** Works on many items one after the other, and gives the event loop free in between. Stops where `work` throws. */
export async function inYieldingSteps<T, R>(items: readonly T[], work: (item: T, index: number) => R | Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (const [index, item] of items.entries()) {
    if (index % AT_A_TIME === 0) await setImmediate();
    results.push(await work(item, index));
  }
  return results;
}
