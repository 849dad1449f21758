import { useState } from "react";
import { apiClient, type CompanyHere } from "#api/client/client.ts";
import type { ConsoleState } from "#web/console/frame/find-console.ts";
import { SecondFactorNeeded } from "#web/console/frame/second-factor-needed.tsx";
import { useChange } from "#web/console/frame/use-change.ts";
import { FormPage } from "#web/kit/form/form-page.tsx";
import { Button, LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import { LoadFailed } from "#web/kit/ui/state-block.tsx";

type AddressScreenProps = { readonly state: ConsoleState; readonly token: string };

/** What the link of a mail opens: staff show that they read what is sent to the new address for inquiries. */
export function AddressScreen({ state, token }: AddressScreenProps) {
  return (
    <div className="measure-form py-6 sm:py-8">
      <FormPage title="お問い合わせの宛先の確認">
        {state.kind === "second-factor" && <SecondFactorNeeded />}
        {state.kind === "failed" && <LoadFailed title="読み込みに失敗しました">会社の情報を読み込めませんでした。</LoadFailed>}
        {state.kind === "none" && (
          <Notice title="確定できません">会社のスタッフではないアカウントです。スタッフのアカウントでログインしてください。</Notice>
        )}
        {state.kind === "here" && <Confirming here={state.here} token={token} />}
      </FormPage>
    </div>
  );
}

function Confirming({ here: { company }, token }: { readonly here: CompanyHere; readonly token: string }) {
  const change = useChange();
  // As it was asked for: once it is confirmed, none waits any more.
  const [asked] = useState(company.newEmail);
  const confirm = () => change.run("宛先を確定しました。", () => apiClient().company.post("/inquiry-address", { body: { token } }));
  if (change.done !== "")
    return (
      <Card title="宛先を確定しました">
        <p role="status" className="mb-4 text-14">
          これからのお問い合わせは、{asked}に届きます。
        </p>
        <LinkButton to="/console">管理画面を開く</LinkButton>
      </Card>
    );
  if (asked === null) return <Notice title="確認を待っている宛先はありません">お問い合わせは、いまは{company.email}に届きます。</Notice>;
  return (
    <Card title={`${company.name}のお問い合わせの宛先`}>
      <dl className="mb-5 grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 gap-y-2 text-14">
        <dt className="text-sub">いまの宛先</dt>
        <dd className="[overflow-wrap:anywhere]">{company.email}</dd>
        <dt className="text-sub">新しい宛先</dt>
        <dd className="[overflow-wrap:anywhere]">{asked}</dd>
      </dl>
      {change.failure && (
        <Notice tone="error" title="確定できませんでした">
          <p>{change.failure}</p>
          <p>リンクの期限（24時間）が過ぎたか、新しいメールが送られているときは、会社情報をもう一度保存すると、メールを送り直します。</p>
        </Notice>
      )}
      <Button isBusy={change.isBusy} onClick={() => void confirm()}>
        新しい宛先を確定する
      </Button>
    </Card>
  );
}
