import { useState } from "react";
import type { Answer } from "#api/client/client.ts";
import type { MailingTexts } from "#domain/direct-mail/core/types.ts";
import { MAILING_FIELDS } from "#kernel/business-fields/mailing-fields.ts";
import { readFields, type Typed } from "#kernel/fields/read-fields.ts";
import { boundField } from "#web/kit/form/bound.ts";
import { RadioGroup, SelectField } from "#web/kit/form/choice-field.tsx";
import { FormBox } from "#web/kit/form/form-box.tsx";
import { LongTextField } from "#web/kit/form/long-text-field.tsx";
import { tabDraft } from "#web/kit/form/tab-draft.ts";
import { TextField } from "#web/kit/form/text-field.tsx";
import { type Form, useForm } from "#web/kit/form/use-form.ts";
import { failureOf } from "#web/session/errors/failure-of.ts";
import { storeKey } from "#wire/stores.ts";
import { KIND_CHOICES, SOURCE_CHOICES } from "./mailing-words.ts";

type FormParts = {
  /** As they are saved. */
  readonly texts: Partial<MailingTexts>;
  /** Whose form it is, and of which mailing: what is typed stays in the tab until it is sent, also where the session ends meanwhile. */
  readonly keptAs: { readonly name: string; readonly sub: string };
  readonly send: (texts: MailingTexts) => Promise<Answer<unknown>>;
  readonly onSent: () => Promise<void>;
};

/** `isUnsaved`: something was typed that was not sent. */
export type MailingTextForm = Form & { readonly isUnsaved: boolean };

/** Under which the saved texts are kept that the typed ones lie over; no field is called so. */
const OVER = "over-texts";

/** The form of a mailing's texts. */
export function useMailingForm({ texts, keptAs, send, onSent }: FormParts): MailingTextForm {
  const initial: Typed = { kind: "condo", ...texts };
  const [saved, setSaved] = useState(initial);
  const draft = tabDraft(storeKey("userInfo", `mailing:${keptAs.name}`), keptAs.sub);
  const over = JSON.stringify(texts);
  const form = useForm({
    initial,
    draft: {
      ...draft,
      // Where another device has saved since, that is shown.
      read: () => {
        const { [OVER]: before, ...typed } = draft.read() ?? {};
        return before === over ? typed : null;
      },
      keep: (typed) => draft.keep({ ...typed, [OVER]: over }),
    },
    read: (typed) => readFields(MAILING_FIELDS, typed),
    send: async (input, typed) => {
      const answer = await send({ ...input, message: input.message ?? "", sourceWords: input.sourceWords ?? "" });
      if (!answer.ok) return failureOf(answer.problem);
      setSaved(typed);
      await onSent();
      return "done";
    },
  });
  return { ...form, isUnsaved: Object.keys(MAILING_FIELDS).some((name) => (form.typed[name] ?? "") !== (saved[name] ?? "")) };
}

type FormProps = { readonly form: Form; readonly action: string };

const { purpose, kind, message, source, sourceWords, sourceOn } = MAILING_FIELDS;

/** What the letters of a mailing say, and where their addresses come from. */
export function MailingForm({ form, action }: FormProps) {
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
