import { useEffect, useState } from "react";
import { apiClient, type RecommenderCustomerLine, type RecommenderVisit } from "#api/client/client.ts";
import { LinkButton } from "#web/kit/ui/button.tsx";
import { LoadFailed, NothingYet } from "#web/kit/ui/state-block.tsx";
import { VisitPage } from "#web/recommender/frame/visit-page.tsx";
import { ResultView } from "./line-result.view.tsx";
import { openedLiff } from "./opened-liff.ts";

/** 条件を保存しました(LINE): what was saved, what fits today, when the next message comes, and the way back to the chat. */
export function QueryUpsertResultLineScreen({ tenantKey }: { readonly tenantKey: string | undefined }) {
  return (
    <VisitPage title="条件の登録" whenNone={<FromChat tenantKey={tenantKey} />}>
      {(visit) => <Result visit={visit} />}
    </VisitPage>
  );
}

/** Opened without a registration before, or after everything was stopped. */
function FromChat({ tenantKey }: { readonly tenantKey: string | undefined }) {
  const form = tenantKey !== undefined && (
    <LinkButton to="/recommender/inputformLine" search={{ t: tenantKey }}>
      条件を登録する
    </LinkButton>
  );
  return (
    <NothingYet title="表示できる条件がありません" action={form || undefined}>
      LINEのトークから登録の画面を開き、条件を登録してください。配信を止めたあとも、登録し直せます。
    </NothingYet>
  );
}

function Result({ visit: { tenant } }: { readonly visit: RecommenderVisit }) {
  const [line, setLine] = useState<RecommenderCustomerLine | "loading" | "failed">("loading");
  useEffect(() => {
    void apiClient()
      .recommender.get("/visit/line")
      .then((answer) => setLine(answer.ok ? answer.value : "failed"));
  }, []);
  if (line === "loading")
    return (
      <p role="status" className="min-h-24 text-sub">
        確認しています。
      </p>
    );
  if (line === "failed") return <LoadFailed title="読み込みに失敗しました" />;
  return <ResultView line={line} tenant={tenant} onClose={openedLiff()?.close ?? null} />;
}
