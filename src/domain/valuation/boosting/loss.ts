/** What a forest learns: the mean, a mean that large errors pull less (Huber), or the value that `share` of outcomes stay below. */
export type Loss =
  | { readonly kind: "squared" }
  | { readonly kind: "huber"; readonly delta: number }
  | { readonly kind: "quantile"; readonly share: number };

/** Derivative of the loss by the prediction, given prediction − target. Squared: 0.3 -> 0.3. */
export function slope(loss: Loss, error: number): number {
  switch (loss.kind) {
    case "squared":
      return error;
    case "huber":
      return Math.max(-loss.delta, Math.min(loss.delta, error));
    case "quantile":
      return error < 0 ? -loss.share : 1 - loss.share;
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
  const sorted = Float32Array.from(values).sort();
  if (sorted.length === 0) return 0;
  const at = (sorted.length - 1) * share;
  const below = sorted[Math.floor(at)] ?? 0;
  const above = sorted[Math.ceil(at)] ?? below;
  return below + (above - below) * (at - Math.floor(at));
}
