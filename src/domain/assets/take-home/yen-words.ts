import type { Yen } from "#kernel/yen.ts";

const grouped = new Intl.NumberFormat("ja-JP", { maximumFractionDigits: 0 });

/** An amount to the yen, as a reckoning shows it: `78,000,000円`. */
export function yenWords(yen: Yen): string {
  return `${yen < 0 ? "−" : ""}${grouped.format(Math.abs(yen))}円`;
}

/** A share of an amount in whole yen, the rest cut off. `percent` has at most three decimals. */
export function percentOf(yen: Yen, percent: number): Yen {
  return Math.floor((yen * Math.round(percent * 1000)) / 100_000);
}

export function downTo(yen: Yen, step: number): Yen {
  return Math.floor(yen / step) * step;
}

export function sumOf(yen: readonly Yen[]): Yen {
  return yen.reduce((sum, one) => sum + one, 0);
}
