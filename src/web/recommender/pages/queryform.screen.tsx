import { useState } from "react";
import {
  apiClient,
  type RecommenderQuery,
  type RecommenderSaved,
  type RecommenderTenant,
  type RecommenderVisit,
} from "#api/client/client.ts";
import { FormBox } from "#web/kit/form/form-box.tsx";
import { useForm } from "#web/kit/form/use-form.ts";
import { LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { NothingYet } from "#web/kit/ui/state-block.tsx";
import { WishFields } from "#web/recommender/form/wish-fields.tsx";
import { readWishTyped, typedOfWish } from "#web/recommender/form/wish-typed.ts";
import type { AreaGroup } from "#web/recommender/frame/find-tenant.ts";
import { VisitPage } from "#web/recommender/frame/visit-page.tsx";
import { problemFailure } from "#web/session/errors/problem-failure.ts";
import { SavedCard } from "./saved-card.tsx";

type QueryFormProps = { readonly id: string | undefined; readonly areas: readonly AreaGroup[] };

/** 条件の変更: one of the customer's conditions. */
export function QueryFormScreen({ id, areas }: QueryFormProps) {
  return (
    <VisitPage title="条件の変更">
      {({ queries, tenant, address, nextMailAt }) => {
        const query = queries.find((one) => one.id === id);
        return query ? <Edit {...{ query, tenant, areas, address, nextMailAt }} /> : <NoQuery tenant={tenant} />;
      }}
    </VisitPage>
  );
}

function NoQuery({ tenant }: { readonly tenant: RecommenderTenant }) {
  const list = (
    <LinkButton to="/recommender/querylist" search={{ t: tenant.key }}>
      登録条件の一覧
    </LinkButton>
  );
  return (
    <NothingYet title="この条件は見つかりません" action={list}>
      削除された条件か、ほかの方の条件です。
    </NothingYet>
  );
}

type EditProps = {
  readonly query: RecommenderQuery;
  readonly tenant: RecommenderTenant;
  readonly areas: readonly AreaGroup[];
} & Pick<RecommenderVisit, "address" | "nextMailAt">;

function Edit({ query, tenant, areas, address, nextMailAt }: EditProps) {
  const [saved, setSaved] = useState<RecommenderSaved | null>(null);
  const groups = withChosen(areas, query.answers.areas);
  const form = useForm({
    initial: typedOfWish(query.answers),
    read: (typed) =>
      readWishTyped(
        typed,
        groups.flatMap(({ cities }) => cities.map(({ code, name }) => ({ code, name }))),
        query.answers,
      ),
    send: async (answers) => {
      const answer = await apiClient().recommender.put("/queries/{id}", { path: { id: query.id }, body: { answers } });
      if (!answer.ok) return problemFailure(answer.problem, navigator.onLine);
      setSaved(answer.value);
      return "done";
    },
  });
  if (saved) return <SavedCard saved={saved} isNew {...{ tenant, address, nextMailAt }} />;
  return (
    <Card lead={`いまの条件: ${query.words}`}>
      <FormBox form={form} label="条件の変更" action="変更を保存する">
        <WishFields form={form} areas={groups} />
      </FormBox>
    </Card>
  );
}

/** An area that has no homes on offer now stays to be ticked. */
function withChosen(areas: readonly AreaGroup[], chosen: RecommenderQuery["answers"]["areas"]): readonly AreaGroup[] {
  const known = new Set(areas.flatMap(({ cities }) => cities.map(({ code }) => code)));
  const more = chosen.filter(({ code }) => !known.has(code)).map((area) => ({ ...area, count: 0 }));
  return more.length === 0 ? areas : [{ name: "いま選んでいるエリア", cities: more }, ...areas];
}
