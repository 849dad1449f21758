import { apiClient, type CompanyHomeResponse } from "#api/client/client.ts";
import { ASKED_PRICE_FIELD } from "#kernel/fields/company-fields.ts";
import { readFields } from "#kernel/fields/read-fields.ts";
import { boundField } from "#web/kit/form/bound.ts";
import { FormBox } from "#web/kit/form/form-box.tsx";
import { NumberField } from "#web/kit/form/text-field.tsx";
import { useForm } from "#web/kit/form/use-form.ts";
import { failureOf } from "#web/session/errors/failure-of.ts";

const YEN_OF_MAN = 10_000;
const FIELDS = { price: { ...ASKED_PRICE_FIELD, label: "今日からの価格" } };

type PriceFormProps = { readonly home: Pick<CompanyHomeResponse, "id" | "price">; readonly onSaved: () => Promise<void> };

/** Another price from today on. */
export function PriceForm({ home, onSaved }: PriceFormProps) {
  const form = useForm({
    initial: { price: String(home.price / YEN_OF_MAN) },
    read: (typed) => readFields(FIELDS, typed),
    send: async (body) => {
      const answer = await apiClient().company.put("/listings/{id}/price", { path: { id: home.id }, body });
      if (!answer.ok) return failureOf(answer.problem);
      await onSaved();
      return "done";
    },
  });
  return (
    <FormBox form={form} label="価格の変更" action="価格を変更する">
      <NumberField {...boundField(form, "price", FIELDS.price)} hint="ファイルで取り込む物件は、次のファイルの価格に置き換わります。" />
    </FormBox>
  );
}
