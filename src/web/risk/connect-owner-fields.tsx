import { HOME_LAYOUT_IDS, HOME_LAYOUTS, LONGEST_NOTE } from "#domain/risk/waiting.ts";
import { SelectField } from "../kit/forms/choice-field.tsx";
import { LongTextField } from "../kit/forms/long-text-field.tsx";
import { NumberField } from "../kit/forms/text-field.tsx";
import type { TypedForm } from "../kit/forms/use-typed-form.ts";
import { bound } from "./connect-bound.ts";

const CHOICES = HOME_LAYOUT_IDS.map((value) => ({ value, label: HOME_LAYOUTS[value] }));

/** The home that somebody says they own: nothing is required, and no number of the unit is asked for. */
export function OwnerFields({ form }: { readonly form: TypedForm }) {
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <NumberField {...bound(form, "floor", "階")} unit="階" mode="text" placeholder="例：5" />
        <NumberField {...bound(form, "areaM2", "専有面積")} unit="㎡" placeholder="例：70" />
      </div>
      <SelectField {...bound(form, "layout", "間取り")} choices={CHOICES} emptyLabel="指定しない" />
      <LongTextField
        {...bound(form, "note", "伝えたいこと")}
        hint={`${LONGEST_NOTE}文字まで。運営だけが読みます。電話番号、メールアドレス、LINEなどのIDは書けません。`}
        maxLength={LONGEST_NOTE}
        rows={3}
      />
    </>
  );
}
