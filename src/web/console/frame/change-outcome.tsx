import { Notice } from "#web/kit/ui/notice.tsx";
import type { Change } from "./use-change.ts";

type OutcomeProps = Pick<Change, "done" | "failure"> & {
  /** What did not come about, where nothing was to be changed. */
  readonly failed?: string;
};

/** What came of the last change, read aloud. */
export function ChangeOutcome({ done, failure, failed = "変更できませんでした" }: OutcomeProps) {
  return (
    <>
      <div aria-live="polite" className="empty:-mt-5">
        {done !== "" && <Notice tone="good">{done}</Notice>}
      </div>
      {failure !== null && (
        <Notice tone="error" title={failed}>
          {failure}
        </Notice>
      )}
    </>
  );
}
