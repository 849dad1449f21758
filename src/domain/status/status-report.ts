import { days, type Milliseconds, minutes } from "#kernel/duration.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import { p95Of } from "./latency.ts";
import type { Incident, StatusDay, StatusPart, StatusReport, StatusSample } from "./types.ts";

export const STATUS_DAYS = 90;
/** A sample comes every minute; after five without one nothing is known. */
const KNOWN_FOR: Milliseconds = minutes(5);
/** What fails again so soon is the same trouble. */
const SAME_INCIDENT: Milliseconds = minutes(5);

type Failed = Pick<StatusSample, "minute" | "failed">;

type Recorded = {
  /** Days with anything recorded, in any order. */
  readonly days: readonly StatusDay[];
  readonly failed: readonly Failed[];
  readonly newest: Failed | null;
  /** Of the last 24 hours. */
  readonly latencies: readonly number[];
};

/** What is shown of the last 90 days in Japan. Minutes without a record count neither as up nor as down. */
export function statusReport(recorded: Recorded, now: Date): StatusReport {
  const shown = lastDays(now).map((day) => recorded.days.find((each) => each.day === day) ?? { day, recordedMinutes: 0, downMinutes: 0 });
  const sum = (of: (day: StatusDay) => number) => shown.reduce((total, day) => total + of(day), 0);
  const all = sum(({ recordedMinutes }) => recordedMinutes);
  return {
    ...stateOf(recorded.newest, now),
    days: shown,
    upShare: all === 0 ? null : (all - sum(({ downMinutes }) => downMinutes)) / all,
    incidents: incidentsOf(recorded.failed),
    p95Ms: p95Of(recorded.latencies),
  };
}

function stateOf(newest: Failed | null, now: Date): Pick<StatusReport, "state" | "asOf"> {
  if (newest === null) return { state: "unknown", asOf: null };
  const isKnown = now.getTime() - newest.minute.getTime() <= KNOWN_FOR;
  return { state: isKnown ? (newest.failed.length === 0 ? "up" : "down") : "unknown", asOf: newest.minute };
}

/** The days in Japan, today last. */
function lastDays(now: Date): string[] {
  return Array.from({ length: STATUS_DAYS }, (_, index) => isoDateInJapan(new Date(now.getTime() - days(STATUS_DAYS - 1 - index))));
}

/** Failed minutes by what belongs together, the newest first. */
export function incidentsOf(failed: readonly Failed[]): Incident[] {
  const incidents: { from: Date; to: Date; parts: Set<StatusPart> }[] = [];
  for (const { minute, failed: parts } of failed.toSorted((a, b) => a.minute.getTime() - b.minute.getTime())) {
    const last = incidents.at(-1);
    if (last && minute.getTime() - last.to.getTime() <= SAME_INCIDENT) {
      last.to = minute;
      for (const part of parts) last.parts.add(part);
    } else incidents.push({ from: minute, to: minute, parts: new Set(parts) });
  }
  return incidents
    .map(({ from, to, parts }) => ({ from, minutes: (to.getTime() - from.getTime()) / minutes(1) + 1, parts: [...parts] }))
    .toReversed();
}
