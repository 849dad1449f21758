import { useState } from "react";
import { apiClient, type CompanyKeysResponse } from "#api/client/client.ts";
import { KEY_LABEL_FIELD } from "#kernel/fields/company-fields.ts";
import { readFields } from "#kernel/fields/read-fields.ts";
import { ChangeOutcome } from "#web/console/frame/change-outcome.tsx";
import { useChange } from "#web/console/frame/use-change.ts";
import { boundField } from "#web/kit/form/bound.ts";
import { FormBox } from "#web/kit/form/form-box.tsx";
import { TextField } from "#web/kit/form/text-field.tsx";
import { useForm } from "#web/kit/form/use-form.ts";
import { Card } from "#web/kit/ui/card.tsx";
import { failureOf } from "#web/session/errors/failure-of.ts";
import { KeysView } from "./keys.view.tsx";
import { NewKey } from "./new-key.tsx";

/** Keys by which the company's own system sends its homes. */
export function KeysScreen({ keys }: { readonly keys: CompanyKeysResponse }) {
  const change = useChange();
  const [made, setMade] = useState<string | null>(null);
  const { company } = apiClient();
  const form = useForm({
    initial: {},
    read: (typed) => readFields({ label: KEY_LABEL_FIELD }, typed),
    send: async (body) => {
      const answer = await company.post("/keys", { body });
      if (!answer.ok) return failureOf(answer.problem);
      form.fill({ label: "" });
      setMade(answer.value.key);
      await change.say("連携キーを発行しました。");
      return "done";
    },
  });
  return (
    <>
      <ChangeOutcome {...change} />
      {made !== null && <NewKey value={made} onClose={() => setMade(null)} />}
      <KeysView
        keys={keys.items}
        isBusy={change.isBusy}
        onRevoke={(id) => change.run("連携キーを取り消しました。", () => company.delete("/keys/{id}", { path: { id } }))}
      />
      <Card
        title="新しい連携キー"
        lead="会社のシステムから物件のファイルを送るときに使います。発行すると、管理者全員にメールでお知らせします。"
      >
        <FormBox form={form} label="新しい連携キー" action="発行する">
          <TextField {...boundField(form, "label", KEY_LABEL_FIELD)} hint="どのシステムで使うかが分かる名前をつけてください。" />
        </FormBox>
      </Card>
    </>
  );
}
