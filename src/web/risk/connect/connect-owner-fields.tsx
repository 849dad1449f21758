import { HOME_LAYOUT_IDS, HOME_LAYOUTS } from "#domain/connections/waiting.ts";
import { OWNED_UNIT_FIELDS } from "#kernel/fields/letter-fields.ts";
import { bound, boundField } from "#web/kit/form/bound.ts";
import { SelectField } from "#web/kit/form/choice-field.tsx";
import { LongTextField } from "#web/kit/form/long-text-field.tsx";
import { NumberField } from "#web/kit/form/text-field.tsx";
import type { Form } from "#web/kit/form/use-form.ts";

const CHOICES = HOME_LAYOUT_IDS.map((value) => ({ value, label: HOME_LAYOUTS[value] }));

/** The home that somebody says they own: nothing is required, and no number of the unit is asked for. */
export function OwnerFields({ form }: { readonly form: Form }) {
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <NumberField {...boundField(form, "floor", OWNED_UNIT_FIELDS.floor)} mode="text" />
        <NumberField {...boundField(form, "areaM2", OWNED_UNIT_FIELDS.areaM2)} />
      </div>
      <SelectField {...bound(form, "layout")} label="間取り" isRequired={false} choices={CHOICES} emptyLabel="指定しない" />
      <LongTextField
        {...boundField(form, "note", OWNED_UNIT_FIELDS.note)}
        hint="ほかの方には見せません。電話番号、メールアドレス、LINEなどのIDは書けません。"
        rows={3}
      />
    </>
  );
}
