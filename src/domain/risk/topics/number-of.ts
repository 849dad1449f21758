/** A figure of stored facts; null for what is none. */
export function numberOf(value: unknown): number | null {
  return typeof value === "number" ? value : null;
}
