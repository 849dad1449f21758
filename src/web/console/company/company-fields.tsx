import { COMPANY_FIELDS } from "#kernel/fields/company-fields.ts";
import { boundField } from "#web/kit/form/bound.ts";
import { TextField } from "#web/kit/form/text-field.tsx";
import type { Form } from "#web/kit/form/use-form.ts";

type FieldsProps = {
  readonly form: Form;
  /** Name and licence, which an approved company does not change itself. */
  readonly isRenamable: boolean;
};

/** What a company says of itself. */
export function CompanyFields({ form, isRenamable }: FieldsProps) {
  const { name, licence, address, phone, email } = COMPANY_FIELDS;
  return (
    <>
      {isRenamable && (
        <>
          <TextField {...boundField(form, "name", name)} autoComplete="organization" hint="免許証のとおりに書いてください。" />
          <TextField {...boundField(form, "licence", licence)} hint="物件の広告に表示します。" />
        </>
      )}
      <TextField {...boundField(form, "address", address)} autoComplete="street-address" hint="物件を扱う事務所の所在地です。" />
      <TextField {...boundField(form, "phone", phone)} type="tel" autoComplete="tel" />
      <TextField
        {...boundField(form, "email", email)}
        type="email"
        autoComplete="email"
        hint="物件へのお問い合わせを送ります。新しい宛先には、先に確認のメールを送ります。"
      />
    </>
  );
}
