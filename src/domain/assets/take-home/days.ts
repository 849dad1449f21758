/** Whole months from one ISO day to another: 2014-04-10 to 2026-12-10 -> 152; never negative. */
export function wholeMonths(from: string, to: string): number {
  const [y1, m1, d1] = partsOf(from);
  const [y2, m2, d2] = partsOf(to);
  return Math.max(0, (y2 - y1) * 12 + (m2 - m1) - (d2 < d1 ? 1 : 0));
}

export function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}

/** The same day so many years later; 29 February becomes the 28th where there is none. */
export function yearsLater(day: string, years: number): string {
  const [year, month, date] = partsOf(day);
  const last = new Date(Date.UTC(year + years, month, 0)).getUTCDate();
  return isoDay(year + years, month, Math.min(date, last));
}

/** Days from one ISO day to another, both counted. */
export function daysThrough(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000) + 1;
}

/** The first and the last day that a day known to the year or the month may be: `2014-04` -> 2014-04-01 and 2014-04-30. */
export function spanOf(known: string): { readonly first: string; readonly last: string } {
  const [year, month, date] = partsOf(known);
  if (date > 0) return { first: known, last: known };
  const lastMonth = month || 12;
  return { first: isoDay(year, month || 1, 1), last: isoDay(year, lastMonth, new Date(Date.UTC(year, lastMonth, 0)).getUTCDate()) };
}

function isoDay(year: number, month: number, day: number): string {
  return `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

function partsOf(day: string): [number, number, number] {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  return [year, month, date];
}
