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

const JAPAN_TIME = new Intl.DateTimeFormat("ja-JP", { timeZone: "Asia/Tokyo", hour: "numeric", minute: "2-digit" });

/** `9:05`, Japan time. */
export function formatTime(instant: Date): string {
  return JAPAN_TIME.format(instant);
}

/** `2026年11月21日 9:05`, Japan time. */
export function formatMoment(instant: Date): string {
  return `${formatDate(instant)} ${formatTime(instant)}`;
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

/** An ISO day of what people write: `2026/11/3`, `2026年11月3日`, `2026-11-03`. Null: no day of the calendar. */
export function readDay(text: string): string | null {
  const [, year, month, day] = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/.exec(text.normalize("NFKC").trim()) ?? [];
  if (year === undefined || month === undefined || day === undefined) return null;
  const iso = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== iso ? null : iso;
}

/** A calendar day in words: `2026-11-30` -> `2026年11月30日`. */
export function formatDay(isoDate: string): string {
  const [year, month, day] = isoDate.split("-").map(Number);
  return `${year}年${month}月${day}日`;
}

/**
 * Whole years since a building was finished, on an ISO day in Japan: one rule for prices, reports and ratings. Without a month it is taken as finished in December, so that no building is made
 * older, and in its own year as new. Null: it is still to be finished, and what is not there has no age.
 */
export function ageInYears(built: { readonly year: number; readonly month: number | null }, today: string): number | null {
  const [year = 0, month = 1] = today.split("-").map(Number);
  if (built.year > year || (built.year === year && (built.month ?? month) > month)) return null;
  return Math.max(0, Math.floor(((year - built.year) * 12 + (month - (built.month ?? 12))) / 12));
}

/** `築18年`, `築1年未満`, `完成前`. */
export function ageText(years: number | null): string {
  if (years === null) return "完成前";
  return years < 1 ? "築1年未満" : `築${years}年`;
}
