import type { TrainingSet } from "#domain/valuation/engine/boosting/boost.ts";
import type { ColumnShape, FeatureMatrix } from "#domain/valuation/engine/boosting/matrix.ts";
import type { ForestName } from "./fit-rules.ts";

/** A training set in one block of memory that threads share: the columns one after the other, then the target. */
export type SharedSet = { readonly memory: SharedArrayBuffer; readonly rows: number; readonly shapes: readonly ColumnShape[] };

export type ForestTask = { readonly name: ForestName; readonly set: SharedSet };

const BYTES = Float32Array.BYTES_PER_ELEMENT;

/** Copies a set of unweighted rows, which is all that models are trained on. */
export function shareSet({ matrix, target }: TrainingSet): SharedSet {
  const arrays = [...matrix.columns, target];
  const memory = new SharedArrayBuffer(BYTES * matrix.rows * arrays.length);
  const all = new Float32Array(memory);
  for (const [i, array] of arrays.entries()) all.set(array, i * matrix.rows);
  return { memory, rows: matrix.rows, shapes: matrix.shapes };
}

/** The set again, on the shared memory itself. */
export function sharedSet({ memory, rows, shapes }: SharedSet): TrainingSet {
  const column = (i: number) => new Float32Array(memory, BYTES * rows * i, rows);
  const matrix: FeatureMatrix = { rows, columns: shapes.map((_, i) => column(i)), shapes };
  return { matrix, target: column(shapes.length), weights: null };
}
