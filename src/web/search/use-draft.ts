import { useEffect, useState } from "react";
import { type Draft, type DraftField, hasPlace, resumed, samePlace, searchOf } from "./draft.ts";
import { forgetDraft, keepDraft, keptDraft, parseDraft } from "./kept-draft.ts";

export type DraftState = {
  readonly draft: Draft;
  readonly set: (field: DraftField, text: string) => void;
  /** Whether answers came back from an earlier visit. */
  readonly isResumed: boolean;
  readonly clear: () => void;
};

/** Puts a draft into the address bar, without a new entry in the history. */
export type ShowDraft = (search: ReturnType<typeof searchOf>) => Promise<void>;

/** The answers while they are typed: kept in the browser at every change, taken up again later. */
export function useDraft(fromUrl: Draft, show: ShowDraft): DraftState {
  const [draft, setDraft] = useState(fromUrl);
  const [isResumed, setResumed] = useState(false);
  const address = JSON.stringify(fromUrl);
  useEffect(() => {
    const url = parseDraft(address) ?? {};
    const next = resumed(url, keptDraft());
    if (answersIn(next) > answersIn(url)) setResumed(true);
    if (!hasPlace(url) && hasPlace(next)) void show(searchOf(next));
    setDraft((before) => (samePlace(before, url) ? { ...next, ...before } : next));
  }, [address, show]);
  // By way of what is there: several fields may be taken up at once.
  const set = (field: DraftField, text: string) =>
    setDraft((before) => {
      const next = { ...before, [field]: text };
      keepDraft(next);
      return next;
    });
  const clear = () => {
    forgetDraft();
    setDraft({});
    setResumed(false);
    void show({});
  };
  return { draft, set, isResumed, clear };
}

function answersIn(draft: Draft): number {
  return Object.values(draft).filter((text) => text !== "").length;
}
