/** Features by column; NaN means unknown. Every column has `rows` values. */
export type FeatureMatrix = { readonly rows: number; readonly columns: readonly Float32Array[] };
