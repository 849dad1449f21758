import holidayJp from "@holiday-jp/holiday_jp";

const CLOSED_EVERY_YEAR = "12-29 12-30 12-31 01-01 01-02 01-03";
const SATURDAY = 6;
const SUNDAY = 0;

/**
 * Whether letters are answered on a day (`2026-11-24`): not on weekends, 国民の祝日・休日 and from 29 December to 3 January. The holidays are those
 * of the library's table (to 2050; a change of the law comes with a version of it).
 */
export function isBusinessDay(day: string): boolean {
  const weekday = dateOf(day).getUTCDay();
  if (weekday === SATURDAY || weekday === SUNDAY) return false;
  const monthAndDay = day.slice(5);
  return !CLOSED_EVERY_YEAR.includes(monthAndDay) && !Object.hasOwn(holidayJp.holidays, day);
}

/** The day that many business days after a day, which itself does not count: 5 after Friday 2026-11-20 -> 2026-11-30. */
export function addBusinessDays(day: string, count: number): string {
  const date = dateOf(day);
  for (let left = count; left > 0; ) {
    date.setUTCDate(date.getUTCDate() + 1);
    if (isBusinessDay(isoOf(date))) left -= 1;
  }
  return isoOf(date);
}

function dateOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

function isoOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}
