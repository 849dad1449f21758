import { PERSON_FIELDS } from "#kernel/fields/person-fields.ts";
import { boundField } from "#web/kit/form/bound.ts";
import { FormBox } from "#web/kit/form/form-box.tsx";
import { TextField } from "#web/kit/form/text-field.tsx";
import type { Form } from "#web/kit/form/use-form.ts";
import { Button } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import { LoadFailed } from "#web/kit/ui/state-block.tsx";
import { BackTo, BackToAccount, SettingsFrame } from "#web/settings/frame/settings-frame.tsx";
import { AddressFields, type AddressFieldsProps } from "./address-fields.tsx";
import { KanaField } from "./kana-field.tsx";

export type UserViewProps = AddressFieldsProps & {
  readonly form: Form;
  /** Somebody saved something else in the meantime: in another tab, or on another device. */
  readonly hasConflict: boolean;
  /** Where they came from; null: the account's settings. */
  readonly back: string | null;
  readonly onDiscard: () => void;
  readonly onOverwrite: () => void;
};

const TITLE = "氏名・住所の変更";
const PURPOSE =
  "お問い合わせや資料請求のときに、氏名と住所をあらかじめ入れておくために使います。不動産会社に渡すときは、そのつど送り先を示して確認します。氏名は、マイページの物件の「所有の確認」で書類の所有者と照らし合わせるときと、ダイレクトオファーで双方が同意したあとに相手へ伝えるときにも使います。氏名を変えると、所有の確認はやり直しになり、その物件の進行中のオファーは終わります。すべて任意で、消すこともできます。";

export function UserView(props: UserViewProps) {
  const { form, hasConflict, back, onDiscard, onOverwrite } = props;
  return (
    <SettingsFrame title={TITLE} lead={PURPOSE}>
      {hasConflict && <ConflictNotice {...{ onDiscard, onOverwrite }} isPending={form.submitting.isPending} />}
      {form.isResumed && !hasConflict && (
        <Notice title="保存していない入力を続けています">
          <Button tone="plain" size="bar" onClick={onDiscard}>
            保存した内容にもどす
          </Button>
        </Notice>
      )}
      <FormBox
        form={form}
        label={TITLE}
        action="保存する"
        beside={back === null ? <BackToAccount label="やめる" /> : <BackTo path={back} />}
      >
        <Card title="氏名">
          <NameFields form={form} />
        </Card>
        <Card title="住所">
          <AddressFields {...props} />
        </Card>
      </FormBox>
    </SettingsFrame>
  );
}

function NameFields({ form }: Pick<UserViewProps, "form">) {
  const field = (name: keyof typeof PERSON_FIELDS) => boundField(form, name, PERSON_FIELDS[name]);
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField {...field("familyName")} autoComplete="family-name" />
      <TextField {...field("givenName")} autoComplete="given-name" />
      <KanaField {...field("familyKana")} hint="ひらがなはカタカナに変わります。" />
      <KanaField {...field("givenKana")} hint="ひらがなはカタカナに変わります。" />
    </div>
  );
}

type ConflictProps = Pick<UserViewProps, "onDiscard" | "onOverwrite"> & { readonly isPending: boolean };

function ConflictNotice({ onDiscard, onOverwrite, isPending }: ConflictProps) {
  return (
    <div role="alert">
      <Notice tone="warn" title="ほかの画面で、先に変更されています">
        <p>この画面の内容はまだ保存していません。どちらを残すかを選んでください。</p>
        <div className="mt-2 flex flex-wrap gap-3">
          <Button tone="secondary" size="bar" isBusy={isPending} onClick={onDiscard}>
            先に保存された内容を残す
          </Button>
          <Button tone="secondary" size="bar" isBusy={isPending} onClick={onOverwrite}>
            この画面の内容で保存する
          </Button>
        </div>
      </Notice>
    </div>
  );
}

/** In place of the form where what was saved could not be read: a form that starts empty would clear it. */
export function UserFailedView() {
  return (
    <SettingsFrame title={TITLE} lead={PURPOSE}>
      <LoadFailed title="読み込みに失敗しました">保存されている氏名・住所を読み込めませんでした。</LoadFailed>
    </SettingsFrame>
  );
}
