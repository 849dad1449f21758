import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** The middle of the values (mean of the two middle ones when even). */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** Quantile by linear interpolation. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const position = (sorted.length - 1) * share;
  const low = sorted[Math.floor(position)] ?? Number.NaN;
  const high = sorted[Math.ceil(position)] ?? Number.NaN;
  return low + (high - low) * (position - Math.floor(position));
}

/** Milliseconds of each of `runs` calls, after `warmUps` that are not counted. */
export async function timings(
  work: (run: number) => unknown,
  { runs, warmUps = 3 }: { readonly runs: number; readonly warmUps?: number },
): Promise<number[]> {
  for (let i = 0; i < warmUps; i += 1) await work(-1 - i);
  const times: number[] = [];
  for (let i = 0; i < runs; i += 1) {
    const start = performance.now();
    await work(i);
    times.push(performance.now() - start);
  }
  return times;
}

const MB = 1024 * 1024;

function exposedGc(): () => void {
  setFlagsFromString("--expose-gc");
  return runInNewContext("gc") as () => void;
}

/** Memory in use; what nobody holds any more is none. */
export function usedMb(): number {
  exposedGc()();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / MB;
}
