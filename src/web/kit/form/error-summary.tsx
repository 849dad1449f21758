import { useEffect, useRef } from "react";
import { NoticeBox } from "#web/kit/ui/notice.tsx";
import type { SubmitState } from "./form-state.ts";

type ErrorSummaryProps = {
  readonly submitting: Pick<SubmitState, "issues" | "notice" | "attempt">;
  /** Fields without a control of their own lead to this one. */
  readonly idOf?: (field: string) => string;
};

/**
 * What came of the last try to send: what is wrong, with a link to each field, or why it could not be done at all. It takes the focus after
 * every failed try, so that it comes into view however far above the button it stands.
 */
export function ErrorSummary({ submitting: { issues, notice, attempt }, idOf = (field) => field }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (issues.length === 0 && notice === null) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} className="flex scroll-mt-4 flex-col gap-4">
      {issues.length > 0 && <Issues issues={issues} idOf={idOf} />}
      {notice !== null && (
        <NoticeBox tone="error" title="続けられませんでした">
          {notice}
        </NoticeBox>
      )}
    </div>
  );
}

type IssuesProps = Required<Pick<ErrorSummaryProps, "idOf">> & Pick<SubmitState, "issues">;

function Issues({ issues, idOf }: IssuesProps) {
  return (
    <div className="rounded-card border-2 border-accent bg-card p-4">
      <h2 className="font-bold text-16 text-accent">入力内容を確認してください（{issues.length}件）</h2>
      <ul className="mt-2 flex list-disc flex-col gap-1 pl-5">
        {issues.map(({ field, message }) => (
          <li key={`${field}-${message}`}>
            <a
              href={`#${idOf(field)}`}
              className="text-accent underline underline-offset-4"
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(idOf(field))?.focus();
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
