import { type ReactNode, useEffect, useRef } from "react";
import { Notice } from "../ui/notice.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import type { SubmitState } from "./use-submit.ts";

export type FormPageProps = {
  readonly title: string;
  readonly lead?: ReactNode;
  /** What came of the last try. */
  readonly submitting?: SubmitState | undefined;
  /** Reading begins anew at the heading when this changes while the page stays; empty: not known yet. */
  readonly step?: string;
  readonly children: ReactNode;
};

/** Heading, lead and what came of the last try, above a form. */
export function FormPage({ title, lead, submitting, step = "", children }: FormPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== "" && shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="mt-1 text-28">
        {title}
      </h1>
      {lead && <div className="mt-1 text-14 text-sub">{lead}</div>}
      <div className="mt-5 flex flex-col gap-5">
        {submitting && <ErrorSummary issues={submitting.issues} attempt={submitting.attempt} />}
        {submitting?.notice && (
          <Notice tone="error" title="続けられませんでした">
            {submitting.notice}
          </Notice>
        )}
        {children}
      </div>
    </>
  );
}
