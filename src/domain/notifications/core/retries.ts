import { days, hours, type Milliseconds, minutes } from "#kernel/duration.ts";

/** How often and how long one channel is tried; the last of the waits goes on. */
type RetryTable = { readonly waits: readonly Milliseconds[]; readonly atMost: Milliseconds };

/** RFC 5321 4.5.4.1: half an hour apart at least, for four days. */
const MAIL: RetryTable = { waits: [minutes(30), minutes(30), hours(1), hours(2), hours(4)], atMost: days(4) };
/** Somebody sits before the screen and waits for a code or a link: one try more at once. */
const MAIL_WAITED_FOR: RetryTable = { ...MAIL, waits: [minutes(1), ...MAIL.waits] };
/** LINE knows a request again by its retry key for 24 hours, and not any longer. */
const LINE: RetryTable = { waits: [1, 2, 4, 8, 16, 32, 64, 128, 240].map(minutes), atMost: hours(24) };

export type Tried = {
  readonly channel: "mail" | "line";
  /** Somebody waits for it. */
  readonly isWaitedFor: boolean;
  /** How often it was tried, at least once. */
  readonly tries: number;
  readonly firstTryAt: Date;
};

/** When a message that was not taken is tried again; null: not any more. */
export function nextTry({ channel, isWaitedFor, tries, firstTryAt }: Tried, now: Date): Date | null {
  const { waits, atMost } = tableOf(channel, isWaitedFor);
  const wait = waits[Math.min(tries, waits.length) - 1] ?? 0;
  const next = now.getTime() + wait;
  return next - firstTryAt.getTime() > atMost ? null : new Date(next);
}

/** Whether a message of LINE may still go out under the key of its first try. */
export function isKeyKnown({ firstTryAt }: Pick<Tried, "firstTryAt">, now: Date): boolean {
  return now.getTime() - firstTryAt.getTime() < LINE.atMost;
}

function tableOf(channel: Tried["channel"], isWaitedFor: boolean): RetryTable {
  if (channel === "line") return LINE;
  return isWaitedFor ? MAIL_WAITED_FOR : MAIL;
}
