import type { ReactNode } from "react";
import type { AgreementsResponse } from "#api/client/client.ts";
import { formatDay } from "#kernel/japanese-date.ts";
import type { ActionState } from "#web/kit/form/use-action.ts";
import { Button } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import { AGREED_TEXTS } from "./agreement-words.ts";

export type AgreementViewProps = {
  readonly pending: AgreementsResponse["pending"];
  /** False before the page has come to life: a click would be lost. */
  readonly isReady: boolean;
  readonly acting: ActionState;
  readonly onAgree: () => void;
};

/** What a member is asked before they go on: which text, in which version, what is new in it. */
export function AgreementView({ pending, isReady, acting, onAgree }: AgreementViewProps) {
  const names = pending.map(({ document }) => AGREED_TEXTS[document].name).join("と");
  return (
    <div className="measure-form py-6 sm:py-8">
      <h1 className="text-28">{names}をご確認ください</h1>
      <p className="mt-2">会員の画面を使うには、いまの{names}への同意が必要です。同意しないあいだも、登録した内容はそのまま残ります。</p>
      <div className="mt-5 flex flex-col gap-5">
        <Card>
          <ul className="flex flex-col divide-y divide-line">
            {pending.map(({ document, version, effectiveOn, summary, agreedVersion }) => (
              <li key={document} className="py-3 first:pt-0 last:pb-0">
                <TextLink to={`${AGREED_TEXTS[document].to}?version=${version}`}>
                  {AGREED_TEXTS[document].name}（{formatDay(version)}版）を読む
                </TextLink>
                <p className="text-14">{summary}</p>
                <p className="text-13 text-sub">
                  <span className="amount">{formatDay(effectiveOn)}</span>から適用しています。
                </p>
                {agreedVersion !== null && (
                  <TextLink to={`${AGREED_TEXTS[document].to}?version=${version}&compare=${agreedVersion}#differences`}>
                    前に同意した版から変わったところを見る
                  </TextLink>
                )}
              </li>
            ))}
          </ul>
        </Card>
        {acting.failure !== null && <Notice tone="error">{acting.failure}</Notice>}
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button disabled={!isReady} isBusy={acting.isBusy} onClick={onAgree}>
            同意して進む
          </Button>
          <a href="/settings/account" className="inline-flex min-h-11 items-center text-14 text-link">
            アカウント設定・退会へ
          </a>
        </div>
      </div>
    </div>
  );
}

function TextLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <a href={to} target="_blank" rel="noopener" className="inline-flex min-h-11 items-center font-bold text-link">
      <span>
        {children}
        <span className="sr-only">（新しいタブで開きます）</span>
      </span>
    </a>
  );
}
