import type { Yen } from "#kernel/yen.ts";

const grouped = new Intl.NumberFormat("ja-JP", { maximumFractionDigits: 0 });

/** In 万円 without the unit, which the heading says: 82_400_000 → `8,240`. */
export function man(yen: Yen): string {
  return grouped.format(Math.round(yen / 10_000));
}
