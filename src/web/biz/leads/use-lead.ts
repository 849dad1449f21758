import { useState } from "react";
import type { Typed } from "#kernel/fields/read-fields.ts";
import { browserDraft } from "#web/kit/form/tab-draft.ts";
import type { Receipt } from "#web/kit/letter/letter.ts";
import { useConfirmPlace } from "#web/kit/letter/use-confirm-place.ts";
import { type LetterState, useLetter } from "#web/kit/letter/use-letter.ts";
import { storeKey } from "#wire/stores.ts";
import { BIZ_LETTERS, type BizForm } from "./lead-letters.ts";
import { readLead, sendLead } from "./send-lead.ts";

type LeadParts = { readonly form: BizForm; readonly initial: Typed; readonly onSent: (receipt: Receipt) => Promise<void> };

/** A form of the business arm: kept in the browser until its page of thanks. */
export function useLead({ form, initial, onSent }: LeadParts): LetterState {
  const [openedAt] = useState(() => performance.now());
  const state = useLetter({
    letter: BIZ_LETTERS[form],
    draft: browserDraft(storeKey("property", `biz:${form}`)),
    initial,
    read: (typed) => readLead(form, typed),
    send: (input) => sendLead(input, Math.round((performance.now() - openedAt) / 1000)),
    onSent,
  });
  useConfirmPlace(state);
  return state;
}
