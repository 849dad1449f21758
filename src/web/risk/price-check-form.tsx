import { formatM2, tsubo } from "#kernel/area.ts";
import { formatYen } from "#kernel/yen.ts";
import { ErrorSummary } from "../kit/forms/error-summary.tsx";
import { readAreaM2, readMan } from "../kit/forms/read-number.ts";
import { NumberField } from "../kit/forms/text-field.tsx";
import { TypedFormBox } from "../kit/forms/typed-form.tsx";
import type { TypedForm } from "../kit/forms/use-typed-form.ts";
import type { CheckField } from "./read-check.ts";

type PriceCheckFormProps = {
  readonly form: TypedForm;
  readonly fields: readonly CheckField[];
  readonly action: string;
};

/** What the price check asks about a unit; the building is known. */
export function PriceCheckForm({ form, fields, action }: PriceCheckFormProps) {
  const bound = (name: CheckField) => ({
    name,
    isRequired: name === "areaM2",
    value: form.typed[name] ?? "",
    onChange: (text: string) => form.set(name, text),
    error: form.messageOf(name),
  });
  return (
    <TypedFormBox form={form} label="部屋の条件" action={action}>
      <ErrorSummary issues={form.submitting.issues} attempt={form.submitting.attempt} />
      <div className="grid items-start gap-5 sm:grid-cols-3">
        <NumberField {...bound("areaM2")} label="専有面積" unit="㎡" placeholder="例：70" echo={areaEcho(form.typed.areaM2)} />
        {fields.includes("floor") && <NumberField {...bound("floor")} label="階" unit="階" mode="text" placeholder="例：5" />}
        {fields.includes("askingPrice") && (
          <NumberField {...bound("askingPrice")} label="売出価格" unit="万円" mode="text" echo={yenEcho(form.typed.askingPrice)} />
        )}
      </div>
    </TypedFormBox>
  );
}

/** ㎡ are answered in 坪, 坪 in ㎡. */
function areaEcho(text = ""): string {
  const area = readAreaM2(text);
  if (!area.ok || area.value <= 0) return "";
  return text.normalize("NFKC").includes("坪") ? formatM2(area.value) : `${Math.floor(tsubo(area.value) * 100 + 1e-6) / 100}坪`;
}

function yenEcho(text = ""): string {
  const price = readMan(text);
  return price.ok && price.value > 0 ? formatYen(price.value) : "";
}
