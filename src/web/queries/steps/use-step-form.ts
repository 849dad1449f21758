import { useEffect, useRef, useState } from "react";
import type { QueryDraft, QueryProgress } from "#domain/queries/draft/types.ts";
import { QUERY_FLOW } from "#domain/queries/flow/query-flow.ts";
import { NOTHING_TOLD } from "#domain/queries/nothing-told.ts";
import type { QueryAnswers } from "#domain/queries/types.ts";
import { keepDraft, keptDraft } from "#web/queries/draft/kept-draft.ts";

export type StepForm = {
  /** Null until the browser was asked: the server cannot know it. */
  readonly progress: QueryProgress | null;
  /** The saved condition that is being changed; null: a new one. */
  readonly queryId: string | null;
  /** An older form's draft could not be taken over. */
  readonly isBegunAnew: boolean;
  /** Whether something was kept since the page was opened. */
  readonly isKept: boolean;
  readonly change: (given: Partial<QueryAnswers>) => void;
  /** Keeps all of it: a step was answered or skipped. */
  readonly take: (progress: QueryProgress) => void;
};

const START: QueryProgress = { answers: NOTHING_TOLD, done: [] };

/** The answers as this browser keeps them, each kept as it is given. `fromAccount`: asked where this browser has none. */
export function useStepForm(fromAccount: () => Promise<QueryDraft | null>, now: () => Date = () => new Date()): StepForm {
  const [form, setForm] = useState<{ progress: QueryProgress; queryId: string | null } | null>(null);
  const [isBegunAnew, setBegunAnew] = useState(false);
  const [isKept, setKept] = useState(false);
  const asked = useRef(fromAccount);
  useEffect(() => {
    let isGone = false;
    const begin = async () => {
      const kept = keptDraft();
      setBegunAnew(kept.kind === "another-form");
      const draft = "draft" in kept ? kept.draft : await asked.current();
      if (!isGone) setForm(draft ? { progress: draft.progress, queryId: draft.queryId } : { progress: START, queryId: null });
    };
    void begin();
    return () => {
      isGone = true;
    };
  }, []);
  const take = (progress: QueryProgress) => {
    const queryId = form?.queryId ?? null;
    setForm({ progress, queryId });
    setKept(true);
    keepDraft({ version: QUERY_FLOW.version, progress, device: "", updatedAt: now(), queryId });
  };
  return {
    ...{ progress: form?.progress ?? null, queryId: form?.queryId ?? null, isBegunAnew, isKept, take },
    change: (given) => form && take({ ...form.progress, answers: { ...form.progress.answers, ...given } }),
  };
}
