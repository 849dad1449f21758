export type MessageState = "queued" | "sending" | "sent" | "suppressed" | "failed" | "unknown" | "dropped";

/** What became of a message, as its domain hears it. */
export type Outcome = "sent" | "suppressed" | "failed" | "unknown";

/** Where each state may lead. Of what ended, only the operator takes up again or drops what may not have arrived. */
const NEXT: Readonly<Record<MessageState, readonly MessageState[]>> = {
  queued: ["sending", "dropped"],
  sending: ["sent", "suppressed", "failed", "unknown", "queued"],
  sent: [],
  suppressed: [],
  failed: ["queued", "dropped"],
  // Whoever carries it may still be at it, and then knows.
  unknown: ["sent", "queued", "dropped"],
  dropped: [],
};

export function mayBecome(from: MessageState, to: MessageState): boolean {
  return NEXT[from].includes(to);
}

/** The states from which a message may come to be `to`. */
export function statesBefore(to: MessageState): readonly MessageState[] {
  return (Object.keys(NEXT) as MessageState[]).filter((from) => mayBecome(from, to));
}
