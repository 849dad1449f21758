import { HOME_LAYOUT_IDS, HOME_LAYOUTS, LONGEST_NOTE } from "#domain/risk/waiting.ts";
import { SelectField } from "../kit/forms/choice-field.tsx";
import { LongTextField } from "../kit/forms/long-text-field.tsx";
import { optionalField } from "../kit/forms/optional-field.ts";
import { NumberField } from "../kit/forms/text-field.tsx";
import type { TypedForm } from "../kit/forms/use-typed-form.ts";

const CHOICES = HOME_LAYOUT_IDS.map((value) => ({ value, label: HOME_LAYOUTS[value] }));

/** The home that somebody says they own: nothing is required, and no number of the unit is asked for. */
export function OwnerFields({ form }: { readonly form: TypedForm }) {
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <NumberField {...optionalField(form, "floor", "階")} unit="階" mode="text" placeholder="例：5" />
        <NumberField {...optionalField(form, "areaM2", "専有面積")} unit="㎡" placeholder="例：70" />
      </div>
      <SelectField {...optionalField(form, "layout", "間取り")} choices={CHOICES} emptyLabel="指定しない" />
      <LongTextField
        {...optionalField(form, "note", "伝えたいこと")}
        hint={`${LONGEST_NOTE}文字まで。ほかの方には見せません。電話番号、メールアドレス、LINEなどのIDは書けません。`}
        maxLength={LONGEST_NOTE}
        rows={3}
      />
    </>
  );
}
