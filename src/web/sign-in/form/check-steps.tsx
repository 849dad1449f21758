import { Link } from "@tanstack/react-router";
import { isTicked } from "#kernel/fields/read-fields.ts";
import { NEW_PASSWORD, NEW_PASSWORD_AGAIN, NewPasswordFields } from "#web/kit/code/new-password-fields.tsx";
import { CodeField } from "#web/kit/code/secret-field.tsx";
import { bound, boundTick } from "#web/kit/form/bound.ts";
import { RadioGroup } from "#web/kit/form/choice-field.tsx";
import { FormBox } from "#web/kit/form/form-box.tsx";
import { TextField } from "#web/kit/form/text-field.tsx";
import { TickBox } from "#web/kit/form/tick-box.tsx";
import type { Form } from "#web/kit/form/use-form.ts";
import { Button } from "#web/kit/ui/button.tsx";
import type { MfaType } from "#web/session/pool/types.ts";
import { ANSWER, MFA_TYPE, RECOVERY, REMEMBER, USES_RECOVERY } from "./answer-step.ts";
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
      {isTicked(form.typed, USES_RECOVERY) ? (
        <TextField
          {...bound(form, RECOVERY)}
          label="リカバリーコード"
          isRequired
          autoComplete="off"
          hint="二段階認証を設定したときに控えた、英数字12文字のコードです。"
        />
      ) : (
        <CodeInput form={form} />
      )}
      <RememberDevice form={form} />
    </FormBox>
  );
}

/** The way for who cannot look at their phone, and back. */
export function WithoutPhone({ form }: { form: Form }) {
  const isOpen = isTicked(form.typed, USES_RECOVERY);
  const turn = () => {
    form.restart();
    form.set(USES_RECOVERY, isOpen ? "" : "on");
  };
  return (
    <>
      <Button tone="plain" size="bar" className="-ml-4" isBusy={form.submitting.isPending} onClick={turn}>
        {isOpen ? "確認コードを入力する" : "スマートフォンがないとき"}
      </Button>
      {isOpen && (
        <p className="text-sub">
          リカバリーコードもないときは、前に記憶した端末からログインしてください。どれも使えないときは、お問い合わせください。
          <ContactLink />
        </p>
      )}
    </>
  );
}

/** To where one can write to us without being signed in. */
export function ContactLink() {
  return (
    <Link to="/risk/contact" className="text-link inline-flex min-h-11 items-center">
      お問い合わせのページを開く
    </Link>
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
