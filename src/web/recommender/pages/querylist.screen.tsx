import { useState } from "react";
import { apiClient, type RecommenderQuery, type RecommenderTenant, type RecommenderVisit } from "#api/client/client.ts";
import { useAction } from "#web/kit/form/use-action.ts";
import { Button, LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import { NothingYet } from "#web/kit/ui/state-block.tsx";
import { failureWords } from "#web/recommender/frame/failure-words.ts";
import { VisitPage, type VisitTools } from "#web/recommender/frame/visit-page.tsx";
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
  const [isStopped, setStopped] = useState(false);
  const { isBusy, failure, run } = useAction(failureWords);
  const { queries, tenant } = visit;
  const take = (id: string, step: Step) =>
    void run(async () => {
      const answer = await apiClient().recommender.post("/queries/{id}/steps", { path: { id }, body: { step } });
      if (!answer.ok) throw answer.problem;
      await renew();
    });
  // After a stop the link opens nothing more: what stands here could not be changed.
  const stop = async () => {
    const answer = await apiClient().recommender.post("/visit/stop", {});
    if (answer.ok) setStopped(true);
    return answer;
  };
  return (
    <>
      {failure !== null && <Notice tone="error">{failure}</Notice>}
      {!isStopped && queries.length === 0 && <Empty tenantKey={tenant.key} />}
      {!isStopped &&
        queries.map((query) => (
          <QueryCard key={query.id} query={query} tenant={tenant} isBusy={isBusy} onStep={(step) => take(query.id, step)} />
        ))}
      <StopCard stop={stop} />
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

type QueryCardProps = {
  readonly query: RecommenderQuery;
  readonly tenant: RecommenderTenant;
  readonly isBusy: boolean;
  readonly onStep: (step: Step) => void;
};

function QueryCard({ query: { id, state, words }, tenant, isBusy, onStep }: QueryCardProps) {
  const [isAsking, setAsking] = useState(false);
  const look = { size: "bar", className: "min-h-11" } as const;
  return (
    <Card title={words} level={2} lead={STATES[state]}>
      {state === "waiting" && <p className="mb-3">確定すると、{contactConsent(tenant.name)}。</p>}
      {isAsking ? (
        <div className="flex flex-wrap items-center gap-3">
          <p className="basis-full text-14">この条件を削除しますか。元には戻せません。</p>
          <Button {...look} tone="secondary" isBusy={isBusy} onClick={() => onStep("delete")}>
            削除する
          </Button>
          <Button {...look} tone="plain" onClick={() => setAsking(false)}>
            やめる
          </Button>
        </div>
      ) : (
        <div className="flex flex-wrap gap-2">
          {state === "waiting" && (
            <Button {...look} isBusy={isBusy} onClick={() => onStep("confirm")}>
              登録を確定する
            </Button>
          )}
          {state === "active" && (
            <Button {...look} tone="secondary" isBusy={isBusy} onClick={() => onStep("pause")}>
              休止する
            </Button>
          )}
          {state === "paused" && (
            <Button {...look} isBusy={isBusy} onClick={() => onStep("resume")}>
              再開する
            </Button>
          )}
          <LinkButton {...look} tone="secondary" to="/recommender/queryform" search={{ t: tenant.key, id }}>
            変更する
          </LinkButton>
          <Button {...look} tone="plain" onClick={() => setAsking(true)}>
            削除する…
          </Button>
        </div>
      )}
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
