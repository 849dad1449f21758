import { useEffect, useRef } from "react";
import { Notice } from "#web/kit/ui/notice.tsx";
import type { Change } from "./use-change.ts";

type OutcomeProps = Pick<Change, "done" | "failure"> & {
  /** What did not come about, where nothing was to be changed. */
  readonly failed?: string;
};

/** What came of the last change, read aloud and brought before whoever pressed far below it: a failure takes the focus, as that of a form does. */
export function ChangeOutcome({ done, failure, failed = "変更できませんでした" }: OutcomeProps) {
  const said = useRef<HTMLDivElement>(null);
  const failing = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (done !== "") said.current?.scrollIntoView({ block: "nearest" });
  }, [done]);
  useEffect(() => {
    if (failure !== null) failing.current?.focus();
  }, [failure]);
  return (
    <>
      <div ref={said} aria-live="polite" className="scroll-my-24 empty:-mt-5">
        {done !== "" && <Notice tone="good">{done}</Notice>}
      </div>
      {failure !== null && (
        <div ref={failing} tabIndex={-1} className="scroll-my-24">
          <Notice tone="error" title={failed}>
            {failure}
          </Notice>
        </div>
      )}
    </>
  );
}
