import type { TrainingSet } from "#domain/valuation/engine/boosting/boost.ts";
import { seededRandom } from "#kernel/random.ts";

const ROWS = 155_000;
/** Different values of each of 18 columns: levels that hardly repeat, and what sales tell in steps (built year, area, city, quarter …). */
const DISTINCT = [...new Array<number>(9).fill(ROWS), 73, 55, 23, 22, 12, 6, 4, 2, 2];

/** Rows of the shape of the main set: a sum of waves and steps with noise; a tenth is unknown in every sixth column. */
export function madeUpSet(): TrainingSet {
  const random = seededRandom(ROWS);
  const target = Float32Array.from({ length: ROWS }, () => 0.3 * (random() + random() - 1));
  const columns = DISTINCT.map((distinct, k) => {
    const column = new Float32Array(ROWS);
    for (let row = 0; row < ROWS; row += 1) {
      const x = Math.floor(random() * distinct) / distinct;
      const isUnknown = k % 6 === 2 && random() < 0.1;
      column[row] = isUnknown ? Number.NaN : x;
      target[row] = (target[row] as number) + (isUnknown ? 0 : Math.sin((k + 3) * x) / (k + 1));
    }
    return column;
  });
  const shapes = columns.map(() => ({ kind: "number", direction: 0 }) as const);
  return { matrix: { rows: ROWS, columns, shapes }, target, weights: null };
}
