import { LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { CodeStep } from "#web/settings/address-check/code-step.tsx";
import type { CodeStepState } from "#web/settings/address-check/use-code-step.ts";
import { BackToAccount, SettingsFrame } from "#web/settings/frame/settings-frame.tsx";

const TITLE = "メールの確認コード";
const EDIT = "/settings/account/edit/email";

export type EmailCheckViewProps = Pick<CodeStepState, "pending" | "form" | "resending" | "outcome" | "onResend">;

export function EmailCheckView({ pending, form, ...rest }: EmailCheckViewProps) {
  if (pending === undefined) {
    return (
      <SettingsFrame title={TITLE}>
        <div className="min-h-80" />
      </SettingsFrame>
    );
  }
  if (pending === null) {
    return (
      <SettingsFrame title={TITLE}>
        <Card title="確認を待っているメールアドレスはありません">
          <div className="flex flex-col items-start gap-4 text-14">
            <p>確認コードは、メールアドレスを変更するときや、アカウント設定の「確認コードを送る」から送ります。</p>
            <BackToAccount />
          </div>
        </Card>
      </SettingsFrame>
    );
  }
  return (
    <SettingsFrame title={TITLE}>
      <CodeStep
        {...rest}
        pending={pending}
        form={form}
        label={TITLE}
        action="確認する"
        destination={pending.address}
        beside={
          <LinkButton to={EDIT} tone="secondary">
            別のメールアドレスにする
          </LinkButton>
        }
        help="メールが届かないときは、迷惑メールのフォルダーと、入力したメールアドレスを確かめてください。コードは24時間使えます。"
      />
    </SettingsFrame>
  );
}
