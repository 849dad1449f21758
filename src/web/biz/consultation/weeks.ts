import type { ConsultationSlots } from "#api/client/client.ts";
import { days } from "#kernel/duration.ts";

export type SlotDay = ConsultationSlots["days"][number];
export type Week = { readonly monday: string; readonly days: readonly SlotDay[] };

/** The days by their week, which begins on Monday; weeks without a day are left out. */
export function weeksOf(given: readonly SlotDay[]): readonly Week[] {
  const weeks: { monday: string; days: SlotDay[] }[] = [];
  for (const day of given) {
    const monday = mondayOf(day.day);
    const last = weeks.at(-1);
    if (last?.monday === monday) last.days.push(day);
    else weeks.push({ monday, days: [day] });
  }
  return weeks;
}

function mondayOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  const sinceMonday = (date.getUTCDay() + 6) % 7;
  return new Date(date.getTime() - days(sinceMonday)).toISOString().slice(0, 10);
}

/** The week to begin with: that of the half hour, else the first with a free one, else the first. */
export function firstWeek(weeks: readonly Week[], startsAt: string | null): number {
  const find = (fits: (slot: SlotDay["slots"][number]) => boolean) =>
    weeks.findIndex((week) => week.days.some(({ slots }) => slots.some(fits)));
  const own = startsAt === null ? -1 : find((slot) => slot.startsAt === startsAt);
  return Math.max(0, own >= 0 ? own : find(({ isFree }) => isFree));
}
