import { useEffect, useRef } from "react";
import type { FieldIssue } from "./field.tsx";

type ErrorSummaryProps = {
  readonly issues: readonly FieldIssue[];
  /** Counts the tries to send; each new one moves the focus here. */
  readonly attempt: number;
  /** Fields without a control of their own lead to this one. */
  readonly idOf?: (field: string) => string;
};

/** What is wrong with the whole form, at its head, with a link to each field. Takes the focus after a try to send. */
export function ErrorSummary({ issues, attempt, idOf = (field) => field }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (issues.length === 0) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} className="rounded-card border-2 border-accent bg-card p-4">
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
