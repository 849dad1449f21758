import { useState } from "react";
import { apiClient, type RecommenderQuery, type RecommenderTenant, type RecommenderVisit } from "#api/client/client.ts";
import { Button, LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import { NothingYet } from "#web/kit/ui/state-block.tsx";
import { VisitPage, type VisitTools } from "#web/recommender/frame/visit-page.tsx";
import { problemText } from "#web/session/errors/problem-failure.ts";
import { contactConsent } from "#wire/recommender-consent.ts";

/** 登録条件の一覧: pause, delete, and the stop of everything, which a stop link of a mail opens too. */
export function QueryListScreen() {
  return (
    <VisitPage
      title="登録条件の一覧"
      onStopLink={(token) => <StopCard stop={() => apiClient().recommender.post("/stop", { query: { token } })} />}
    >
      {(visit, tools) => <Queries visit={visit} tools={tools} />}
    </VisitPage>
  );
}

type Step = "confirm" | "pause" | "resume" | "delete";

function Queries({ visit, tools: { renew } }: { readonly visit: RecommenderVisit; readonly tools: VisitTools }) {
  const [fault, setFault] = useState<string | null>(null);
  const { queries, tenant } = visit;
  const take = async (id: string, step: Step) => {
    const answer = await apiClient().recommender.post("/queries/{id}/steps", { path: { id }, body: { step } });
    setFault(answer.ok ? null : problemText(answer.problem, navigator.onLine));
    if (answer.ok) await renew();
  };
  return (
    <>
      {fault !== null && <Notice tone="error">{fault}</Notice>}
      {queries.length === 0 && <Empty tenantKey={tenant.key} />}
      {queries.map((query) => (
        <QueryCard key={query.id} query={query} tenant={tenant} onStep={(step) => void take(query.id, step)} />
      ))}
      <StopCard stop={() => apiClient().recommender.post("/visit/stop", {})} />
    </>
  );
}

function Empty({ tenantKey }: { readonly tenantKey: string }) {
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

const STATES = { waiting: "確認待ち", active: "お知らせ中", paused: "休止中" } as const;

type QueryCardProps = { readonly query: RecommenderQuery; readonly tenant: RecommenderTenant; readonly onStep: (step: Step) => void };

function QueryCard({ query: { id, state, words }, tenant, onStep }: QueryCardProps) {
  return (
    <Card title={words} level={2} lead={STATES[state]}>
      {state === "waiting" && <p className="mb-3">確定すると、{contactConsent(tenant.name)}。</p>}
      <div className="flex flex-wrap gap-3">
        {state === "waiting" && <Button onClick={() => onStep("confirm")}>登録を確定する</Button>}
        {state === "active" && (
          <Button tone="secondary" onClick={() => onStep("pause")}>
            休止する
          </Button>
        )}
        {state === "paused" && <Button onClick={() => onStep("resume")}>再開する</Button>}
        <LinkButton tone="secondary" to="/recommender/queryform" search={{ t: tenant.key, id }}>
          変更する
        </LinkButton>
        <Button tone="plain" onClick={() => onStep("delete")}>
          削除する
        </Button>
      </div>
    </Card>
  );
}

type Stop = () => Promise<{ readonly ok: boolean }>;

/** One press and it is done, with or without a visit. */
function StopCard({ stop }: { readonly stop: Stop }) {
  const [told, setTold] = useState<"asked" | "stopped" | "failed">("asked");
  const press = async () => setTold((await stop()).ok ? "stopped" : "failed");
  return (
    <Card title="配信をすべて止める" lead="この会社からの、物件のお知らせがすべて止まります。">
      <div role="status">
        {told === "stopped" && <Notice tone="good">止めました。これからは届きません。</Notice>}
        {told === "failed" && <Notice tone="warn">止められませんでした。もう一度お試しください。</Notice>}
      </div>
      {told !== "stopped" && (
        <Button tone="secondary" className="mt-3 w-full" onClick={() => void press()}>
          すべて止める
        </Button>
      )}
    </Card>
  );
}
