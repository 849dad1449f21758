import type { Typed } from "#kernel/fields/read-fields.ts";
import type { Receipt } from "#web/kit/letter/letter.ts";
import { type LetterState, useLetter } from "#web/kit/letter/use-letter.ts";
import { useSessionView } from "#web/session/site/hooks.ts";
import { letterDraft } from "./letter-draft.ts";
import { type LetterTopic, letterOf } from "./letter-fields.ts";
import { readLetter } from "./read-letter.ts";
import { sendFromBrowser } from "./send-letter.ts";

export type RiskLetter = LetterState & { readonly topic: LetterTopic };

type RiskLetterParts = {
  readonly topic: LetterTopic;
  readonly apartmentKey: string | null;
  readonly initial: Typed;
  readonly onSent: (receipt: Receipt) => Promise<void>;
};

/** A letter from the risk pages, about one building or place, or about none. */
export function useRiskLetter({ topic, apartmentKey, initial, onSent }: RiskLetterParts): RiskLetter {
  const { user } = useSessionView();
  const state = useLetter({
    letter: letterOf(topic, apartmentKey),
    draft: letterDraft(topic, apartmentKey, user?.sub),
    initial,
    read: (typed, files) => readLetter(topic, apartmentKey, typed, files),
    send: sendFromBrowser,
    onSent,
  });
  return { ...state, topic };
}
