import type { Draft } from "#web/kit/form/form-state.ts";
import { tabDraft } from "#web/kit/form/tab-draft.ts";
import { storeKey } from "#wire/stores.ts";
import type { LetterTopic } from "./letter-fields.ts";

/**
 * What was written of one letter, about one building or about none, until it is sent. `owner`: the member who writes it, empty for a visitor. Who signs
 * in next in the same tab does not see what another member wrote; who signs in half-way goes on with what they wrote as a visitor.
 */
export function letterDraft(topic: LetterTopic, apartmentKey: string | null, owner = ""): Draft {
  const name = storeKey("property", `letter:${topic}:${apartmentKey ?? ""}`);
  const own = tabDraft(name, owner);
  return { ...own, read: () => own.read() ?? tabDraft(name).read() };
}
