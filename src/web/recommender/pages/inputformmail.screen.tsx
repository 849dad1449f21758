import { useState } from "react";
import { apiClient, type RecommenderSaved, type RecommenderVisit } from "#api/client/client.ts";
import { isTicked, readFields, type Typed } from "#kernel/fields/read-fields.ts";
import { RECOMMENDER_CUSTOMER_FIELDS } from "#kernel/fields/recommender-fields.ts";
import { boundField } from "#web/kit/form/bound.ts";
import { FormBox } from "#web/kit/form/form-box.tsx";
import { TextField } from "#web/kit/form/text-field.tsx";
import { useForm } from "#web/kit/form/use-form.ts";
import { Card } from "#web/kit/ui/card.tsx";
import { WishFields } from "#web/recommender/form/wish-fields.tsx";
import { readWishTyped } from "#web/recommender/form/wish-typed.ts";
import type { AreaGroup } from "#web/recommender/frame/find-tenant.ts";
import { VisitPage } from "#web/recommender/frame/visit-page.tsx";
import { problemFailure } from "#web/session/errors/problem-failure.ts";
import { CONTACT_CONSENT_VERSION } from "#wire/recommender-consent.ts";
import { ConsentTick, NO_CONSENT } from "./consent-tick.tsx";
import { SavedCard } from "./saved-card.tsx";

/** ご希望条件の入力 from an agent's mail: the link has shown whose address it is, so that what is told counts at once. */
export function InputFormMailScreen({ areas }: { readonly areas: readonly AreaGroup[] }) {
  return <VisitPage title="ご希望条件の入力">{(visit) => <Tell visit={visit} areas={areas} />}</VisitPage>;
}

const NAME = { name: RECOMMENDER_CUSTOMER_FIELDS.name };

function Tell({ visit, areas }: { readonly visit: RecommenderVisit; readonly areas: readonly AreaGroup[] }) {
  const [saved, setSaved] = useState<RecommenderSaved | null>(null);
  const places = areas.flatMap(({ cities }) => cities.map(({ code, name }) => ({ code, name })));
  const form = useForm({
    initial: { name: visit.name ?? "" },
    read: (typed) => readTold(typed, places),
    send: async (body) => {
      const answer = await apiClient().recommender.post("/queries", { body });
      if (!answer.ok) return problemFailure(answer.problem, navigator.onLine);
      setSaved(answer.value);
      return "done";
    },
  });
  if (saved) return <SavedCard saved={saved} tenant={visit.tenant} address={visit.address} nextMailAt={visit.nextMailAt} isNew />;
  return (
    <Card lead={visit.address === null ? undefined : `お知らせは ${visit.address} に届きます。`}>
      <FormBox form={form} label="ご希望条件" action="この条件で登録する">
        <WishFields form={form} areas={areas} />
        <TextField {...boundField(form, "name", NAME.name)} autoComplete="name" />
        <ConsentTick form={form} tenantName={visit.tenant.name} />
      </FormBox>
    </Card>
  );
}

function readTold(typed: Typed, places: Parameters<typeof readWishTyped>[1]) {
  const [wish, person] = [readWishTyped(typed, places), readFields(NAME, typed)];
  const issues = [
    ...(wish.ok ? [] : wish.issues),
    ...(person.ok ? [] : person.issues),
    ...(isTicked(typed, "consent") ? [] : [NO_CONSENT]),
  ];
  if (!wish.ok || !person.ok || issues.length > 0) return { ok: false, issues } as const;
  const { name } = person.input;
  return { ok: true, input: { answers: wish.input, consentVersion: CONTACT_CONSENT_VERSION, ...(name === null ? {} : { name }) } } as const;
}
