import { useEffect, useRef, useState } from "react";
import { NOTHING_TOLD } from "#domain/queries/core/nothing-told.ts";
import type { QueryAnswers } from "#domain/queries/core/types.ts";
import type { QueryDraft, QueryProgress } from "#domain/queries/draft/types.ts";
import type { WhichDraft } from "#domain/queries/draft/which-draft.ts";
import { QUERY_FLOW } from "#domain/queries/flow/query-flow.ts";
import { accountDraft } from "#web/queries/draft/account-draft.ts";
import { draftToOpen } from "#web/queries/draft/draft-to-open.ts";
import { keepDraft, keepSeen, keptDraft, keptSeen } from "#web/queries/draft/kept-draft.ts";

export type StepForm = {
  /** Null until the browser was asked: the server cannot know it. */
  readonly progress: QueryProgress | null;
  /** The saved condition that is being changed; null: a new one. */
  readonly queryId: string | null;
  /** An older form's draft could not be taken over. */
  readonly isBegunAnew: boolean;
  /** Another device has a draft that differs: which of both is asked where the form begins. */
  readonly isElsewhere: boolean;
  /** Whether something was answered since the page was opened. */
  readonly isKept: boolean;
  readonly change: (given: Partial<QueryAnswers>) => void;
  /** Keeps all of it: a step was answered or skipped. */
  readonly take: (progress: QueryProgress) => void;
};

type Opened = { readonly progress: QueryProgress; readonly queryId: string | null };

const START: Opened = { progress: { answers: NOTHING_TOLD, done: [] }, queryId: null };
const openedOf = (draft: QueryDraft): Opened => ({ progress: draft.progress, queryId: draft.queryId });

async function whichOf(here: QueryDraft | null, now: Date): Promise<WhichDraft> {
  const read = await accountDraft();
  const account = read.kind === "read" ? read.draft : null;
  const which = draftToOpen({ here, account, seen: keptSeen(), now });
  if (account && which.kind !== "ask") keepSeen(account.updatedAt);
  return which;
}

/** The answers as this browser keeps them, each kept as it is given; a member's also as the account has them. */
export function useStepForm(isMember: boolean, now: () => Date = () => new Date()): StepForm {
  const [form, setForm] = useState<Opened | null>(null);
  const [{ isBegunAnew, isElsewhere }, setFound] = useState({ isBegunAnew: false, isElsewhere: false });
  const [isKept, setKept] = useState(false);
  const clock = useRef(now);
  useEffect(() => {
    let isGone = false;
    const kept = keptDraft();
    const here = "draft" in kept ? kept.draft : null;
    // What is here is shown at once; the account is asked meanwhile.
    if (here !== null || !isMember) setForm(here ? openedOf(here) : START);
    setFound({ isBegunAnew: kept.kind === "another-form", isElsewhere: false });
    if (isMember)
      void whichOf(here, clock.current()).then((which) => {
        if (isGone) return;
        if (which.kind === "ask") setFound((found) => ({ ...found, isElsewhere: true }));
        setForm((opened) => opened ?? (which.kind === "one" ? openedOf(which.draft) : START));
      });
    return () => {
      isGone = true;
    };
  }, [isMember]);
  const take = (progress: QueryProgress) => {
    const queryId = form?.queryId ?? null;
    setForm({ progress, queryId });
    setKept(true);
    keepDraft({ version: QUERY_FLOW.version, progress, device: "", updatedAt: clock.current(), queryId });
  };
  return {
    ...{ progress: form?.progress ?? null, queryId: form?.queryId ?? null, isBegunAnew, isElsewhere, isKept, take },
    change: (given) => form && take({ ...form.progress, answers: { ...form.progress.answers, ...given } }),
  };
}
