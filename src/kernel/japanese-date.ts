const ERAS = [
  { name: "令和", firstYear: 2019, from: "2019-05-01" },
  { name: "平成", firstYear: 1989, from: "1989-01-08" },
  { name: "昭和", firstYear: 1926, from: "1926-12-25" },
  { name: "大正", firstYear: 1912, from: "1912-07-30" },
] as const;

/** The era year that most of a Western year belongs to when only the year is known: 2008 -> `平成20年`, 2019 -> `令和元年`. */
export function eraYear(year: number): string {
  const era = ERAS.find((e) => year >= e.firstYear);
  if (!era) return `${year}年`;
  const n = year - era.firstYear + 1;
  return `${era.name}${n === 1 ? "元" : n}年`;
}

/** `2008年(平成20年)`. */
export function formatYearWithEra(year: number): string {
  return `${year}年(${eraYear(year)})`;
}

const JAPAN_DATE = new Intl.DateTimeFormat("ja-JP", { timeZone: "Asia/Tokyo", year: "numeric", month: "long", day: "numeric" });

/** `2026年11月21日`, Japan time. */
export function formatDate(instant: Date): string {
  return JAPAN_DATE.format(instant);
}

/** A calendar day as ISO writes it: `2026-11-21` -> `2026年11月21日`. */
export function formatIsoDate(day: string): string {
  return formatDate(new Date(`${day}T00:00:00+09:00`));
}

/** The calendar year of an instant in Japan. */
export function yearInJapan(instant: Date): number {
  return new Date(instant.getTime() + 9 * 3_600_000).getUTCFullYear();
}

/** The calendar day of an instant in Japan, as ISO writes it: `2026-11-21`. */
export function isoDateInJapan(instant: Date): string {
  return new Date(instant.getTime() + 9 * 3_600_000).toISOString().slice(0, 10);
}

/** A calendar day in words: `2026-11-30` -> `2026年11月30日`. */
export function formatDay(isoDate: string): string {
  const [year, month, day] = isoDate.split("-").map(Number);
  return `${year}年${month}月${day}日`;
}

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
