import type { KyugakeResponse } from "#api/client/client.ts";
import { Card } from "#web/kit/ui/card.tsx";
import { NoticeBox } from "#web/kit/ui/notice.tsx";
import { LoadFailed } from "#web/kit/ui/state-block.tsx";
import { ownPrecisionWords } from "./precision-words.ts";

const GRADES = ["A", "B", "C"] as const;

/** How often the flags of this site were right, or why that cannot be told yet. `summary` null: it could not be had. */
export function OwnCard({ summary }: { readonly summary: KyugakeResponse | null }) {
  return (
    <Card
      title="このサイトでのこれまでの結果"
      lead="九掛けとして表示した物件を、1戸につき1回、その後の成約で判定します。掲載中の物件も判定し、サンプルは数えません。"
    >
      {summary === null ? <LoadFailed>これまでの結果を読み込めませんでした。</LoadFailed> : <Results summary={summary} />}
      <p className="mt-3 text-13 text-sub">
        「当たり」は、その物件の成約価格（特定できないときは最後の売出価格）が、最初に表示した後の4四半期に売れた似た物件の中央値より5%以上低かったことです。確かさは最初に表示した日のもので数えます。比べる成約は、表示したときのモデルが見ていないものです。
      </p>
    </Card>
  );
}

function Results({ summary: { precision, isSample } }: { readonly summary: KyugakeResponse }) {
  const isNothingJudged = GRADES.every((grade) => precision[grade].n === 0);
  if (isNothingJudged)
    return (
      <NoticeBox title={isSample ? "いま表示しているのはサンプルの物件です" : "まだ判定できた物件がありません"}>
        {isSample
          ? "架空の物件が当たったかどうかには意味がないため、割合は出しません。上の表は、実際の成約で確かめた結果です。"
          : "判定には、表示してから4四半期分の成約が必要です。割合は、確かさごとに30件たまってから表示します。上の表は、実際の成約で確かめた結果です。"}
      </NoticeBox>
    );
  return (
    <dl className="grid gap-x-6 gap-y-2 text-14 sm:grid-cols-[auto_1fr]">
      {GRADES.map((grade) => (
        <div key={grade} className="contents">
          <dt className="font-bold">確かさ{grade}</dt>
          <dd>{ownPrecisionWords(precision[grade])}</dd>
        </div>
      ))}
    </dl>
  );
}
