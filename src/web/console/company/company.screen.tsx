import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { apiClient, type CompanyHere } from "#api/client/client.ts";
import { mayRename } from "#domain/companies/company-state.ts";
import { COMPANY_FIELDS } from "#kernel/fields/company-fields.ts";
import { type Answers, readFields } from "#kernel/fields/read-fields.ts";
import { FormBox } from "#web/kit/form/form-box.tsx";
import { useForm } from "#web/kit/form/use-form.ts";
import { Card } from "#web/kit/ui/card.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import { failureOf } from "#web/session/errors/failure-of.ts";
import { CompanyFields } from "./company-fields.tsx";
import { LeaveCard } from "./leave-card.tsx";

/** What the company says of itself, to be changed by its owners, and leaving it. */
export function CompanyScreen({ here }: { readonly here: CompanyHere }) {
  const isOwner = here.permissions.includes("change-company");
  return (
    <>
      <Card title={mayRename(here.company.state) ? "お申し込みの内容" : "広告に表示する名称と免許"}>
        <dl className="grid gap-x-6 gap-y-3 text-14 sm:grid-cols-[10rem_minmax(0,1fr)]">
          {factsOf(here, isOwner).map(([label, text]) => (
            <div key={label} className="contents">
              <dt className="text-sub">{label}</dt>
              <dd className="[overflow-wrap:anywhere]">{text}</dd>
            </div>
          ))}
        </dl>
        {!mayRename(here.company.state) && (
          <p className="mt-3 text-13 text-sub">商号と免許証番号を変えるとき、免許を更新したときは、運営にご連絡ください。</p>
        )}
      </Card>
      {isOwner && <ProfileForm key={here.company.updatedAt} here={here} />}
      <LeaveCard here={here} />
    </>
  );
}

function factsOf({ company }: CompanyHere, isOwner: boolean): readonly (readonly [string, string])[] {
  const { name, licence, address, phone, email } = COMPANY_FIELDS;
  const fixed = [
    [name.label, company.name],
    [licence.label, company.licence],
  ] as const;
  if (isOwner) return fixed;
  return [...fixed, [address.label, company.address], [phone.label, company.phone], [email.label, company.email]];
}

const { address, phone, email } = COMPANY_FIELDS;
const CONTACT_FIELDS = { address, phone, email };

function ProfileForm({ here: { company } }: { readonly here: CompanyHere }) {
  const router = useRouter();
  const [isSaved, setIsSaved] = useState(false);
  const { name, licence, address, phone, email, updatedAt } = company;
  const isRenamable = mayRename(company.state);
  const form = useForm<Partial<Answers<typeof COMPANY_FIELDS>> & Answers<typeof CONTACT_FIELDS>>({
    initial: { name, licence, address, phone, email: company.newEmail ?? email },
    // What the form does not ask for stays as it is.
    read: (typed) => (isRenamable ? readFields(COMPANY_FIELDS, typed) : readFields(CONTACT_FIELDS, typed)),
    send: async (profile) => {
      const answer = await apiClient().company.put("/profile", { body: { ...profile, updatedAt } });
      if (!answer.ok) return failureOf(answer.problem);
      setIsSaved(true);
      await router.invalidate();
      return "done";
    },
  });
  return (
    <Card title={company.state === "rejected" ? "内容を直して、もう一度申し込む" : "会社情報の変更"}>
      {company.newEmail !== null && (
        <Notice title="お問い合わせの宛先は、確認を待っています">
          {isRenamable
            ? `承認のあと、${company.newEmail}に確認のメールを送ります。`
            : `${company.newEmail}に確認のメールを送りました。届かないときは、もう一度保存すると、メールを送り直します。`}
          メールのリンク（24時間有効）を開いて確定するまで、お問い合わせは{company.email}に届きます。
        </Notice>
      )}
      <div aria-live="polite">{isSaved && <Notice tone="good">保存しました。</Notice>}</div>
      <FormBox form={form} label="会社情報" action={company.state === "rejected" ? "もう一度申し込む" : "保存する"}>
        <CompanyFields form={form} isRenamable={isRenamable} />
      </FormBox>
    </Card>
  );
}
