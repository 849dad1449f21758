import { SLOT_LENGTH } from "#domain/consultations/core/rules.ts";
import type { Topic, Visitor } from "#domain/consultations/core/types.ts";
import type { Booked, Hold, OpenDay, ShownBooking, ShownWaiting } from "#domain/consultations/index.server.ts";
import { minutes, seconds } from "#kernel/duration.ts";

type Typed = Omit<Visitor, "phone" | "message" | "topic"> & {
  readonly topic: Topic;
  readonly phone?: string | undefined;
  readonly message?: string | undefined;
};

export function visitorOf({ phone = "", message = "", ...typed }: Typed): Visitor {
  return { ...typed, phone, message };
}

export function presentSlots(days: readonly OpenDay[]) {
  return {
    timeZone: "Asia/Tokyo" as const,
    minutes: SLOT_LENGTH / minutes(1),
    isFull: !days.some(({ slots }) => slots.some(({ isFree }) => isFree)),
    days: days.map(({ day, slots }) => ({
      day,
      slots: slots.map(({ startsAt, isFree }) => ({ startsAt: startsAt.toISOString(), isFree })),
    })),
  };
}

export function presentHold({ token, startsAt, until }: Hold, now: Date) {
  const secondsLeft = Math.max(0, Math.floor((until.getTime() - now.getTime()) / seconds(1)));
  return { token, startsAt: startsAt.toISOString(), until: until.toISOString(), secondsLeft };
}

export function presentBooked({ id, startsAt, token }: Booked) {
  return { id, startsAt: startsAt.toISOString(), token };
}

export function presentBooking({ startsAt, changeableUntil, sequence: _, ...booking }: ShownBooking) {
  return { ...booking, startsAt: startsAt.toISOString(), changeableUntil: changeableUntil.toISOString() };
}

export function presentWaiting({ state, startsAt, offerUntil }: ShownWaiting) {
  return { state, startsAt: startsAt?.toISOString() ?? null, offerUntil: offerUntil?.toISOString() ?? null };
}
