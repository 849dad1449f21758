import { useEffect, useEffectEvent, useState } from "react";
import type { EstimateInput } from "#api/client/client.ts";
import type { Typed } from "#kernel/fields/read-fields.ts";
import { yearInJapan } from "#kernel/japanese-date.ts";
import type { Outcome } from "#web/kit/form/form-state.ts";
import { type Form, useForm } from "#web/kit/form/use-form.ts";
import { type Draft, draftOf, hasPlace, resumed, samePlace, searchOf } from "#web/price/place/draft.ts";
import { KEPT_DRAFT } from "./kept-draft.ts";
import { type KnownBuilding, readDraft } from "./read-draft.ts";

/** Puts a draft into the address bar, without a new entry in the history. */
export type ShowDraft = (search: ReturnType<typeof searchOf>) => Promise<void>;

type PriceFormParts = {
  readonly fromUrl: Draft;
  /** The building that was chosen; null: none was. */
  readonly building: KnownBuilding | null;
  /** Why no price can be asked for at the chosen place; null where one can. */
  readonly placeFault: string | null;
  readonly show: ShowDraft;
  readonly send: (input: EstimateInput, draft: Draft) => Promise<Outcome>;
};

export type PriceForm = {
  readonly form: Form;
  /** Forgets the answers, those of an earlier visit too. */
  readonly clear: () => void;
};

/** What was kept is taken up together with the address bar, not by itself. It stays after sending: the way back finds it. */
const DRAFT = { ...KEPT_DRAFT, read: () => null };

/** The price check's answers: kept in the browser at every change, taken up again later, and together with the address bar. */
export function usePriceForm({ fromUrl, building, placeFault, show, send }: PriceFormParts): PriceForm {
  const [isResumed, setResumed] = useState(false);
  const form = useForm({
    initial: typedOf(fromUrl),
    read: (typed) => readDraft(typed, { thisYear: yearInJapan(new Date()), building, placeFault }),
    send: (input, typed) => send(input, draftOf(typed)),
    draft: DRAFT,
  });
  const address = JSON.stringify(fromUrl);
  const takeUp = useEffectEvent((url: Draft) => {
    const typed = form.current();
    const isSamePlace = samePlace(draftOf(typed), url);
    const found = resumed(url, keptDraft());
    const next = isSamePlace ? { ...withoutFocused(found), ...url } : found;
    if (answersIn(next) > answersIn(url)) setResumed(true);
    if (!hasPlace(url) && hasPlace(next)) void show(searchOf(next));
    form.replace(isSamePlace ? { ...typedOf(next), ...typed } : typedOf(next));
    // What was typed before the page came to life is kept as well.
    if (answersIn(typed) > answersIn(url)) form.change({});
  });
  useEffect(() => takeUp(draftOf(JSON.parse(address))), [address]);
  const clear = () => {
    form.forgetDraft();
    form.replace({});
    setResumed(false);
    void show({});
  };
  return { form: { ...form, isResumed }, clear };
}

function keptDraft(): Draft | null {
  const kept = KEPT_DRAFT.read();
  return kept && draftOf(kept);
}

/** Somebody is about to type there: a kept text under the caret would become a part of theirs. */
function withoutFocused(draft: Draft): Draft {
  const focused = document.activeElement?.getAttribute("name");
  return Object.fromEntries(Object.entries(draft).filter(([field]) => field !== focused));
}

function typedOf(draft: Draft): Typed {
  return Object.fromEntries(Object.entries(draft));
}

function answersIn(draft: Draft | Typed): number {
  return Object.values(draft).filter((text) => text !== "").length;
}
