import { formatPhone } from "#kernel/phone.ts";
import { boundField } from "#web/kit/form/bound.ts";
import { FormBox } from "#web/kit/form/form-box.tsx";
import { TextField } from "#web/kit/form/text-field.tsx";
import type { Form } from "#web/kit/form/use-form.ts";
import { Button } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { CodeStep } from "#web/settings/address-check/code-step.tsx";
import type { CodeStepState } from "#web/settings/address-check/use-code-step.ts";
import { BackToAccount, FederatedNote, SettingsFrame } from "#web/settings/frame/settings-frame.tsx";
import { NEW_PHONE, PHONE } from "./read-contact.ts";

export type TelViewProps = {
  readonly provider: string | null;
  /** E.164; null: none. */
  readonly current: string | null;
  readonly form: Form;
  readonly step: Pick<CodeStepState, "pending" | "form" | "resending" | "outcome" | "onResend" | "giveUp">;
};

const TITLE = "電話番号の変更";

/** Two steps on one screen: the number, then the code that was sent to it. */
export function TelView({ provider, current, form, step }: TelViewProps) {
  const { pending, giveUp, ...code } = step;
  if (provider !== null) {
    return (
      <SettingsFrame title={TITLE}>
        <FederatedNote provider={provider}>
          電話番号は、まちのねの二段階認証に使います。{provider}でログインしているため、登録の必要はありません。
        </FederatedNote>
      </SettingsFrame>
    );
  }
  if (pending) {
    return (
      <SettingsFrame title={TITLE} lead="手順 2/2：SMSの確認コード" step="code">
        <CodeStep
          {...code}
          pending={pending}
          label="SMSの確認コード"
          action="確認する"
          destination={<span className="amount">{formatPhone(pending.address)}</span>}
          beside={
            <Button tone="secondary" onClick={giveUp}>
              別の番号にする
            </Button>
          }
          help="SMSが届かないときは、電波の届く場所で少し待ち、番号と、SMSの受信を拒否する設定を確かめてください。コードは24時間使えます。"
        />
      </SettingsFrame>
    );
  }
  return (
    <SettingsFrame
      title={TITLE}
      lead="手順 1/2：電話番号。番号は二段階認証のコードを送るために使います。勧誘の電話には使いません。"
      step={pending === undefined ? "" : "number"}
    >
      <Card>
        <PhoneForm current={current} form={form} />
      </Card>
    </SettingsFrame>
  );
}

function PhoneForm({ current, form }: Pick<TelViewProps, "current" | "form">) {
  return (
    <FormBox form={form} label={TITLE} action="SMSで確認コードを送る" beside={<BackToAccount label="やめる" />}>
      <dl>
        <dt className="text-13 text-sub">いまの電話番号</dt>
        <dd className="amount text-16">{current === null ? "登録されていません" : formatPhone(current)}</dd>
      </dl>
      <TextField
        {...boundField(form, PHONE, NEW_PHONE)}
        type="tel"
        autoComplete="tel"
        hint="SMSを受け取れる番号を入力してください。ハイフンはなくても構いません。"
      />
    </FormBox>
  );
}
