import { useRouter } from "@tanstack/react-router";
import { readFields } from "#kernel/fields/read-fields.ts";
import { RECOMMENDER_COMPANY_FIELDS } from "#kernel/fields/recommender-fields.ts";
import { boundField } from "#web/kit/form/bound.ts";
import { SelectField } from "#web/kit/form/choice-field.tsx";
import { FormBox } from "#web/kit/form/form-box.tsx";
import { FormPage } from "#web/kit/form/form-page.tsx";
import { TextField } from "#web/kit/form/text-field.tsx";
import { useForm } from "#web/kit/form/use-form.ts";
import { Card } from "#web/kit/ui/card.tsx";
import { companyDraft, PLAN_CHOICES } from "./application.ts";

/** 導入お申し込み 1/2: who applies. Kept in the browser until the second page is sent. */
export function ApplyCompanyScreen() {
  const router = useRouter();
  const draft = companyDraft();
  const form = useForm({
    initial: {},
    draft,
    read: (typed) => readFields(RECOMMENDER_COMPANY_FIELDS, typed),
    send: async (_input, typed) => {
      draft.keep(typed);
      await router.navigate({ to: "/recommender/serviceform_02" });
      return "kept";
    },
  });
  const { company, licence, address, person, phone, email, plan } = RECOMMENDER_COMPANY_FIELDS;
  return (
    <div className="measure-form py-6 sm:py-8">
      <FormPage
        title="導入お申し込み"
        lead="不動産会社のお名前で、お客さまの条件に合う物件をお知らせする、物件提案サービスの申し込みです（1/2 会社とご担当者）。"
      >
        <Card>
          <FormBox form={form} label="会社とご担当者" action="次へ：配信の準備">
            <TextField {...boundField(form, "company", company)} autoComplete="organization" hint="免許証のとおりに書いてください。" />
            <TextField {...boundField(form, "licence", licence)} hint="お客さまのページに表示します。" />
            <TextField {...boundField(form, "address", address)} autoComplete="street-address" />
            <TextField {...boundField(form, "person", person)} autoComplete="name" />
            <TextField {...boundField(form, "phone", phone)} type="tel" autoComplete="tel" />
            <TextField {...boundField(form, "email", email)} type="email" autoComplete="email" hint="審査の結果をお送りします。" />
            <SelectField {...boundField(form, "plan", plan)} choices={PLAN_CHOICES} emptyLabel="選んでください" />
          </FormBox>
        </Card>
      </FormPage>
    </div>
  );
}
