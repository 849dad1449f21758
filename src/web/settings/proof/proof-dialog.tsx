import { useEffect } from "react";
import { hiddenPhoneWords } from "#kernel/phone.ts";
import { PasswordField } from "#web/kit/code/secret-field.tsx";
import { bound } from "#web/kit/form/bound.ts";
import { RadioGroup } from "#web/kit/form/choice-field.tsx";
import { FormBox } from "#web/kit/form/form-box.tsx";
import { TextField } from "#web/kit/form/text-field.tsx";
import type { Form } from "#web/kit/form/use-form.ts";
import { Button } from "#web/kit/ui/button.tsx";
import { Dialog } from "#web/kit/ui/dialog.tsx";
import type { MfaType } from "#web/session/pool/types.ts";
import type { Asking } from "./proof.ts";
import { PROOF_CODE, PROOF_FACTOR, PROOF_PASSWORD } from "./read-proof.ts";

export type PasskeyWay = {
  /** That the person gave up; empty: not so. */
  readonly stopped: string;
  readonly onPress: () => void;
};

export type ProofDialogProps = {
  readonly asking: Asking;
  /** For password managers. */
  readonly username: string;
  readonly form: Form;
  /** The other way to prove it, below the password; null: the account has no passkey, or the browser knows none. */
  readonly passkey: PasskeyWay | null;
  readonly onClose: () => void;
  readonly onElsewhere: () => void;
};

const LEAD = "大切な設定を変える前に、ご本人であることを確かめます。入力した内容は、そのまま残ります。";

/** ご本人の確認: asked for where the last sign-in is some minutes ago. */
export function ProofDialog({ asking, username, form, passkey, onClose, onElsewhere }: ProofDialogProps) {
  const isBusy = form.submitting.isPending;
  const stop = (
    <Button tone="secondary" isBusy={isBusy} onClick={onClose}>
      やめる
    </Button>
  );
  return (
    <Dialog title="ご本人の確認" isOpen={asking.kind !== "nothing"} isBusy={isBusy} onClose={onClose}>
      {asking.kind === "elsewhere" ? (
        <>
          <p className="text-14">{elsewhereWords(asking.provider)}</p>
          <div className="flex flex-wrap justify-between gap-3">
            {stop}
            <Button onClick={onElsewhere}>ログインし直す</Button>
          </div>
        </>
      ) : (
        <>
          <p className="text-14">{LEAD}</p>
          <p role="status" className="font-bold text-14 empty:sr-only">
            {stepWords(asking)}
          </p>
          <FormBox isWide form={form} label="ご本人の確認" action={asking.kind === "choose" ? "次へ：コードの入力" : "確認して続ける"}>
            <input type="text" name="username" autoComplete="username" defaultValue={username} readOnly hidden />
            <Question asking={asking} form={form} />
          </FormBox>
          {asking.kind === "password" && passkey && <ByPasskey {...passkey} isBusy={isBusy} />}
          <div>{stop}</div>
        </>
      )}
    </Dialog>
  );
}

function ByPasskey({ stopped, isBusy, onPress }: PasskeyWay & { readonly isBusy: boolean }) {
  return (
    <div className="flex flex-col gap-3">
      <p className="flex items-center gap-3 text-13 text-sub before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        または
      </p>
      <Button tone="secondary" isBusy={isBusy} onClick={onPress} className="w-full">
        パスキーで確認
      </Button>
      <p role="status" className="text-13 text-sub empty:sr-only">
        {stopped}
      </p>
    </div>
  );
}

const FACTORS: Readonly<Record<MfaType, string>> = { TOTP: "認証アプリのコードを使う", SMS: "SMSのコードを使う" };

function stepWords({ kind }: Asking): string {
  if (kind === "code") return "続けて、確認コードを入力してください。";
  return kind === "choose" ? "続けて、確認方法を選んでください。" : "";
}

const LATER_FIELDS: Readonly<Partial<Record<Asking["kind"], string>>> = { code: PROOF_CODE, choose: PROOF_FACTOR };

function Question({ asking, form }: { readonly asking: Asking; readonly form: Form }) {
  // What was pressed stays where it was, below the field that took the place of the one before.
  useEffect(() => {
    const field = LATER_FIELDS[asking.kind];
    if (field !== undefined) document.getElementById(field)?.focus();
  }, [asking.kind]);
  if (asking.kind === "password")
    return <PasswordField {...bound(form, PROOF_PASSWORD)} label="いまのパスワード" isRequired purpose="current" />;
  if (asking.kind === "choose") {
    const choices = asking.choices.map((value) => ({ value, label: FACTORS[value] }));
    return <RadioGroup {...bound(form, PROOF_FACTOR)} label="確認方法" isRequired choices={choices} />;
  }
  if (asking.kind !== "code") return null;
  return (
    <TextField
      {...bound(form, PROOF_CODE)}
      label={codeLabel(asking)}
      isRequired
      autoComplete="one-time-code"
      hint="リカバリーコードも使えます。"
    />
  );
}

function codeLabel({ type, destination }: Extract<Asking, { readonly kind: "code" }>): string {
  if (type === "TOTP") return "認証アプリに表示された6桁の数字";
  return `${destination === "" ? "登録の電話番号" : hiddenPhoneWords(destination)}へ送ったSMSの確認コード`;
}

function elsewhereWords(provider: string | null): string {
  const by = provider === null ? "もう一度ログインしてください" : `${provider}でもう一度ログインしてください`;
  return `大切な設定を変える前に、ご本人であることを確かめます。${by}。ログインすると、この画面にもどります。`;
}
