import { bookableDays, type IsWorkday, isBookable } from "#domain/consultations/core/slots.ts";
import { isBusinessDay } from "#domain/letters/index.server.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { bookedStarts, closedDays, takenStarts } from "./slot-store.server.ts";

type SlotDeps = { readonly db: Db | Tx; readonly clock: Clock };

export type OpenDay = { readonly day: string; readonly slots: readonly { readonly startsAt: Date; readonly isFree: boolean }[] };

/** Every half hour that could be booked now, by its day, and whether it is free. */
export async function openSlots({ db, clock }: SlotDeps): Promise<OpenDay[]> {
  const now = clock.now();
  const [isWorkday, taken] = [await workdays(db, now), await takenStarts(db, now)];
  return bookableDays(now, isWorkday).map(({ day, starts }) => ({
    day,
    slots: starts.map((startsAt) => ({ startsAt, isFree: !taken.has(startsAt.getTime()) })),
  }));
}

/** The first free half hour; null: all are taken. */
export async function firstFree(deps: SlotDeps): Promise<Date | null> {
  const free = (await openSlots(deps)).flatMap(({ slots }) => slots).find(({ isFree }) => isFree);
  return free?.startsAt ?? null;
}

/** How many of the half hours that could be booked now are not, whether held or not. */
export async function countUnbooked(db: Db | Tx, now: Date): Promise<number> {
  const starts = bookableDays(now, await workdays(db, now)).flatMap((day) => day.starts);
  const booked = await bookedStarts(db, now);
  return starts.filter((start) => !booked.has(start.getTime())).length;
}

/** Whether a half hour is one that can be booked at `now`, taken or not. */
export async function isOpenAt(db: Db | Tx, startsAt: Date, now: Date): Promise<boolean> {
  return isBookable(startsAt, now, await workdays(db, now));
}

async function workdays(db: Db | Tx, now: Date): Promise<IsWorkday> {
  const closed = new Set((await closedDays(db, isoDateInJapan(now))).map(({ day }) => day));
  return (day) => isBusinessDay(day) && !closed.has(day);
}
