/**
 * How a column is read. A number with direction 1 never lowers the prediction by rising, with −1 never raises it; of the unknown nothing
 * is claimed. A category is a whole number of 0–254 that stands for a name; anything else is unknown.
 */
export type ColumnShape = { readonly kind: "number"; readonly direction: -1 | 0 | 1 } | { readonly kind: "category" };

/** Features by column; NaN means unknown. Every column has `rows` values and a shape. */
export type FeatureMatrix = {
  readonly rows: number;
  readonly columns: readonly Float32Array[];
  readonly shapes: readonly ColumnShape[];
};
