import { Notice } from "#web/kit/ui/notice.tsx";
import type { Change } from "./use-change.ts";

/** What came of the last change, read aloud. */
export function ChangeOutcome({ done, failure }: Pick<Change, "done" | "failure">) {
  return (
    <>
      <div aria-live="polite" className="empty:-mt-5">
        {done !== "" && <Notice tone="good">{done}</Notice>}
      </div>
      {failure !== null && (
        <Notice tone="error" title="できませんでした">
          {failure}
        </Notice>
      )}
    </>
  );
}
