import type { ConsultationBooking, ConsultationSlots } from "#api/client/client.ts";

/** Two weeks of half hours, for the gallery and tests. */
export function sampleSlots({ isFull = false }: { readonly isFull?: boolean } = {}): ConsultationSlots {
  const days = ["2026-12-02", "2026-12-03", "2026-12-04", "2026-12-07"];
  const times = ["01:00", "01:30", "02:00", "04:00", "04:30", "05:00", "05:30", "06:00"];
  return {
    ...{ timeZone: "Asia/Tokyo", minutes: 30, isFull },
    days: days.map((day) => ({
      day,
      slots: times.map((time, index) => ({ startsAt: `${day}T${time}:00.000Z`, isFree: !isFull && index % 3 !== 1 })),
    })),
  };
}

/** A booking; whatever is given stands instead. */
export function sampleBooking(given: Partial<ConsultationBooking> = {}): ConsultationBooking {
  return {
    ...{ id: "K7QM-3XWD-9RTA", state: "booked", startsAt: "2026-12-03T05:00:00.000Z", company: "見本不動産", name: "見本 花子" },
    ...{ changeableUntil: "2026-12-03T03:00:00.000Z", isChangeable: true, movesLeft: 5, meetingUrl: null, calendar: "BEGIN:VCALENDAR" },
    ...given,
  };
}
