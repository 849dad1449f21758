import { useRouter } from "@tanstack/react-router";
import { apiClient } from "#api/client/client.ts";
import { COMPANY_FIELDS, STAFF_NAME_FIELD } from "#kernel/fields/company-fields.ts";
import { readFields } from "#kernel/fields/read-fields.ts";
import type { ConsoleState } from "#web/console/frame/find-console.ts";
import { SecondFactorNeeded } from "#web/console/frame/second-factor-needed.tsx";
import { boundField } from "#web/kit/form/bound.ts";
import { FormBox } from "#web/kit/form/form-box.tsx";
import { FormPage } from "#web/kit/form/form-page.tsx";
import { TextField } from "#web/kit/form/text-field.tsx";
import { useForm } from "#web/kit/form/use-form.ts";
import { Breadcrumbs } from "#web/kit/link/breadcrumbs.tsx";
import { LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { LoadFailed } from "#web/kit/ui/state-block.tsx";
import { failureOf } from "#web/session/errors/failure-of.ts";
import { CompanyFields } from "./company-fields.tsx";

const TITLE = "業者アカウントの申し込み";
const FIELDS = { ...COMPANY_FIELDS, staffName: STAFF_NAME_FIELD };

/** A member applies for a company. */
export function ApplyScreen({ state }: { readonly state: ConsoleState }) {
  return (
    <div className="measure-form py-6 sm:py-8">
      <Breadcrumbs items={[{ label: "業者の管理画面", to: "/console" }, { label: TITLE }]} />
      <FormPage title={TITLE} lead="免許の内容を確認したうえで、結果をメールでお知らせします。承認されるまで、物件は掲載できません。">
        {STATES[state.kind]}
      </FormPage>
    </div>
  );
}

const STATES = {
  none: <ApplyForm />,
  here: (
    <Card title="すでに業者アカウントに参加しています">
      <LinkButton to="/console">管理画面を開く</LinkButton>
    </Card>
  ),
  "second-factor": <SecondFactorNeeded />,
  failed: <LoadFailed title="読み込みに失敗しました">いまの状態を読み込めませんでした。</LoadFailed>,
} as const;

function ApplyForm() {
  const router = useRouter();
  const form = useForm({
    initial: {},
    read: (typed) => readFields(FIELDS, typed),
    send: async (body) => {
      const answer = await apiClient().company.post("/application", { body });
      if (!answer.ok) return failureOf(answer.problem);
      router.clearCache();
      await router.navigate({ to: "/console" });
      return "done";
    },
  });
  return (
    <Card>
      <FormBox form={form} label={TITLE} action="申し込む">
        <CompanyFields form={form} isRenamable />
        <TextField
          {...boundField(form, "staffName", STAFF_NAME_FIELD)}
          autoComplete="name"
          hint="あなたが、このアカウントの管理者になります。"
        />
      </FormBox>
    </Card>
  );
}
