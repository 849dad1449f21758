import { days, hours, type Milliseconds, minutes } from "#kernel/duration.ts";
import type { AttemptFault, EndpointState } from "./types.ts";

/** Pauses before the next try: eight tries in a little more than a day. */
const PAUSES: readonly Milliseconds[] = [minutes(1), minutes(5), minutes(30), hours(2), hours(5), hours(8), hours(10)];
/** An endpoint where nothing was taken for so long is switched off at the next failure. */
const FAILING_FOR: Milliseconds = days(5);
/** By which a receiver says that it is gone for good. */
const GONE = 410;

export type AttemptOutcome = { readonly status: number | null; readonly fault: AttemptFault | null };

export type AfterAttempt = {
  /** When it is tried again; null: not by itself. */
  readonly nextTryAt: Date | null;
  readonly endpoint: { readonly state: EndpointState; readonly failingSince: Date | null };
};

type Before = {
  /** Those made of the message since it was last asked for, this one among them. */
  readonly tries: number;
  readonly state: EndpointState;
  readonly failingSince: Date | null;
};

/** What follows from a try: the state machine of an endpoint, and of the message when it is not tried again. */
export function afterAttempt({ tries, state, failingSince }: Before, { status, fault }: AttemptOutcome, at: Date): AfterAttempt {
  if (fault === null) return { nextTryAt: null, endpoint: { state: state === "off" ? "off" : "active", failingSince: null } };
  if (state === "off") return { nextTryAt: null, endpoint: { state, failingSince } };
  const hasFailedLong = failingSince !== null && at.getTime() - failingSince.getTime() >= FAILING_FOR;
  if (status === GONE || hasFailedLong) return { nextTryAt: null, endpoint: { state: "off", failingSince: failingSince ?? at } };
  const pause = PAUSES[tries - 1];
  if (pause !== undefined) return { nextTryAt: new Date(at.getTime() + pause), endpoint: { state, failingSince } };
  return { nextTryAt: null, endpoint: { state: "failing", failingSince: failingSince ?? at } };
}

/** Whether a status says that a message was taken. A redirect does not: nobody follows it. */
export function faultOfStatus(status: number): AttemptFault | null {
  return status >= 200 && status < 300 ? null : "bad-status";
}
