import holidayJp from "@holiday-jp/holiday_jp";
import { days } from "#kernel/duration.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import { spansOn } from "./opening-hours.ts";
import { BOOKED_AHEAD_DAYS, BOOKED_BEFORE, SLOT_LENGTH } from "./rules.ts";

/** Whether somebody works on a day (`2026-11-24`). */
export type IsWorkday = (day: string) => boolean;

/** The last day whose holidays are known: beyond it no half hour is offered, for nobody knows whether somebody works. */
export const LAST_KNOWN_DAY = `${Object.keys(holidayJp.holidays)
  .reduce((last, day) => (day > last ? day : last))
  .slice(0, 4)}-12-31`;

/** The half hours of a day by the opening hours, whether somebody works or not. */
function startsOn(day: string): Date[] {
  return spansOn(day).flatMap(([opens, closes]) => {
    const starts: Date[] = [];
    const end = atInJapan(day, closes).getTime();
    for (let at = atInJapan(day, opens).getTime(); at + SLOT_LENGTH <= end; at += SLOT_LENGTH) starts.push(new Date(at));
    return starts;
  });
}

function atInJapan(day: string, time: string): Date {
  return new Date(`${day}T${time}:00+09:00`);
}

export type DayOfSlots = { readonly day: string; readonly starts: readonly Date[] };

/** The days that can be booked now with their half hours, the next first. `lastKnownDay` is that of the table of holidays. */
export function bookableDays(now: Date, isWorkday: IsWorkday, lastKnownDay: string = LAST_KNOWN_DAY): DayOfSlots[] {
  const earliest = now.getTime() + BOOKED_BEFORE;
  return daysAhead(now).flatMap((day) => {
    if (day > lastKnownDay || !isWorkday(day)) return [];
    const starts = startsOn(day).filter((start) => start.getTime() >= earliest);
    return starts.length === 0 ? [] : [{ day, starts }];
  });
}

/** From today on, as far ahead as is booked. */
function daysAhead(now: Date): string[] {
  return Array.from({ length: BOOKED_AHEAD_DAYS + 1 }, (_, ahead) => isoDateInJapan(new Date(now.getTime() + days(ahead))));
}

/** Whether half hours of a day begin still or may be booked: it is today or one of the days ahead, and somebody works then. */
export function isOpenDay(day: string, now: Date, isWorkday: IsWorkday): boolean {
  const isAhead = daysAhead(now).includes(day) && day <= LAST_KNOWN_DAY && isWorkday(day);
  return isAhead && startsOn(day).some((start) => start >= now);
}

/** Whether a half hour can be booked now, taken or not. */
export function isBookable(startsAt: Date, now: Date, isWorkday: IsWorkday): boolean {
  const day = isoDateInJapan(startsAt);
  const found = bookableDays(now, isWorkday).find((one) => one.day === day);
  return found?.starts.some((start) => start.getTime() === startsAt.getTime()) ?? false;
}
