/** What a forest learns: the mean, a mean that large errors pull less (Huber), or the value that `share` of outcomes stay below. */
export type Loss =
  | { readonly kind: "squared" }
  | { readonly kind: "huber"; readonly delta: number }
  | { readonly kind: "quantile"; readonly share: number };

/** Derivatives of the loss by the prediction, given prediction − target. Squared: 0.3 -> 0.3. */
export function writeSlopes(loss: Loss, errors: Float32Array, slopes: Float32Array): void {
  if (loss.kind === "squared") {
    slopes.set(errors);
    return;
  }
  const [low, high] = loss.kind === "huber" ? [-loss.delta, loss.delta] : [-loss.share, 1 - loss.share];
  const isHuber = loss.kind === "huber";
  for (let row = 0; row < errors.length; row += 1) {
    const error = errors[row] as number;
    slopes[row] = isHuber ? Math.max(low, Math.min(high, error)) : error < 0 ? low : high;
  }
}

/** The constant from which boosting starts: the mean, or the quantile itself. */
export function startValue(loss: Loss, target: Float32Array): number {
  if (loss.kind === "quantile") return quantileOf(target, loss.share);
  if (loss.kind === "huber") return quantileOf(target, 0.5);
  let sum = 0;
  for (const value of target) sum += value;
  return target.length === 0 ? 0 : sum / target.length;
}

/** The linearly interpolated quantile (type 7): [1, 2, 4], 0.5 -> 2. Zero for no values. */
export function quantileOf(values: ArrayLike<number>, share: number): number {
  return quantileInPlace(Float32Array.from(values), share);
}

/** The same, rearranging the values it is given. */
export function quantileInPlace(values: Float32Array, share: number): number {
  if (values.length === 0) return 0;
  const at = (values.length - 1) * share;
  const rank = Math.floor(at);
  const below = select(values, rank);
  if (rank === at) return below;
  let above = Number.POSITIVE_INFINITY;
  for (let i = rank + 1; i < values.length; i += 1) above = Math.min(above, values[i] as number);
  return below + (above - below) * (at - rank);
}

/** Hoare's selection: moves the value of that rank to its place, nothing greater before it and nothing less behind it. */
function select(values: Float32Array, rank: number): number {
  let low = 0;
  let high = values.length - 1;
  while (low < high) {
    const [lefts, rights] = part(values, low, high);
    if (rank <= lefts) high = lefts;
    else if (rank >= rights) low = rights;
    else break;
  }
  return values[rank] as number;
}

/** Parts the values from `low` to `high`: none greater than a pivot up to the first place returned, none less from the second on. */
function part(values: Float32Array, low: number, high: number): [number, number] {
  const pivot = middleOf(values[low] as number, values[(low + high) >> 1] as number, values[high] as number);
  let i = low;
  let j = high;
  while (i <= j) {
    while ((values[i] as number) < pivot) i += 1;
    while ((values[j] as number) > pivot) j -= 1;
    if (i > j) break;
    const swapped = values[i] as number;
    values[i] = values[j] as number;
    values[j] = swapped;
    i += 1;
    j -= 1;
  }
  return [j, i];
}

function middleOf(a: number, b: number, c: number): number {
  return Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));
}
