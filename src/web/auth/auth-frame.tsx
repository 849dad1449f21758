import { type ReactNode, useEffect, useRef } from "react";
import { ErrorSummary } from "../kit/forms/error-summary.tsx";
import type { SubmitState } from "../kit/forms/use-submit.ts";
import { Notice } from "../kit/ui/notice.tsx";

type AuthFrameProps = {
  readonly title: string;
  readonly lead?: ReactNode;
  /** What came of the last try. */
  readonly submitting?: SubmitState | undefined;
  /** Reading begins anew at the heading when this changes while the page stays. */
  readonly step?: string;
  readonly children: ReactNode;
};

/** The narrow column of the screens around signing in. */
export function AuthFrame({ title, lead, submitting, step = "", children }: AuthFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== "" && shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  return (
    <div className="mx-auto w-full max-w-129.5 px-4 py-6 sm:px-6 sm:py-10">
      <h1 ref={heading} tabIndex={-1} className="text-28">
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
    </div>
  );
}

/** Under the card: other ways to go. */
export function OtherWays({ children }: { children: ReactNode }) {
  return <div className="flex flex-col items-start gap-1 text-14">{children}</div>;
}

/** For password managers, where only a code or a new password is asked for. */
export function HiddenUsername({ address }: { address: string }) {
  return <input type="text" name="username" autoComplete="username" value={address} readOnly hidden />;
}
