import { answerDueOn } from "#domain/letters/index.server.ts";
import { days } from "#kernel/duration.ts";

const WITHIN = { answerWithinBusinessDays: 5 } as const;

/** What has no day of its own is decided as letters are: within five business days. ISO date. */
export function deskDueOn(receivedAt: Date): string {
  return answerDueOn(WITHIN, receivedAt);
}

/** What came before this moment is late: the beginning of the first day in Japan whose letters still have time on `today` (ISO date). */
export function lateBefore(today: string): Date {
  let first = new Date(`${today}T00:00:00+09:00`);
  for (;;) {
    const before = new Date(first.getTime() - days(1));
    if (deskDueOn(before) < today) return first;
    first = before;
  }
}

/** So long a company may say nothing of an offer that it was handed, before the desk asks after it. */
export const AGENT_SILENT_DAYS = 30;

/** What a company was handed before this moment is late on `today` (ISO date, Japan). */
export function silentBefore(today: string): Date {
  return new Date(new Date(`${today}T00:00:00+09:00`).getTime() - days(AGENT_SILENT_DAYS));
}
