import { Link } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { formatDate } from "#kernel/japanese-date.ts";
import { FormBox } from "#web/kit/form/form-box.tsx";
import { Badge } from "#web/kit/ui/badge.tsx";
import { Button } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import { type AccountMail, BuyerFields } from "./connect-buyer-fields.tsx";
import { OwnerFields } from "./connect-owner-fields.tsx";
import type { ConnectSide } from "./connect-search.ts";
import { CARDS } from "./connect-visitor.tsx";
import type { ConnectDone } from "./registration.ts";
import { isStanding } from "./send-connect.ts";
import type { ConnectState } from "./use-connect.ts";

export type ConnectMemberProps = { readonly side: ConnectSide; readonly state: ConnectState; readonly account: AccountMail };

/** A member's registration: to be begun, changed, ended, and taken up again. */
export function ConnectMember({ side, state, account }: ConnectMemberProps) {
  const { connection, form } = state;
  const { submitting } = form;
  const stands = isStanding(side, connection);
  const isBusy = submitting.isPending;
  const { title, lead } = CARDS[side];
  return (
    <Card title={title} lead={lead}>
      <div className="flex flex-col gap-4">
        <Standing side={side} state={state} />
        <Told state={state} isBusy={isBusy} stands={stands} />
        <FormBox
          form={form}
          label={title}
          action={stands ? "変更を保存する" : "登録する"}
          beside={
            stands && (
              <Button tone="plain" disabled={isBusy || !form.isReady} onClick={state.withdraw} className="max-sm:w-full">
                登録をやめる
              </Button>
            )
          }
        >
          {side === "buyer" ? (
            <BuyerFields form={form} account={account} mailTo={connection.waiting?.mailTo ?? null} />
          ) : (
            <OwnerFields form={form} />
          )}
          <AccountLine side={side} account={account} />
        </FormBox>
      </div>
    </Card>
  );
}

/** What stands now, in one line. */
function Standing({ side, state: { connection } }: Pick<ConnectMemberProps, "side" | "state">) {
  if (!isStanding(side, connection)) return null;
  const { waiting, owner } = connection;
  const since = side === "buyer" ? waiting?.joinedAt : owner?.registeredAt;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14">
      <Badge tone="good">登録済み</Badge>
      {side === "owner" && <Badge tone="quiet">所有は未確認</Badge>}
      {since !== undefined && <span>{formatDate(new Date(since))}から</span>}
      {side === "buyer" && (
        <span className="text-sub">{waiting?.mailTo ? `お知らせ：${waiting.mailTo}` : "メールのお知らせ：受け取らない"}</span>
      )}
    </p>
  );
}

type ToldProps = { readonly state: ConnectState; readonly isBusy: boolean; readonly stands: boolean };

/** What was just done. It takes the focus, because the button that did it may be gone. */
function Told({ state: { done, undo, showSaved }, isBusy, stands }: ToldProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (done !== null && done !== "resumed") box.current?.focus();
  }, [done]);
  return (
    <div ref={box} role="status" tabIndex={-1} className="empty:hidden">
      {done !== null && (
        <Notice tone={DONE_WORDS[done].tone} title={DONE_WORDS[done].title}>
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <span>{(stands && DONE_WORDS[done].standing) || DONE_WORDS[done].text}</span>
            {done === "withdrawn" && <Act label="元に戻す" isBusy={isBusy} onClick={undo} />}
            {(done === "changed" || done === "resumed") && (
              <Act label={stands ? "いまの登録を表示する" : "入力を消す"} isBusy={isBusy} onClick={showSaved} />
            )}
          </div>
        </Notice>
      )}
    </div>
  );
}

function Act({ label, isBusy, onClick }: { label: string; isBusy: boolean; onClick: () => void }) {
  return (
    <Button tone="secondary" size="bar" disabled={isBusy} onClick={onClick}>
      {label}
    </Button>
  );
}

type Words = { readonly tone: "good" | "info"; readonly title: string; readonly text: string; readonly standing?: string };

const DONE_WORDS: Readonly<Record<ConnectDone, Words>> = {
  registered: { tone: "good", title: "登録しました", text: "内容はこの画面でいつでも変えられます。" },
  saved: { tone: "good", title: "保存しました", text: "新しい内容で登録しています。" },
  withdrawn: { tone: "info", title: "登録をやめました", text: "入力した内容は90日のあいだ残り、もう一度登録するときに使えます。" },
  restored: { tone: "good", title: "登録を元に戻しました", text: "やめる前の内容で登録しています。" },
  changed: {
    tone: "info",
    title: "ほかの画面で登録が変わっています",
    text: "いまは登録がありません。この画面の内容で登録できます。",
    standing: "すでに登録されています。この画面の内容で保存すると、置きかわります。",
  },
  resumed: { tone: "info", title: "入力の途中から始めています", text: "前に入力した内容が残っていました。まだ保存していません。" },
};

/** Which address is used, and for what. */
function AccountLine({ side, account: { address } }: Pick<ConnectMemberProps, "side" | "account">) {
  const use = side === "buyer" ? "連絡にはアカウントのメールアドレスを使います" : "登録の控えは、アカウントのメールアドレスに送ります";
  return (
    <p className="text-13 text-sub">
      {use}
      {address !== null && (
        <>
          （<span className="break-all">{address}</span>）
        </>
      )}
      。アドレスは
      <Link to="/settings/account" className="text-link">
        アカウント設定
      </Link>
      で変えられます。
    </p>
  );
}
