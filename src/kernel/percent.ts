/** A share as text: 0.0876 -> `8.8%`, with `digits` 0 -> `9%`. */
export function percent(share: number, digits = 1): string {
  return `${(share * 100).toFixed(digits)}%`;
}

/** A change as a share of what was before, with its sign: 0.26 -> `+26.0%`, -0.04 -> `−4.0%`; what rounds to nothing is `±0.0%`. */
export function signedPercent(change: number, digits = 1): string {
  const size = percent(Math.abs(change), digits);
  if (Number.parseFloat(size) === 0) return `±${size}`;
  return `${change < 0 ? "−" : "+"}${size}`;
}
