import { type ReactNode, useEffect, useRef } from "react";
import { ErrorSummary } from "../kit/forms/error-summary.tsx";
import type { SubmitState } from "../kit/forms/use-submit.ts";
import { Breadcrumbs } from "../kit/ui/breadcrumbs.tsx";
import { LinkButton } from "../kit/ui/button.tsx";
import { Card } from "../kit/ui/card.tsx";
import { Notice } from "../kit/ui/notice.tsx";

export const ACCOUNT = "/settings/account";
const ACCOUNT_CRUMB = { label: "アカウント設定", to: ACCOUNT };

type FrameProps = {
  readonly title: string;
  readonly lead?: ReactNode;
  /** What came of the last try. */
  readonly submitting?: SubmitState;
  /** Reading begins anew at the heading when this changes while the page stays; empty: not known yet. */
  readonly step?: string;
  readonly children: ReactNode;
};

/** One screen under the account's settings. */
export function SettingsFrame({ title, lead, submitting, step = "", children }: FrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== "" && shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  return (
    <div className="measure-form py-6 sm:py-8">
      <Breadcrumbs items={[{ label: "マイページ", to: "/mypage" }, ACCOUNT_CRUMB, { label: title }]} />
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
    </div>
  );
}

/** In place of a form that an account of an outside provider has no use for. */
export function FederatedNote({ provider, children }: { provider: string; children: ReactNode }) {
  return (
    <Card title={`${provider}でログインしています`}>
      <div className="flex flex-col items-start gap-4 text-14">
        <p>{children}</p>
        <BackToAccount />
      </div>
    </Card>
  );
}

export function BackToAccount({ label = "アカウント設定にもどる" }: { label?: string }) {
  return (
    <LinkButton to={ACCOUNT} tone="secondary">
      {label}
    </LinkButton>
  );
}
