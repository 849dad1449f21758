/** A calendar month as ISO writes it: `2026-11`. Sorts as text. */
export type Month = string;

/** The month an instant falls in, Japan time. */
export function monthOf(instant: Date): Month {
  return new Date(instant.getTime() + 9 * 3_600_000).toISOString().slice(0, 7);
}

/** Months since year 0, so that differences are whole months: `2026-11` -> 24322. A day (`2026-11-05`) counts as its month. */
export function monthIndex(month: Month): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;
}

/** The inverse of {@link monthIndex}. */
export function monthAt(index: number): Month {
  return `${String(Math.floor(index / 12)).padStart(4, "0")}-${String((index % 12) + 1).padStart(2, "0")}`;
}

/** `2026-11` -> `2026年11月`. */
export function formatMonth(month: Month): string {
  return `${Number(month.slice(0, 4))}年${Number(month.slice(5, 7))}月`;
}
