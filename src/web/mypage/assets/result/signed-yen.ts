import { formatYen, type Yen } from "#kernel/yen.ts";

/** `2,640,000円`, to the yen. */
export function exactYen(yen: Yen): string {
  return `${yen < 0 ? "−" : ""}${Math.abs(yen).toLocaleString("ja-JP")}円`;
}

/** A range in words; one amount where both ends are the same. */
export function yenRange(
  { lowYen, highYen }: { readonly lowYen: Yen; readonly highYen: Yen },
  format: (yen: Yen) => string = formatYen,
): string {
  const [low, high] = [format(lowYen), format(highYen)];
  return low === high ? low : `${low}〜${high}`;
}
