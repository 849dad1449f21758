import { useState } from "react";
import { apiClient, type RecommenderTenant } from "#api/client/client.ts";
import { isTicked, type ReadForm, readFields, type Typed } from "#kernel/fields/read-fields.ts";
import { RECOMMENDER_CUSTOMER_FIELDS } from "#kernel/fields/recommender-fields.ts";
import { boundField } from "#web/kit/form/bound.ts";
import { FormBox } from "#web/kit/form/form-box.tsx";
import { tabDraft } from "#web/kit/form/tab-draft.ts";
import { TextField } from "#web/kit/form/text-field.tsx";
import { useForm } from "#web/kit/form/use-form.ts";
import { trapOf } from "#web/kit/letter/letter.ts";
import { LetterTrap } from "#web/kit/letter/letter-trap.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import { WishFields } from "#web/recommender/form/wish-fields.tsx";
import { readWishTyped } from "#web/recommender/form/wish-typed.ts";
import type { AreaGroup } from "#web/recommender/frame/find-tenant.ts";
import { TenantFrame } from "#web/recommender/frame/tenant-frame.tsx";
import { problemFailure } from "#web/session/errors/problem-failure.ts";
import { CONTACT_CONSENT_VERSION } from "#wire/recommender-consent.ts";
import { storeKey } from "#wire/stores.ts";
import { ConsentTick, NO_CONSENT } from "./consent-tick.tsx";

type InputFormProps = { readonly tenant: RecommenderTenant; readonly areas: readonly AreaGroup[] };

/** ご希望条件の入力: a condition, an address and a consent. Nothing counts before the link in the mail is used. */
export function InputFormScreen({ tenant, areas }: InputFormProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const places = areas.flatMap(({ cities }) => cities);
  const form = useForm({
    initial: {},
    draft: tabDraft(storeKey("property", `recommender:${tenant.key}`)),
    read: (typed) => readRegistration(typed, places),
    send: async (body) => {
      const answer = await apiClient().recommender.post("/tenants/{key}/customers", { path: { key: tenant.key }, body });
      if (!answer.ok) return problemFailure(answer.problem, navigator.onLine);
      setSentTo(body.email);
      return "done";
    },
  });
  return (
    <TenantFrame tenant={tenant}>
      <h1 className="text-28">ご希望条件の入力</h1>
      {sentTo === null ? (
        <Card className="mt-5">
          <FormBox form={form} label="ご希望条件" action="この条件で登録する">
            <WishFields form={form} areas={areas} />
            <TextField {...boundField(form, "name", RECOMMENDER_CUSTOMER_FIELDS.name)} autoComplete="name" />
            <TextField {...boundField(form, "email", RECOMMENDER_CUSTOMER_FIELDS.email)} type="email" autoComplete="email" />
            <LetterTrap form={form} />
            <ConsentTick form={form} tenantName={tenant.name} />
          </FormBox>
        </Card>
      ) : (
        <div role="status" className="mt-5">
          <Notice tone="good" title="確認のメールを送りました">
            {sentTo} に届いたメールのリンクを開き、登録を確定してください。届かないときは、迷惑メールの欄もご覧ください。
          </Notice>
        </div>
      )}
    </TenantFrame>
  );
}

type Place = { readonly code: string; readonly name: string };

function readRegistration(typed: Typed, places: readonly Place[]) {
  const wish = readWishTyped(
    typed,
    places.map(({ code, name }) => ({ code, name })),
  );
  const person = readFields(RECOMMENDER_CUSTOMER_FIELDS, typed);
  const issues = [
    ...(wish.ok ? [] : wish.issues),
    ...(person.ok ? [] : person.issues),
    ...(isTicked(typed, "consent") ? [] : [NO_CONSENT]),
  ];
  if (!wish.ok || !person.ok || issues.length > 0) return { ok: false, issues } as const;
  const { name, email } = person.input;
  const consent = { consentVersion: CONTACT_CONSENT_VERSION } as const;
  const input = { email, answers: wish.input, ...consent, ...(name === null ? {} : { name }), ...trapOf(typed) };
  return { ok: true, input } satisfies ReadForm<unknown>;
}
