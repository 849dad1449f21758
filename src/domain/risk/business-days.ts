/** 国民の祝日・休日 by 国立天文台 暦要項 and 祝日法, months and days of a year. After the last year only weekends and the turn of the year are closed. */
export const HOLIDAYS: Readonly<Record<number, string>> = {
  2026: "01-01 01-12 02-11 02-23 03-20 04-29 05-03 05-04 05-05 05-06 07-20 08-11 09-21 09-22 09-23 10-12 11-03 11-23",
  2027: "01-01 01-11 02-11 02-23 03-21 03-22 04-29 05-03 05-04 05-05 07-19 08-11 09-20 09-23 10-11 11-03 11-23",
};

const CLOSED_EVERY_YEAR = "12-29 12-30 12-31 01-01 01-02 01-03";
const SATURDAY = 6;
const SUNDAY = 0;

/** Whether the desk works on a day (`2026-11-24`): not on weekends, holidays and from 29 December to 3 January. */
export function isBusinessDay(day: string): boolean {
  const weekday = dateOf(day).getUTCDay();
  if (weekday === SATURDAY || weekday === SUNDAY) return false;
  const monthAndDay = day.slice(5);
  return !CLOSED_EVERY_YEAR.includes(monthAndDay) && !(HOLIDAYS[Number(day.slice(0, 4))] ?? "").includes(monthAndDay);
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
