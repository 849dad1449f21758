import { useRouter } from "@tanstack/react-router";
import { apiClient, type OpenedInvitation } from "#api/client/client.ts";
import { ROLE_WORDS } from "#domain/companies/roles.ts";
import { STAFF_NAME_FIELD } from "#kernel/fields/company-fields.ts";
import { readFields } from "#kernel/fields/read-fields.ts";
import type { ConsoleState } from "#web/console/frame/find-console.ts";
import { SecondFactorNeeded } from "#web/console/frame/second-factor-needed.tsx";
import { boundField } from "#web/kit/form/bound.ts";
import { FormBox } from "#web/kit/form/form-box.tsx";
import { FormPage } from "#web/kit/form/form-page.tsx";
import { TextField } from "#web/kit/form/text-field.tsx";
import { useForm } from "#web/kit/form/use-form.ts";
import { LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import { LoadFailed } from "#web/kit/ui/state-block.tsx";
import { failureOf } from "#web/session/errors/failure-of.ts";

export type InvitationPage = {
  readonly state: ConsoleState;
  /** Null: nobody made such a link. */
  readonly invitation: OpenedInvitation | null;
};

/** What the link of a mail opens: who was invited joins the company. */
export function InvitationScreen({ page: { state, invitation }, token }: { readonly page: InvitationPage; readonly token: string }) {
  return (
    <div className="measure-form py-6 sm:py-8">
      <FormPage title="管理画面への招待">
        {state.kind === "second-factor" && <SecondFactorNeeded />}
        {state.kind === "failed" && <LoadFailed title="読み込みに失敗しました">招待を読み込めませんでした。</LoadFailed>}
        {state.kind === "here" && (
          <Card title="すでに会社に参加しています">
            <p className="mb-4 text-14">
              {state.here.company.name}のスタッフです。ほかの会社に参加するときは、先にこの会社から抜けてください。
            </p>
            <LinkButton to="/console">管理画面を開く</LinkButton>
          </Card>
        )}
        {state.kind === "none" && (invitation ? <Invited invitation={invitation} token={token} /> : <Ended words={ENDED.unknown} />)}
      </FormPage>
    </div>
  );
}

const ENDED = {
  unknown: "この招待は見つかりませんでした。メールのリンクを、もう一度ご確認ください。",
  accepted: "この招待は、すでに使われています。",
  revoked: "この招待は取り消されました。",
  expired: "この招待は、期限（7日間）を過ぎました。管理者に、もう一度招待を送ってもらってください。",
} as const;

function Ended({ words }: { readonly words: string }) {
  return <Notice title="参加できません">{words}</Notice>;
}

function Invited({ invitation, token }: { readonly invitation: OpenedInvitation; readonly token: string }) {
  const router = useRouter();
  const form = useForm({
    initial: {},
    read: (typed) => readFields({ staffName: STAFF_NAME_FIELD }, typed),
    send: async ({ staffName }) => {
      const answer = await apiClient().company.post("/invitation/acceptance", { body: { token, staffName } });
      if (!answer.ok) return failureOf(answer.problem);
      router.clearCache();
      await router.navigate({ to: "/console" });
      return "done";
    },
  });
  const { companyName, email, role, state } = invitation;
  if (state !== "open") return <Ended words={ENDED[state]} />;
  return (
    <Card title={`${companyName}に参加する`}>
      <dl className="mb-5 grid grid-cols-[7rem_minmax(0,1fr)] gap-x-4 gap-y-2 text-14">
        <dt className="text-sub">役割</dt>
        <dd>
          {ROLE_WORDS[role].name}（{ROLE_WORDS[role].may}）
        </dd>
        <dt className="text-sub">招待の宛先</dt>
        <dd className="[overflow-wrap:anywhere]">{email}</dd>
      </dl>
      <FormBox form={form} label="会社に参加する" action="参加する">
        <TextField {...boundField(form, "staffName", STAFF_NAME_FIELD)} autoComplete="name" hint="会社のほかのスタッフに表示されます。" />
      </FormBox>
    </Card>
  );
}
