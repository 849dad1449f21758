import { apiClient, type OfficeCustomerInFull } from "#api/client/client.ts";
import { readFields } from "#kernel/fields/read-fields.ts";
import { OFFICE_CUSTOMER_FIELDS } from "#kernel/fields/recommender-fields.ts";
import { boundField } from "#web/kit/form/bound.ts";
import { FormBox } from "#web/kit/form/form-box.tsx";
import { LongTextField } from "#web/kit/form/long-text-field.tsx";
import { useForm } from "#web/kit/form/use-form.ts";
import { Card } from "#web/kit/ui/card.tsx";
import { failureOf } from "#web/session/errors/failure-of.ts";

const FIELDS = { note: OFFICE_CUSTOMER_FIELDS.note };

type NoteProps = { readonly customer: OfficeCustomerInFull; readonly onSaved: () => Promise<void> };

/** What the office keeps in mind of a customer. */
export function NoteForm({ customer: { id, note }, onSaved }: NoteProps) {
  const before = note ?? "";
  const form = useForm({
    initial: { note: before },
    read: (typed) => readFields(FIELDS, typed),
    send: async (body) => {
      const saved = await apiClient().company.put("/recommender/customers/{id}/note", {
        path: { id },
        body: { note: body.note ?? "", before },
      });
      if (!saved.ok) return failureOf(saved.problem);
      await onSaved();
      return "done";
    },
  });
  return (
    <Card title="会社のメモ" lead="会社のスタッフだけが見られます。お客さまには表示されません。">
      <FormBox form={form} label="会社のメモ" action="メモを保存する">
        <LongTextField {...boundField(form, "note", FIELDS.note)} />
      </FormBox>
    </Card>
  );
}
