/** A bar from the middle line of its cell, in percent of the cell; null where there is no number to draw. */
export type Bar = { readonly left: number; readonly width: number; readonly direction: "up" | "down" } | null;

/** Bars on one scale, the longest reaching an edge. [980, -490, null] -> 50 % to the right, 25 % to the left, none. */
export function barGeometry(values: readonly (number | null)[]): readonly Bar[] {
  const longest = Math.max(1, ...values.map((value) => Math.abs(value ?? 0)));
  return values.map((value) => {
    if (value === null) return null;
    const width = (Math.abs(value) / longest) * 50;
    return value < 0 ? { left: 50 - width, width, direction: "down" } : { left: 50, width, direction: "up" };
  });
}
