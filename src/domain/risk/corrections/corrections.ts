import { isoDateInJapan } from "#kernel/japanese-date.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { CorrectionField } from "./correction-fields.ts";
import { indicatorsBeingChecked } from "./indicators-being-checked.ts";

export const CORRECTION_STATES = ["received", "checking", "accepted", "rejected"] as const;
export type CorrectionState = (typeof CORRECTION_STATES)[number];
const CORRECTION_EVENTS = ["start", "accept", "reject"] as const;
export type CorrectionEvent = (typeof CORRECTION_EVENTS)[number];

export function isCorrectionEvent(text: string): text is CorrectionEvent {
  return CORRECTION_EVENTS.some((event) => event === text);
}

/** State machine C9 (docs/models/risk.md): what may happen in each state, and where it leads. */
const TRANSITIONS: Readonly<Record<CorrectionState, Readonly<Partial<Record<CorrectionEvent, CorrectionState>>>>> = {
  received: { start: "checking" },
  checking: { accept: "accepted", reject: "rejected" },
  accepted: {},
  rejected: {},
};

type CorrectionActor = "visitor" | "operator";

/** A step as it is kept. The sender's address and words are not in it. */
export type CorrectionLogEntry = {
  readonly from: CorrectionState | null;
  readonly to: CorrectionState;
  readonly actor: CorrectionActor;
  /** What was changed, or why nothing was. */
  readonly note: string | null;
  readonly at: Date;
};

/** What receiving a correction writes: its state and the first step of its log. */
export type ReceivedCorrection = { readonly state: "received"; readonly entry: CorrectionLogEntry };

/** A correction as it begins. */
export function receiveCorrection(at: Date): ReceivedCorrection {
  return { state: "received", entry: { from: null, to: "received", actor: "visitor", note: null, at } };
}

export type CorrectionStep = { readonly event: CorrectionEvent; readonly note: string | null; readonly at: Date };
export type StepRefusal = "not-now" | "note-missing";

/** The next step of the review: to be written as the new state with its log entry. An end needs a note: what was changed, or why nothing was. */
export function stepCorrection(state: CorrectionState, { event, note, at }: CorrectionStep): Result<CorrectionLogEntry, StepRefusal> {
  const to = TRANSITIONS[state][event];
  if (!to) return refused("not-now");
  const words = note?.trim() || null;
  if (event !== "start" && words === null) return refused("note-missing");
  return ok({ from: state, to, actor: "operator", note: words, at });
}

/** Whether no further step may follow. */
export function isDecided(state: CorrectionState): boolean {
  return state === "accepted" || state === "rejected";
}

/** Whether the day of the answer is over in Japan and there is none yet. */
export function isOverdue(state: CorrectionState, answerDueOn: string, now: Date): boolean {
  return !isDecided(state) && isoDateInJapan(now) > answerDueOn;
}

/** Indicators that show 「確認中」: those read from what is being checked now, not from what was only received. */
export function checkingIndicators(corrections: readonly { readonly field: CorrectionField; readonly state: CorrectionState }[]): string[] {
  return indicatorsBeingChecked(corrections.filter(({ state }) => state === "checking").map(({ field }) => field));
}

/** A step as everybody may read it: the day, not the minute, and only the reviewer's words. */
export type PublicLogEntry = Pick<CorrectionLogEntry, "from" | "to" | "note"> & { readonly on: string };

export function publicLog(entries: readonly CorrectionLogEntry[]): PublicLogEntry[] {
  return entries.map(({ from, to, actor, note, at }) => ({ from, to, note: actor === "operator" ? note : null, on: isoDateInJapan(at) }));
}
