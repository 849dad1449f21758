import type { MailingState } from "./types.ts";

export type MailingEvent = "confirm" | "close";

const NEXT: Readonly<Record<MailingState, Readonly<Partial<Record<MailingEvent, MailingState>>>>> = {
  draft: { confirm: "ready", close: "closed" },
  ready: { close: "closed" },
  closed: {},
};

/** The state that an event leads to; null: it does not happen in this state. Texts change in a draft alone, addresses come in until it is closed. */
export function nextState(state: MailingState, event: MailingEvent): MailingState | null {
  return NEXT[state][event] ?? null;
}
