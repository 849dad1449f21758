const DAY_MS = 86_400_000;

/** Days since 1970 of an ISO day: `1970-01-02` -> 1. */
export function dayNumber(isoDay: string): number {
  return Math.round(Date.parse(`${isoDay}T00:00:00Z`) / DAY_MS);
}

/** 1 -> `1970-01-02`. */
export function isoDayOf(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** Months since the year 0 of an ISO day. */
export function monthNumber(isoDay: string): number {
  const [year = 0, month = 1] = isoDay.split("-").map(Number);
  return year * 12 + month;
}
