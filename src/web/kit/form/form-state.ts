import { withoutFinalStop } from "#kernel/fields/field-words.ts";
import type { FieldIssue, Typed } from "#kernel/fields/read-fields.ts";
import { type KeptState, keepState } from "./kept-state.ts";

/** How a try to send ended when it did not succeed: field by field, or as a whole. */
export type SubmitFailure = { readonly issues: readonly FieldIssue[]; readonly notice: string | null };

/** How a try ended. `done`: over, and the draft with it. `kept`: nothing was wrong, and there is more to come. */
export type Outcome = SubmitFailure | "done" | "kept";

export type SubmitState = SubmitFailure & {
  readonly isPending: boolean;
  /** Counts the tries that failed; each new one moves the focus to what is said of it. */
  readonly attempt: number;
};

export type FormState = {
  readonly typed: Typed;
  readonly submitting: SubmitState;
  /** Whether answers came back that were typed earlier and not sent. */
  readonly isResumed: boolean;
};

/** Where answers are kept until they are sent. */
export type Draft = {
  readonly read: () => Typed | null;
  readonly keep: (typed: Typed) => void;
  readonly forget: () => void;
};

export type FormActions = {
  /** The answers as they stand at this moment, whatever was drawn last. */
  readonly current: () => Typed;
  /** A person changed one answer: it is not wrong any more until it is sent again. */
  readonly set: (field: string, text: string) => void;
  /** Something else changed answers, such as a postal code: kept with the draft, and not wrong any more. */
  readonly change: (found: Typed) => void;
  /** Puts answers in without keeping them: what is saved, what another page left. */
  readonly fill: (found: Typed) => void;
  /** These answers and no others: the form is about something else now. */
  readonly replace: (typed: Typed) => void;
  /** What stood in the controls before the page came to life. A draft does not go over it. */
  readonly takeOver: (found: Typed) => void;
  /** Nothing is said of earlier tries any more. */
  readonly restart: () => void;
  /** What was wrong with a field is mended, though not by typing into it. */
  readonly forgive: (field: string) => void;
  readonly forgetDraft: () => void;
};

export type FormStore = KeptState<FormState> &
  FormActions & {
    /** Takes up the draft, but for what somebody typed already. */
    readonly resume: () => void;
    /** One thing at a time, sending or something beside it. A fault nobody foresaw is told as `unforeseen` and thrown on. */
    readonly run: (work: () => Promise<Outcome>) => Promise<void>;
  };

export const QUIET: SubmitState = { issues: [], notice: null, isPending: false, attempt: 0 };

/** Said where a try ends in a fault that nobody foresaw. */
export const UNFORESEEN = "入力した内容は残っています。もう一度お試しください。";

/** A form without its picture: what is typed, what is wrong with it, and the cycle of sending. `draftNow`: as it is at that moment. */
export function createForm(initial: Typed, draftNow: () => Draft | null = () => null): FormStore {
  const kept = keepState<FormState>({ typed: initial, submitting: QUIET, isResumed: false });
  const { state, show } = kept;
  const touched = new Set<string>();
  const submitting = (changes: Partial<SubmitState>) => show({ submitting: { ...state().submitting, ...changes } });
  const forgive = (fields: readonly string[]) => {
    const { issues } = state().submitting;
    const left = issues.filter(({ field }) => !fields.includes(field));
    if (left.length < issues.length) submitting({ issues: left });
  };
  const fill = (found: Typed) => show({ typed: { ...state().typed, ...found } });
  const keep = () => draftNow()?.keep(state().typed);
  const takeOver = (found: Typed) => {
    for (const field of Object.keys(found)) touched.add(field);
    fill(found);
    forgive(Object.keys(found));
  };
  const change = (found: Typed) => {
    takeOver(found);
    keep();
  };
  const forgetDraft = () => {
    draftNow()?.forget();
    if (state().isResumed) show({ isResumed: false });
  };
  return {
    state,
    subscribe: kept.subscribe,
    current: () => state().typed,
    set: (field, text) => change({ [field]: text }),
    change,
    takeOver,
    fill,
    replace: (typed) => {
      touched.clear();
      show({ typed });
    },
    restart: () => submitting({ ...QUIET, isPending: state().submitting.isPending }),
    forgive: (field) => forgive([field]),
    forgetDraft,
    resume: () => {
      const draft = draftNow()?.read() ?? null;
      if (draft !== null) {
        fill(Object.fromEntries(Object.entries(draft).filter(([field]) => !touched.has(field))));
        show({ isResumed: true });
      }
      if (touched.size > 0) keep();
    },
    run: async (work) => {
      if (state().submitting.isPending) return;
      submitting({ isPending: true });
      try {
        const outcome = await work();
        const failed = typeof outcome !== "string";
        submitting(failed ? { ...atFields(outcome), attempt: state().submitting.attempt + 1 } : { issues: [], notice: null });
        if (outcome === "done") forgetDraft();
      } catch (fault) {
        submitting({ issues: [], notice: UNFORESEEN, attempt: state().submitting.attempt + 1 });
        throw fault;
      } finally {
        submitting({ isPending: false });
      }
    },
  };
}

/** What is said at a field ends without 。, also where it is a notice elsewhere (`field-words.ts`). */
function atFields({ issues, notice }: SubmitFailure): SubmitFailure {
  return { issues: issues.map((issue) => ({ ...issue, message: withoutFinalStop(issue.message) })), notice };
}
