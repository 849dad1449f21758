import type { Answer } from "#api/client/client.ts";
import type { MailingTexts } from "#domain/direct-mail/core/types.ts";
import { MAILING_FIELDS } from "#kernel/business-fields/mailing-fields.ts";
import { readFields } from "#kernel/fields/read-fields.ts";
import { boundField } from "#web/kit/form/bound.ts";
import { RadioGroup, SelectField } from "#web/kit/form/choice-field.tsx";
import { FormBox } from "#web/kit/form/form-box.tsx";
import { LongTextField } from "#web/kit/form/long-text-field.tsx";
import { TextField } from "#web/kit/form/text-field.tsx";
import { useForm } from "#web/kit/form/use-form.ts";
import { failureOf } from "#web/session/errors/failure-of.ts";
import { KIND_CHOICES, SOURCE_CHOICES } from "./mailing-words.ts";

type FormProps = {
  readonly texts: Partial<MailingTexts>;
  readonly action: string;
  readonly send: (texts: MailingTexts) => Promise<Answer<unknown>>;
  readonly onSent: () => Promise<void>;
};

const { purpose, kind, message, source, sourceWords, sourceOn } = MAILING_FIELDS;

/** What the letters of a mailing say, and where their addresses come from. */
export function MailingForm({ texts, action, send, onSent }: FormProps) {
  const form = useForm({
    initial: { kind: "condo", ...texts },
    read: (typed) => readFields(MAILING_FIELDS, typed),
    send: async (input) => {
      const answer = await send({ ...input, message: input.message ?? "", sourceWords: input.sourceWords ?? "" });
      if (!answer.ok) return failureOf(answer.problem);
      await onSent();
      return "kept";
    },
  });
  return (
    <FormBox form={form} label="お手紙の内容" action={action}>
      <TextField {...boundField(form, "purpose", purpose)} hint="会社の控えです。お手紙には載りません。" />
      <RadioGroup
        {...boundField(form, "kind", kind)}
        choices={KIND_CHOICES}
        hint="推定する標準的な住まいと、お手紙の宛て方が変わります。"
      />
      <LongTextField
        {...boundField(form, "message", message)}
        rows={3}
        hint="価格の幅の前に載ります。200文字、4行まで。改行は、そのまま載ります。推定の言葉、会社の名前・免許証番号・電話、停止の方法は、必ず載ります。"
      />
      <SelectField {...boundField(form, "source", source)} choices={SOURCE_CHOICES} emptyLabel="選んでください" hint="お手紙に載ります。" />
      {form.typed.source === "other" && (
        <TextField {...boundField(form, "sourceWords", sourceWords)} isRequired hint="お手紙に、そのまま載ります。" />
      )}
      <TextField {...boundField(form, "sourceOn", sourceOn)} hint="お手紙に載ります。" />
    </FormBox>
  );
}
