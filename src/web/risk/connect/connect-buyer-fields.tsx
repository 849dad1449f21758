import { Link } from "@tanstack/react-router";
import { HOME_LAYOUT_IDS, HOME_LAYOUTS } from "#domain/connections/waiting.ts";
import { yenEcho } from "#kernel/fields/echo.ts";
import { WISH_FIELDS } from "#kernel/fields/letter-fields.ts";
import { boundField, boundTick } from "#web/kit/form/bound.ts";
import { LongTextField } from "#web/kit/form/long-text-field.tsx";
import { NumberField } from "#web/kit/form/text-field.tsx";
import { TickBox } from "#web/kit/form/tick-box.tsx";
import type { Form } from "#web/kit/form/use-form.ts";
import { ErrorText, RequirementBadge } from "#web/kit/ui/field-label.tsx";
import { layoutField } from "./connect-fields.ts";

/** The address of the account; `isVerified`: its owner has shown that it is theirs. */
export type AccountMail = { readonly address: string | null; readonly isVerified: boolean };

type BuyerFieldsProps = {
  readonly form: Form;
  readonly account: AccountMail;
  /** Where news goes now; null: nowhere. */
  readonly mailTo: string | null;
};

/** What somebody who waits would like: nothing is required. */
export function BuyerFields({ form, account, mailTo }: BuyerFieldsProps) {
  return (
    <>
      <LayoutTicks form={form} />
      <div className="grid gap-5 sm:grid-cols-2">
        <NumberField {...boundField(form, "areaFromM2", WISH_FIELDS.areaFromM2)} unit="㎡から" />
        <NumberField {...boundField(form, "areaToM2", WISH_FIELDS.areaToM2)} unit="㎡まで" />
      </div>
      <NumberField
        {...boundField(form, "priceUpTo", WISH_FIELDS.priceUpTo)}
        unit="万円まで"
        mode="text"
        echo={yenEcho(WISH_FIELDS.priceUpTo.kind, form.typed.priceUpTo)}
      />
      <LongTextField {...boundField(form, "note", WISH_FIELDS.note)} hint="電話番号、メールアドレス、LINEなどのIDは書けません。" rows={3} />
      <MailTick form={form} account={account} mailTo={mailTo} />
    </>
  );
}

function LayoutTicks({ form: { typed, set, messageOf } }: Pick<BuyerFieldsProps, "form">) {
  const error = messageOf("layouts");
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="mb-1 font-bold text-14">
        間取り（いくつでも）
        <RequirementBadge isRequired={false} />
      </legend>
      <div className="flex flex-wrap gap-2">
        {HOME_LAYOUT_IDS.map((layout) => (
          <label
            key={layout}
            className="flex h-12 cursor-pointer items-center gap-2 whitespace-nowrap rounded-control border border-control bg-card px-2.5 text-14 has-checked:border-2 has-checked:border-brand has-checked:bg-brand-tint has-checked:font-bold has-focus-visible:outline-4 has-focus-visible:outline-black has-focus-visible:outline-offset-2 sm:px-4"
          >
            <input
              type="checkbox"
              name={layoutField(layout)}
              checked={typed[layoutField(layout)] === "on"}
              onChange={(event) => set(layoutField(layout), event.target.checked ? "on" : "")}
              className="size-5 accent-brand"
            />
            {HOME_LAYOUTS[layout]}
          </label>
        ))}
      </div>
      {error && <ErrorText id="layouts-error">{error}</ErrorText>}
    </fieldset>
  );
}

/** News by mail, for who wants them, at an address that is known to be theirs. */
function MailTick({ form, account: { address, isVerified }, mailTo }: BuyerFieldsProps) {
  if (address === null || !isVerified) {
    return (
      <p className="text-14">
        メールのお知らせは、アカウントのメールアドレスの確認が済むと受け取れます。
        <Link to="/settings/account" className="text-link">
          アカウント設定で確認する
        </Link>
      </p>
    );
  }
  return (
    <div className="flex flex-col gap-1">
      <TickBox {...boundTick(form, "wantsMail")}>オーナーの登録があったときに、メールで受け取る</TickBox>
      {mailTo !== null && mailTo !== address && (
        <p className="text-13 text-sub">
          いまは <span className="break-all">{mailTo}</span> に送ります。保存すると、アカウントのいまのアドレスに変わります。
        </p>
      )}
    </div>
  );
}
