/** One depth of nested groups: how many sales (by weight) each group has, and the sum of their weighted values. */
type Depth = {
  /** A group counts as if it had this many more sales at its parent's level. */
  readonly prior: number;
  readonly index: ReadonlyMap<string, number>;
  readonly weights: Float32Array;
  readonly sums: Float32Array;
};

/** Groups within groups, widest first: city, town, built year in town, … `overall` is the level above the widest. */
export type Encodings = { readonly overall: number; readonly depths: readonly Depth[] };

/** The level of one group, pulled towards that of its parent, and the weight of sales it rests on. */
export type Level = { readonly value: number; readonly weight: number };

/** Group names of one row, widest first; null where the row has none (its level is then the parent's). */
export type Keys = readonly (string | null)[];

export type EncodedRow = { readonly keys: Keys; readonly value: number; readonly weight: number };

/**
 * Ten folds: a training row is encoded from the other nine tenths. Encoding a row from all but itself tells the trees its own value back (a
 * group's mean without it lies the lower the higher it is) and cost six points of median error when it was measured.
 */
export const FOLDS = 10;

/** Sums of each fold alone, laid out as group × fold, by depth. */
export type FoldSums = readonly { readonly weights: Float32Array; readonly sums: Float32Array }[];

/** Fits the levels of all groups, and the part each fold has in them. `folds[i]` is the fold of row i, 0–9. */
export function fitEncodings(
  rows: readonly EncodedRow[],
  folds: Uint8Array,
  priors: readonly number[],
): { encodings: Encodings; foldSums: FoldSums } {
  const fitted = priors.map((prior, depth) => fitDepth(rows, folds, { prior, depth }));
  let weight = 0;
  let sum = 0;
  for (const row of rows) {
    weight += row.weight;
    sum += row.weight * row.value;
  }
  return {
    encodings: { overall: weight === 0 ? 0 : sum / weight, depths: fitted.map((one) => one.depth) },
    foldSums: fitted.map((one) => one.byFold),
  };
}

function fitDepth(rows: readonly EncodedRow[], folds: Uint8Array, { prior, depth }: { prior: number; depth: number }) {
  const index = new Map<string, number>();
  for (const { keys } of rows) {
    const key = keys[depth] ?? null;
    if (key !== null && !index.has(key)) index.set(key, index.size);
  }
  const total = { weights: new Float32Array(index.size), sums: new Float32Array(index.size) };
  const byFold = { weights: new Float32Array(index.size * FOLDS), sums: new Float32Array(index.size * FOLDS) };
  rows.forEach(({ keys, value, weight }, i) => {
    const at = index.get(keys[depth] ?? "");
    if (at === undefined) return;
    const inFold = at * FOLDS + (folds[i] as number);
    add(total.weights, at, weight);
    add(total.sums, at, weight * value);
    add(byFold.weights, inFold, weight);
    add(byFold.sums, inFold, weight * value);
  });
  return { depth: { prior, index, ...total }, byFold };
}

function add(to: Float32Array, at: number, value: number): void {
  to[at] = (to[at] as number) + value;
}

/** The levels of a row's groups, widest first. `without` leaves one fold out, as a row of that fold must be encoded while training. */
export function levelsAt(
  { overall, depths }: Encodings,
  keys: Keys,
  without?: { readonly foldSums: FoldSums; readonly fold: number },
): Level[] {
  let parent = overall;
  return depths.map(({ prior, index, weights, sums }, depth) => {
    const at = index.get(keys[depth] ?? "");
    if (at === undefined) return { value: parent, weight: 0 };
    const own = without?.foldSums[depth];
    const inFold = at * FOLDS + (without?.fold ?? 0);
    const weight = Math.max(0, (weights[at] as number) - (own ? (own.weights[inFold] as number) : 0));
    const sum = (sums[at] as number) - (own ? (own.sums[inFold] as number) : 0);
    parent = (sum + prior * parent) / (weight + prior);
    return { value: parent, weight };
  });
}
