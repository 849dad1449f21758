import type { ReactNode } from "react";
import type { ApiClient, NotificationSettingsResponse } from "#api/client/client.ts";
import { currentText } from "#domain/members/purposes.ts";
import type { Milliseconds } from "#kernel/duration.ts";
import { Breadcrumbs } from "#web/kit/link/breadcrumbs.tsx";
import { Button, LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import { LoadFailed } from "#web/kit/ui/state-block.tsx";
import { ChoiceTable } from "./choice-table.tsx";
import type { SettingsState } from "./keep-settings.ts";
import { LineLink } from "./line-link.tsx";
import type { SettingsPartProps } from "./part-props.ts";
import { PauseCard } from "./pause-card.tsx";
import { PreviewCard } from "./preview-card.tsx";
import { TimesCard } from "./times-card.tsx";
import { MAIL_TROUBLES } from "./words.ts";

export type NotificationViewProps = Omit<SettingsPartProps, "settings" | "isBusy"> & {
  readonly state: SettingsState;
  readonly onUndo: () => void;
  readonly friendUrl: string | null;
  readonly onUnlinked: () => void;
  readonly now: () => Milliseconds;
  readonly mypage: () => Pick<ApiClient["mypage"], "get">;
};

/** 通知設定 of a member: every change is saved at once. */
export function NotificationView({ state, isReady, onChange, onUndo, friendUrl, onUnlinked, now, mypage }: NotificationViewProps) {
  const { shown: settings, isBusy } = state;
  const part = { settings, isReady, isBusy, onChange };
  return (
    <>
      <Outcome state={state} isReady={isReady} onUndo={onUndo} />
      <Card title="受け取るお知らせ" lead="はじめは、すべてオフです。選ぶと、すぐに保存します。">
        <ChoiceTable {...part} />
        <div className="mt-3 flex flex-col gap-3">
          <MailLine mail={settings.mail} />
          <LineLink state={settings.line} {...{ friendUrl, isReady, onUnlinked }} />
          <ConsentWords />
        </div>
      </Card>
      <TimesCard {...part} />
      <PauseCard {...part} now={now} />
      {/* Of other settings it is another one. */}
      <PreviewCard key={settings.version} {...{ mypage, isReady, now }} />
    </>
  );
}

function MailLine({ mail: { address, state } }: Pick<NotificationSettingsResponse, "mail">) {
  const trouble = address === null && state === "ok" ? MAIL_TROUBLES.unverified : MAIL_TROUBLES[state];
  return (
    <div className="text-14">
      {address !== null && (
        <p>
          <b>メール</b> <span className="text-sub">{trouble === null ? `${address} に届きます。` : `${address} には送れません。`}</span>
        </p>
      )}
      {trouble !== null && address !== null && <Notice tone="warn">{trouble}</Notice>}
    </div>
  );
}

/** The words that turning something on agrees to. */
function ConsentWords() {
  const { body } = currentText("recommendation-mail");
  return (
    <details className="text-13 text-sub">
      <summary className="min-h-11 content-center">オンにすると同意する内容</summary>
      <p>
        お知らせごとに、次の内容に同意したことを記録します。例（おすすめ物件をメールで受け取るとき）：{body}
        オフにすると、同意も取り消します。くわしくは、
        <a href="/email-privacy-policy" className="text-link">
          メール配信に関する個人情報の取扱い
        </a>
        をご覧ください。
      </p>
    </details>
  );
}

function Outcome({ state: { outcome, before, failure, isBusy }, isReady, onUndo }: OutcomeProps) {
  return (
    <div className={`no-print sticky top-2 z-10 ${outcome === "" && failure === null ? "-mb-5" : ""}`}>
      <div role="status">
        {outcome !== "" && (
          <div className="flex flex-wrap items-center justify-between gap-3 rounded-control border border-good border-l-4 bg-good-tint px-4 py-2 text-14">
            <span className="font-bold">{outcome}</span>
            {before !== null && (
              <Button tone="plain" size="bar" disabled={!isReady} isBusy={isBusy} onClick={onUndo}>
                元に戻す
              </Button>
            )}
          </div>
        )}
      </div>
      {failure !== null && (
        <Notice tone="error" title="保存できませんでした">
          {failure}
        </Notice>
      )}
    </div>
  );
}

type OutcomeProps = Pick<NotificationViewProps, "state" | "isReady" | "onUndo">;

/** Who is not signed in: a stop needs no sign-in, everything else does. */
export function VisitorView({ onLeave }: { readonly onLeave: () => void }) {
  return (
    <Card title="ログインすると設定できます">
      <div className="flex flex-col items-start gap-4 text-14">
        <p>
          受け取るお知らせの種類、時間、数を選べます。届いたメールの停止は、ログインしなくても、そのメールの「このお知らせを停止する」からできます。
        </p>
        <div className="flex flex-wrap gap-3">
          <LinkButton to="/login" onClick={onLeave}>
            ログインする
          </LinkButton>
          <LinkButton to="/login" search={{ tab: "sign-up" }} tone="secondary" onClick={onLeave}>
            会員登録する
          </LinkButton>
        </div>
      </div>
    </Card>
  );
}

export function SettingsFailed() {
  return <LoadFailed title="読み込みに失敗しました">通知設定を読み込めませんでした。保存されている内容はそのままです。</LoadFailed>;
}

export function NotificationFrame({ isMember, children }: { readonly isMember: boolean; readonly children: ReactNode }) {
  return (
    <div className="measure-form flex flex-col gap-5 py-6 sm:py-8">
      <div>
        {isMember && <Breadcrumbs items={[{ label: "マイページ", to: "/mypage" }, { label: "通知設定" }]} />}
        <h1 className="mt-1 text-28">通知設定</h1>
      </div>
      {children}
    </div>
  );
}
