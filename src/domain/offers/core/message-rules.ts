import { type BannedFound, bannedInThread, bannedWords } from "#kernel/message-filter/message-words.ts";
import type { OfferState } from "./types.ts";

/** Letters of a message in a thread. */
export const THREAD_MESSAGE = { min: 1, max: 400 } as const;
/** Once both agreed, each has the other's name and address: only what slights people stays refused. */
const NAMES_TOLD: ReadonlySet<OfferState> = new Set<OfferState>(["disclosed", "handed_to_agent"]);

/** What may not stand in a message, read together with what its writer sent before it. Empty: it may be sent. */
export function threadFaults(text: string, earlier: readonly string[], state: OfferState): readonly BannedFound[] {
  if (NAMES_TOLD.has(state)) return bannedWords(text).filter(({ kind }) => kind === "discrimination");
  return bannedInThread(earlier, text);
}
