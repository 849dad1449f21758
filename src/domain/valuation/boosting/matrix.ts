/** Features by column; NaN means unknown. Every column has `rows` values. */
export type FeatureMatrix = { readonly rows: number; readonly columns: readonly Float32Array[] };

/** The values of one row, in column order. */
export function rowOf(matrix: FeatureMatrix, row: number): Float32Array {
  return Float32Array.from(matrix.columns, (column) => column[row] ?? Number.NaN);
}
