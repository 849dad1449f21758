import { optionalField } from "../kit/forms/optional-field.ts";
import { TextField } from "../kit/forms/text-field.tsx";
import { TypedFormBox } from "../kit/forms/typed-form.tsx";
import type { TypedForm } from "../kit/forms/use-typed-form.ts";
import { Button } from "../kit/ui/button.tsx";
import { Card } from "../kit/ui/card.tsx";
import { Notice } from "../kit/ui/notice.tsx";
import { LoadFailed } from "../kit/ui/state-block.tsx";
import { AddressFields, type AddressFieldsProps } from "./address-fields.tsx";
import { KanaField } from "./kana-field.tsx";
import { BackToAccount, SettingsFrame } from "./settings-frame.tsx";

export type UserViewProps = AddressFieldsProps & {
  readonly form: TypedForm;
  /** Whether answers came back that were typed earlier and not saved. */
  readonly isResumed: boolean;
  /** Somebody saved something else in the meantime: in another tab, or on another device. */
  readonly hasConflict: boolean;
  readonly onDiscard: () => void;
  readonly onOverwrite: () => void;
};

const TITLE = "氏名・住所の変更";
const PURPOSE =
  "お問い合わせや資料請求のときに、氏名と住所をあらかじめ入れておくために使います。不動産会社に渡すときは、そのつど送り先を示して確認します。すべて任意で、消すこともできます。";

export function UserView(props: UserViewProps) {
  const { form, isResumed, hasConflict, onDiscard, onOverwrite } = props;
  return (
    <SettingsFrame title={TITLE} lead={PURPOSE} submitting={form.submitting}>
      {hasConflict && <ConflictNotice {...{ onDiscard, onOverwrite }} isPending={form.submitting.isPending} />}
      {isResumed && !hasConflict && (
        <Notice title="保存していない入力を続けています">
          <Button tone="plain" size="bar" onClick={onDiscard}>
            保存した内容にもどす
          </Button>
        </Notice>
      )}
      <TypedFormBox form={form} label={TITLE} action="保存する" beside={<BackToAccount label="やめる" />}>
        <Card title="氏名">
          <NameFields form={form} />
        </Card>
        <Card title="住所">
          <AddressFields {...props} />
        </Card>
      </TypedFormBox>
    </SettingsFrame>
  );
}

function NameFields({ form }: Pick<UserViewProps, "form">) {
  const field = (name: string, label: string) => optionalField(form, name, label);
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField {...field("familyName", "姓")} autoComplete="family-name" placeholder="例：山田" maxLength={40} />
      <TextField {...field("givenName", "名")} autoComplete="given-name" placeholder="例：花子" maxLength={40} />
      <KanaField {...field("familyKana", "セイ")} hint="ひらがなはカタカナに変わります。" />
      <KanaField {...field("givenKana", "メイ")} hint="ひらがなはカタカナに変わります。" />
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
          <Button tone="secondary" size="bar" disabled={isPending} onClick={onDiscard}>
            先に保存された内容を残す
          </Button>
          <Button tone="secondary" size="bar" disabled={isPending} onClick={onOverwrite}>
            この画面の内容で保存する
          </Button>
        </div>
      </Notice>
    </div>
  );
}

/** In place of the form where what was saved could not be read: a form that starts empty would clear it. */
export function UserFailedView({ onRetry }: { onRetry: () => void }) {
  return (
    <SettingsFrame title={TITLE} lead={PURPOSE}>
      <LoadFailed title="読み込みに失敗しました" onRetry={onRetry}>
        保存されている氏名・住所を読み込めませんでした。
      </LoadFailed>
    </SettingsFrame>
  );
}
