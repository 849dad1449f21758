type OpeningHours = {
  /** First day on which they hold, as an ISO date. */
  readonly from: string;
  /** Spans within a business day in Japan, `10:00` to `12:00`. */
  readonly spans: readonly (readonly [opens: string, closes: string])[];
};

/** When consultations are held, the newest last. Another change is another line: what was booked before stays. */
const OPENING_HOURS: readonly OpeningHours[] = [
  {
    from: "2026-11-01",
    spans: [
      ["10:00", "12:00"],
      ["13:00", "17:30"],
    ],
  },
];

/** The spans of a day; none before the first. */
export function spansOn(day: string): OpeningHours["spans"] {
  return OPENING_HOURS.findLast(({ from }) => from <= day)?.spans ?? [];
}
