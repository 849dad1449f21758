import { useState } from "react";
import { apiClient, type OfficeEstimateInput } from "#api/client/client.ts";
import { LISTING_INQUIRY_FIELDS } from "#domain/letters/inquiries/inquiry-fields.ts";
import { type FieldIssue, isTicked, type ReadForm, readFields, type Typed, withoutEmpty } from "#kernel/fields/read-fields.ts";
import { boundField, boundTick } from "#web/kit/form/bound.ts";
import { FormBox } from "#web/kit/form/form-box.tsx";
import { LongTextField } from "#web/kit/form/long-text-field.tsx";
import { TextField } from "#web/kit/form/text-field.tsx";
import { TickBox } from "#web/kit/form/tick-box.tsx";
import { useForm } from "#web/kit/form/use-form.ts";
import type { Receipt } from "#web/kit/letter/letter.ts";
import { ThanksCard } from "#web/kit/letter/thanks-card.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { problemFailure } from "#web/session/errors/problem-failure.ts";
import { ESTIMATE_CONSENT_VERSION, estimateConsent } from "#wire/recommender-consent.ts";
import { readOwnHome } from "./read-own-home.ts";

const FIELDS = { name: LISTING_INQUIRY_FIELDS.name, message: LISTING_INQUIRY_FIELDS.message } as const;
const NOT_TICKED: FieldIssue = { field: "passOn", message: "渡すことへの同意にチェックしてください" };

type PassOnProps = {
  /** The name of the office in full. */
  readonly office: string;
  /** What was typed about the home. */
  readonly home: Typed;
};

/** Passes what was typed about the own home on to the office, where that is ticked; nothing goes before. */
export function PassOnCard({ office, home }: PassOnProps) {
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  const form = useForm({
    initial: {},
    read: (typed) => readPassOn(typed, home),
    send: async (body) => {
      const answer = await apiClient().recommendation.post("/estimate-requests", { body });
      if (!answer.ok) return problemFailure(answer.problem, navigator.onLine);
      const { id, answerDueOn: dueOn, isRepeated } = answer.value;
      setReceipt({ id, dueOn, isRepeated });
      return "done";
    },
  });
  if (receipt) {
    const next = `${office}の担当者から、メールでお返事があります。ほかの会社には渡していません。`;
    const { id, dueOn, isRepeated } = receipt;
    return (
      <div aria-live="polite">
        <ThanksCard title={`${office}に渡しました`} dueOn={dueOn ?? undefined} {...{ id, next, isRepeated }} />
      </div>
    );
  }
  return (
    <Card title="担当者に相談する" lead="くわしい査定を頼めます。同意したときだけ、次の会社だけに渡します。">
      <FormBox form={form} label="担当者に相談する" action="担当者に渡す">
        <TextField {...boundField(form, "name", FIELDS.name)} />
        <LongTextField {...boundField(form, "message", FIELDS.message)} />
        <TickBox {...boundTick(form, "passOn")} isRequired>
          {estimateConsent(office)}
        </TickBox>
      </FormBox>
    </Card>
  );
}

/** What is passed on: what was typed about the home, and who asks. */
export function readPassOn(typed: Typed, home: Typed): ReadForm<OfficeEstimateInput> {
  const [own, read] = [readOwnHome(home), readFields(FIELDS, typed)];
  const issues = [...(read.ok ? [] : read.issues), ...(isTicked(typed, "passOn") ? [] : [NOT_TICKED])];
  if (!own.ok) return { ok: false, issues: [{ field: "passOn", message: "今の家の入力を確かめてください" }] };
  if (!read.ok || issues.length > 0) return { ok: false, issues };
  const { kind, areaM2, address = "", builtYear } = own.input;
  const { name, message } = read.input;
  return {
    ok: true,
    input: {
      kind,
      areaM2,
      address,
      ...withoutEmpty({ builtYear: builtYear ?? null }),
      name,
      message: message ?? "",
      consentVersion: ESTIMATE_CONSENT_VERSION,
    },
  };
}
