import { NEW_PASSWORD, NEW_PASSWORD_AGAIN, NewPasswordFields } from "#web/kit/code/new-password-fields.tsx";
import { CodeField } from "#web/kit/code/secret-field.tsx";
import { bound, boundTick } from "#web/kit/form/bound.ts";
import { RadioGroup } from "#web/kit/form/choice-field.tsx";
import { FormBox } from "#web/kit/form/form-box.tsx";
import { TextField } from "#web/kit/form/text-field.tsx";
import { TickBox } from "#web/kit/form/tick-box.tsx";
import type { Form } from "#web/kit/form/use-form.ts";
import type { MfaType } from "#web/session/pool/types.ts";
import { ANSWER, MFA_TYPE, REMEMBER } from "./answer-step.ts";
import { HiddenUsername } from "./auth-frame.tsx";
import { CODE } from "./read-form.ts";
import { attributeFields } from "./required-attributes.ts";

/** 確認コード of a mail, an SMS or an app. */
export function CodeInput({ form, hint }: { form: Form; hint?: string }) {
  return <CodeField {...bound(form, CODE)} label="確認コード" isRequired hint={hint} />;
}

/** A code of the second factor; afterwards this device may stand in for it. */
export function FactorForm({ form, address }: { form: Form; address: string }) {
  return (
    <FormBox isWide form={form} label="二段階認証" action="確認する">
      <HiddenUsername address={address} />
      <CodeInput form={form} />
      <RememberDevice form={form} />
    </FormBox>
  );
}

export function RememberDevice({ form }: { form: Form }) {
  return (
    <TickBox {...boundTick(form, REMEMBER)}>
      この端末を記憶する
      <span className="block text-13 text-sub">次回から、この端末ではコードの入力がいりません。共用の端末では選ばないでください。</span>
    </TickBox>
  );
}

const FACTORS: Readonly<Record<MfaType, string>> = { SMS: "SMSで受け取る", TOTP: "認証アプリを使う" };

export function ChooseFactorForm({ form, choices }: { form: Form; choices: readonly MfaType[] }) {
  return (
    <FormBox isWide form={form} label="方法の選択" action="次へ：コードの入力">
      <RadioGroup
        {...bound(form, MFA_TYPE)}
        label="コードを受け取る方法"
        isRequired
        choices={choices.map((value) => ({ value, label: FACTORS[value] }))}
      />
    </FormBox>
  );
}

export function NewPasswordForm({ form, address, required }: { form: Form; address: string; required: readonly string[] }) {
  const { typed, set, messageOf } = form;
  return (
    <FormBox isWide form={form} label="はじめの設定" action="パスワードを決めてログインする">
      <HiddenUsername address={address} />
      {attributeFields(required).map(({ attribute: _, name, ...words }) => (
        <TextField key={name} {...bound(form, name)} {...words} isRequired />
      ))}
      <NewPasswordFields
        label="新しいパスワード"
        username={address}
        password={typed[NEW_PASSWORD] ?? ""}
        again={typed[NEW_PASSWORD_AGAIN] ?? ""}
        onPassword={(text) => set(NEW_PASSWORD, text)}
        onAgain={(text) => set(NEW_PASSWORD_AGAIN, text)}
        messageOf={messageOf}
      />
    </FormBox>
  );
}

export function QuestionForm({ form, question }: { form: Form; question: string }) {
  return (
    <FormBox isWide form={form} label="質問への回答" action="確認する">
      <TextField {...bound(form, ANSWER)} label="答え" isRequired hint={question} />
    </FormBox>
  );
}
