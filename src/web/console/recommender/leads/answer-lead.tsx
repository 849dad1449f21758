import { apiClient } from "#api/client/client.ts";
import { ANSWER_FIELD } from "#kernel/fields/company-fields.ts";
import { readFields } from "#kernel/fields/read-fields.ts";
import { boundField } from "#web/kit/form/bound.ts";
import { FormBox } from "#web/kit/form/form-box.tsx";
import { LongTextField } from "#web/kit/form/long-text-field.tsx";
import { useForm } from "#web/kit/form/use-form.ts";
import { Card } from "#web/kit/ui/card.tsx";
import { failureOf } from "#web/session/errors/failure-of.ts";

type AnswerProps = { readonly customer: string; readonly onAnswered: (done: string) => Promise<void> };

const FIELD = { ...ANSWER_FIELD, label: "返事の内容" };

/** An answer by mail in the name of the office. */
export function AnswerLead({ customer, onAnswered }: AnswerProps) {
  const form = useForm({
    initial: {},
    read: (typed) => readFields({ text: FIELD }, typed),
    send: async (body) => {
      const answered = await apiClient().company.post("/recommender/leads/{customer}/answers", { path: { customer }, body });
      if (!answered.ok) return failureOf(answered.problem);
      await onAnswered("返事をメールで送りました。対応済みにしました。");
      return "done";
    },
  });
  return (
    <Card title="返事をする" lead="会社の名前とブランドで、お客さまにメールを送ります。1人に、24時間に5通までです。">
      <FormBox form={form} label="返事をする" action="メールで送る">
        <LongTextField {...boundField(form, "text", FIELD)} />
      </FormBox>
    </Card>
  );
}
