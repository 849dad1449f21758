import { areaEcho, yenEcho } from "#kernel/fields/echo.ts";
import { UNIT_FIELDS } from "#kernel/fields/home-fields.ts";
import { boundField } from "#web/kit/form/bound.ts";
import { FormBox } from "#web/kit/form/form-box.tsx";
import { NumberField } from "#web/kit/form/text-field.tsx";
import type { Form } from "#web/kit/form/use-form.ts";
import type { CheckField } from "./read-check.ts";

type PriceCheckFormProps = {
  readonly form: Form;
  readonly fields: readonly CheckField[];
  readonly action: string;
};

/** What the price check asks about a unit; the building is known. */
export function PriceCheckForm({ form, fields, action }: PriceCheckFormProps) {
  const { typed } = form;
  const asked = (name: CheckField) => boundField(form, name, UNIT_FIELDS[name]);
  return (
    <FormBox form={form} label="部屋の条件" action={action}>
      <div className="grid items-start gap-5 sm:grid-cols-3">
        <NumberField {...asked("areaM2")} echo={areaEcho(typed.areaM2)} />
        {fields.includes("floor") && <NumberField {...asked("floor")} mode="text" />}
        {fields.includes("askingPrice") && (
          <NumberField {...asked("askingPrice")} mode="text" echo={yenEcho(UNIT_FIELDS.askingPrice.kind, typed.askingPrice)} />
        )}
      </div>
    </FormBox>
  );
}
