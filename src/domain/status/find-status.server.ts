import { days, hours } from "#kernel/duration.ts";
import type { Db } from "#platform/db.server.ts";
import { added } from "./latency.ts";
import { STATUS_DAYS, statusReport } from "./status-report.ts";
import { failedMinutes, latenciesSince, newestSample, recordedDays } from "./status-store.server.ts";
import type { StatusReport } from "./types.ts";

/** How the service was in the last 90 days, and how it is. */
export async function findStatus(db: Db, now: Date): Promise<StatusReport> {
  const since = startOfShown(now);
  const [recorded, failed, newest, measured] = await Promise.all([
    recordedDays(db, since),
    failedMinutes(db, since),
    newestSample(db),
    latenciesSince(db, new Date(now.getTime() - hours(24))),
  ]);
  return statusReport({ days: recorded, failed, newest, latencies: measured.reduce<readonly number[]>(added, []) }, now);
}

/** Midnight in Japan at which the first of the shown days begins. */
function startOfShown(now: Date): Date {
  const inJapan = now.getTime() + hours(9);
  return new Date(inJapan - (inJapan % days(1)) - hours(9) - days(STATUS_DAYS - 1));
}
