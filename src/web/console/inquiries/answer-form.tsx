import { apiClient, type CompanyInquiryResponse } from "#api/client/client.ts";
import { ANSWER_FIELD } from "#kernel/fields/company-fields.ts";
import { isTicked, readFields } from "#kernel/fields/read-fields.ts";
import { boundField, boundTick } from "#web/kit/form/bound.ts";
import { FormBox } from "#web/kit/form/form-box.tsx";
import { LongTextField } from "#web/kit/form/long-text-field.tsx";
import { TickBox } from "#web/kit/form/tick-box.tsx";
import { useForm } from "#web/kit/form/use-form.ts";
import { Card } from "#web/kit/ui/card.tsx";
import { failureOf } from "#web/session/errors/failure-of.ts";

type AnswerFormProps = { readonly inquiry: CompanyInquiryResponse; readonly onAnswered: (done: string) => Promise<void> };

/** The answer by mail; where the sender wants to be called, what was said. */
export function AnswerForm({ inquiry: { number, contactWay, topic, answer }, onAnswered }: AnswerFormProps) {
  const words = WORDS[contactWay];
  const field = { ...ANSWER_FIELD, label: words.label };
  const form = useForm({
    initial: {},
    read: (typed) => {
      const read = readFields({ answer: field }, typed);
      return read.ok ? { ok: true, input: { ...read.input, isVisitBooked: isTicked(typed, "isVisitBooked") } } : read;
    },
    send: async (body) => {
      const answered = await apiClient().company.post("/inquiries/{number}/answer", { path: { number }, body });
      if (!answered.ok) return failureOf(answered.problem);
      await onAnswered(words.done);
      return "done";
    },
  });
  return (
    <Card title={answer === null ? words.title : words.again} lead={words.lead}>
      <FormBox form={form} label={words.title} action={words.action}>
        <LongTextField {...boundField(form, "answer", field)} />
        {topic === "visit" && <TickBox {...boundTick(form, "isVisitBooked")}>見学の日時が決まった</TickBox>}
      </FormBox>
    </Card>
  );
}

const WORDS = {
  mail: {
    title: "返信する",
    again: "もう一度返信する",
    lead: "書いた内容を、お客さまにメールで送ります。",
    label: "返信の内容",
    action: "メールで送る",
    done: "返信をメールで送りました。",
  },
  phone: {
    title: "電話の記録を残す",
    again: "電話の記録を書き直す",
    lead: "お客さまは電話を希望しています。話した内容は、会社の記録として残るだけで、お客さまには送られません。",
    label: "話した内容",
    action: "記録する",
    done: "記録しました。",
  },
} as const;
