import type { RecipientState } from "./types.ts";

const END: readonly RecipientState[] = ["replied", "visit-booked", "closed"];

/** C4 of one recipient. A company may answer what it reads in the console, whatever became of the mail. */
const MOVES: Readonly<Record<RecipientState, readonly RecipientState[]>> = {
  accepted: ["forwarded", ...END],
  forwarded: ["bounced", "re-forwarded", ...END],
  bounced: ["re-forwarded", ...END],
  "re-forwarded": ["bounced", ...END],
  replied: END,
  "visit-booked": END,
  closed: [],
};

export function mayMove(from: RecipientState, to: RecipientState): boolean {
  return MOVES[from].includes(to);
}

/** What becomes of a mail that nobody took. `other`: another address of the company, that was not tried; null: there is none. */
export function afterBounce(state: RecipientState, other: string | null): "bounced" | "re-forwarded" | null {
  if (state === "forwarded") return other === null ? "bounced" : "re-forwarded";
  return state === "re-forwarded" ? "bounced" : null;
}
