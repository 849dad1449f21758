import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "#web/kit/ui/button.tsx";
import { MatchCount, type MatchCountState } from "./match-count.tsx";
import { PartNav, type PartView } from "./part-nav.tsx";

export type StepFrameProps = {
  /** Which question: reading begins anew at its heading when this changes. */
  readonly step: string;
  /** Somebody came here from another question, whatever was drawn before. */
  readonly isMoved?: boolean;
  readonly parts: readonly PartView[];
  readonly ask: string;
  readonly hint?: string | undefined;
  /** What was told so far, in one sentence; empty: nothing yet. */
  readonly sentence: string;
  /** `下書きを保存しました`. */
  readonly savedNote: string;
  /** Null: nothing to count here. */
  readonly count: MatchCountState | null;
  readonly onBack: (() => void) | null;
  /** Null: an ending, with ways on of its own. */
  readonly next: { readonly label: string; readonly onPress: () => void; readonly isBusy?: boolean } | null;
  /** Null: must be answered. */
  readonly onSkip: (() => void) | null;
  readonly children: ReactNode;
};

/** One question a page: where one stands, what was told, the question, how many homes fit, and the ways back and on. */
export function StepFrame(props: StepFrameProps) {
  const { step, parts, ask, hint, sentence, savedNote, count, children, isMoved = false } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(isMoved ? "" : step);
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  return (
    <div className="measure-form flex flex-col gap-4 pt-4 pb-16 sm:pt-6">
      <div>
        <PartNav parts={parts} />
        <p role="status" className="min-h-5 text-right text-12 text-sub">
          {savedNote}
        </p>
      </div>
      <div>
        <h1 ref={heading} tabIndex={-1} className="text-22 sm:text-28">
          {ask}
        </h1>
        {hint && <p className="mt-1 text-14 text-sub">{hint}</p>}
        {sentence && <p className="mt-1 text-13 text-sub [word-break:auto-phrase]">いまの条件：{sentence}</p>}
      </div>
      <div className="flex flex-col gap-5 rounded-card border border-line bg-card p-4 sm:p-6">
        {children}
        {count && <MatchCount count={count} />}
      </div>
      <Ways {...props} />
    </div>
  );
}

function Ways({ onBack, next, onSkip }: StepFrameProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-1 gap-y-3 sm:gap-x-3">
      {onBack && (
        <Button tone="secondary" onClick={onBack} className="max-sm:px-4">
          もどる
        </Button>
      )}
      {onSkip && (
        <Button tone="plain" onClick={onSkip} className="max-sm:px-2">
          スキップ
        </Button>
      )}
      {next && (
        <Button onClick={next.onPress} isBusy={next.isBusy ?? false} className="ml-auto max-sm:px-4">
          {next.label}
        </Button>
      )}
    </div>
  );
}
