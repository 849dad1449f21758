import { RadioGroup } from "../kit/forms/choice-field.tsx";
import { NEW_PASSWORD, NEW_PASSWORD_AGAIN, NewPasswordFields } from "../kit/forms/new-password-fields.tsx";
import { CodeField } from "../kit/forms/secret-field.tsx";
import { TextField } from "../kit/forms/text-field.tsx";
import { TickBox } from "../kit/forms/tick-box.tsx";
import { TypedFormBox } from "../kit/forms/typed-form.tsx";
import type { TypedForm } from "../kit/forms/use-typed-form.ts";
import { ANSWER, MFA_TYPE, REMEMBER } from "./answer-step.ts";
import { HiddenUsername } from "./auth-frame.tsx";
import type { MfaType } from "./identity/types.ts";
import { CODE } from "./read-form.ts";
import { attributeFields } from "./required-attributes.ts";

/** 確認コード of a mail, an SMS or an app. */
export function CodeInput({ form, hint }: { form: TypedForm; hint?: string }) {
  return (
    <CodeField
      name={CODE}
      label="確認コード"
      isRequired
      hint={hint}
      value={form.typed[CODE] ?? ""}
      onChange={(text) => form.set(CODE, text)}
      error={form.messageOf(CODE)}
    />
  );
}

/** A code of the second factor; afterwards this device may stand in for it. */
export function FactorForm({ form, address }: { form: TypedForm; address: string }) {
  return (
    <TypedFormBox isWide form={form} label="二段階認証" action="確認する">
      <HiddenUsername address={address} />
      <CodeInput form={form} />
      <RememberDevice form={form} />
    </TypedFormBox>
  );
}

export function RememberDevice({ form }: { form: TypedForm }) {
  return (
    <TickBox name={REMEMBER} isTicked={form.typed[REMEMBER] === "on"} onTick={(isTicked) => form.set(REMEMBER, isTicked ? "on" : "")}>
      この端末を記憶する
      <span className="block text-13 text-sub">次回から、この端末ではコードの入力がいりません。共用の端末では選ばないでください。</span>
    </TickBox>
  );
}

const FACTORS: Readonly<Record<MfaType, string>> = { SMS: "SMSで受け取る", TOTP: "認証アプリを使う" };

export function ChooseFactorForm({ form, choices }: { form: TypedForm; choices: readonly MfaType[] }) {
  return (
    <TypedFormBox isWide form={form} label="方法の選択" action="次へ：コードの入力">
      <RadioGroup
        name={MFA_TYPE}
        label="コードを受け取る方法"
        isRequired
        value={form.typed[MFA_TYPE] ?? ""}
        onChange={(type) => form.set(MFA_TYPE, type)}
        choices={choices.map((value) => ({ value, label: FACTORS[value] }))}
        error={form.messageOf(MFA_TYPE)}
      />
    </TypedFormBox>
  );
}

export function NewPasswordForm({ form, address, required }: { form: TypedForm; address: string; required: readonly string[] }) {
  const { typed, set, messageOf } = form;
  return (
    <TypedFormBox isWide form={form} label="はじめの設定" action="パスワードを決めてログインする">
      <HiddenUsername address={address} />
      {attributeFields(required).map(({ name, label, autoComplete }) => (
        <TextField
          key={name}
          {...{ name, label, autoComplete }}
          isRequired
          value={typed[name] ?? ""}
          onChange={(text) => set(name, text)}
          error={messageOf(name)}
        />
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
    </TypedFormBox>
  );
}

export function QuestionForm({ form, question }: { form: TypedForm; question: string }) {
  return (
    <TypedFormBox isWide form={form} label="質問への回答" action="確認する">
      <TextField
        name={ANSWER}
        label="答え"
        isRequired
        hint={question}
        value={form.typed[ANSWER] ?? ""}
        onChange={(text) => form.set(ANSWER, text)}
        error={form.messageOf(ANSWER)}
      />
    </TypedFormBox>
  );
}
