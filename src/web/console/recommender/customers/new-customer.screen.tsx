import { useRouter } from "@tanstack/react-router";
import { apiClient } from "#api/client/client.ts";
import { PROOF_WAY_WORDS } from "#domain/tenants/core/proof-words.ts";
import { PROOF_WAYS } from "#domain/tenants/core/types.ts";
import { readFields } from "#kernel/fields/read-fields.ts";
import { OFFICE_CUSTOMER_FIELDS } from "#kernel/fields/recommender-fields.ts";
import { boundField } from "#web/kit/form/bound.ts";
import { SelectField } from "#web/kit/form/choice-field.tsx";
import { FormBox } from "#web/kit/form/form-box.tsx";
import { TextField } from "#web/kit/form/text-field.tsx";
import { useForm } from "#web/kit/form/use-form.ts";
import { LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { failureOf } from "#web/session/errors/failure-of.ts";

const { name, email, agreedOn, way } = OFFICE_CUSTOMER_FIELDS;
const FIELDS = { name, email, agreedOn, way };
const WAYS = PROOF_WAYS.map((value) => ({ value, label: PROOF_WAY_WORDS[value] }));

/** Somebody who agreed to mails elsewhere is taken in, and asked by one mail. */
export function NewCustomerScreen() {
  const router = useRouter();
  const form = useForm({
    initial: {},
    read: (typed) => readFields(FIELDS, typed),
    send: async (body) => {
      const answer = await apiClient().company.post("/recommender/customers", { body });
      if (!answer.ok) return failureOf(answer.problem);
      await router.navigate({ to: "/console/recommender/customers/$id", params: { id: answer.value.id } });
      return "done";
    },
  });
  return (
    <>
      <Card
        title="同意をいただいたお客さま"
        lead="会社の名前で、条件の登録をお願いするメールを1通送ります。ご本人が条件を登録するまで、ほかには何も送りません。"
      >
        <FormBox form={form} label="お客さまを追加する" action="追加して、確認のメールを送る">
          <TextField {...boundField(form, "name", name)} />
          <TextField {...boundField(form, "email", email)} type="email" />
          <TextField {...boundField(form, "agreedOn", agreedOn)} hint="メールを受け取ることに、ご本人が同意した日です。" />
          <SelectField {...boundField(form, "way", way)} choices={WAYS} emptyLabel="選んでください" />
        </FormBox>
      </Card>
      <LinkButton to="/console/recommender/customers" tone="secondary" className="self-start">
        お客さまの一覧にもどる
      </LinkButton>
    </>
  );
}
