/**
 * Whole years since a building was finished, on an ISO day in Japan: one rule for every screen. Where only the year is known it is told by years, as people do: built in 1975, it is 51 in
 * 2026 and not younger than the price, which counts the same way, takes it for. 0 where it is not finished.
 */
export function ageInYears(built: { readonly year: number; readonly month: number | null }, today: string): number {
  const [year = 0, month = 1] = today.split("-").map(Number);
  const months = (year - built.year) * 12 + (month - (built.month ?? 1));
  return Math.max(0, Math.floor(months / 12));
}

/** `築18年`, `築1年未満`. */
export function ageText(years: number): string {
  return years < 1 ? "築1年未満" : `築${years}年`;
}
