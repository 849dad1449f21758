import type { Draft } from "#web/kit/form/form-state.ts";
import { tabDraft } from "#web/kit/form/tab-draft.ts";
import { storeKey } from "#wire/stores.ts";
import type { LetterTopic } from "./letter-fields.ts";

/** What was written of one letter, about one building or about none, until it is sent. */
export function letterDraft(topic: LetterTopic, apartmentKey: string | null): Draft {
  return tabDraft(storeKey("property", `letter:${topic}:${apartmentKey ?? ""}`));
}
