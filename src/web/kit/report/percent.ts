/** A share as text: 0.0876 -> `8.8%`, with `digits` 0 -> `9%`. */
export function percent(share: number, digits = 1): string {
  return `${(share * 100).toFixed(digits)}%`;
}
