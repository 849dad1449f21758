import { useState } from "react";
import { apiClient, type RecommenderVisit } from "#api/client/client.ts";
import { useAction } from "#web/kit/form/use-action.ts";
import { Button, LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import { NothingYet } from "#web/kit/ui/state-block.tsx";
import { failureWords } from "#web/recommender/frame/failure-words.ts";
import { VisitPage } from "#web/recommender/frame/visit-page.tsx";
import { contactConsent } from "#wire/recommender-consent.ts";
import { SavedCard } from "./saved-card.tsx";

/** 条件を保存しました: the link of the mail opens it, and one press confirms the condition. Opening alone changes nothing: a mail scanner does that too. */
export function QueryUpsertResultScreen() {
  return <VisitPage title="条件の登録">{(visit) => <Result visit={visit} />}</VisitPage>;
}

function Result({ visit }: { readonly visit: RecommenderVisit }) {
  const [matches, setMatches] = useState<number | null>(null);
  const { isBusy, failure, run } = useAction(failureWords);
  const { queries, tenant, address, nextMailAt } = visit;
  const waiting = queries.find(({ state }) => state === "waiting");
  const saved = waiting ?? queries[0];
  if (!saved) return <NoQuery tenantKey={tenant.key} />;
  if (!waiting || matches !== null)
    return <SavedCard saved={{ words: saved.words, matches }} isNew={matches !== null} {...{ tenant, address, nextMailAt }} />;
  const confirm = async () => {
    const answer = await apiClient().recommender.post("/queries/{id}/steps", { path: { id: waiting.id }, body: { step: "confirm" } });
    if (!answer.ok) throw answer.problem;
    setMatches(answer.value.matches ?? 0);
  };
  return (
    <Card title="この条件で登録します">
      {failure !== null && <Notice tone="error">{failure}</Notice>}
      <p className="font-bold">{waiting.words}</p>
      <p className="mt-2">確定すると、{contactConsent(tenant.name)}。</p>
      <Button className="mt-3" isBusy={isBusy} onClick={() => void run(confirm)}>
        登録を確定する
      </Button>
    </Card>
  );
}

function NoQuery({ tenantKey }: { readonly tenantKey: string }) {
  const begin = (
    <LinkButton to="/recommender/inputform" search={{ t: tenantKey }}>
      条件を入力する
    </LinkButton>
  );
  return (
    <NothingYet title="登録した条件はありません" action={begin}>
      条件を登録すると、合う物件をお知らせします。
    </NothingYet>
  );
}
