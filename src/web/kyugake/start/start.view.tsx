import type { KyugakeResponse } from "#api/client/client.ts";
import { USUAL_LOAN_WORDS } from "#domain/finance/monthly-cost.ts";
import { FlagLegend, GradeMark } from "#web/kit/flag/grade-mark.tsx";
import { EstimateWords } from "#web/kit/home/home-list.tsx";
import { LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { LoadFailed, NoData } from "#web/kit/ui/state-block.tsx";
import type { StartFound } from "#web/kyugake/list/find-flagged.ts";
import { FlagList } from "#web/kyugake/list/flag-list.tsx";

/** 九掛け: what it is, how certain, the newest, and the ways in. */
export function StartView({ summary, newest }: StartFound) {
  return (
    <div className="measure-content py-6 sm:py-8">
      <h1 className="text-28 sm:text-34">九掛け物件を探す</h1>
      <p className="mt-2 max-w-reading">
        売出価格が、AI推定価格の90%以下の物件です。推定には売出価格を使いません。どのくらい確かか、なぜ安いかを、いっしょに示します。
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <LinkButton to="/kyugake/input">条件を入れて探す</LinkButton>
        <LinkButton to="/kyugake/map" tone="secondary">
          地図で探す
        </LinkButton>
        <LinkButton to="/kyugake/about" tone="plain">
          九掛けとは
        </LinkButton>
      </div>
      <div className="mt-7 grid items-start gap-6 lg:grid-cols-[1fr_20rem]">
        <section>
          <h2 className="text-22">新しい九掛け物件</h2>
          <p className="text-13 text-sub">確かさA・Bから、新しい順に3件</p>
          <div className="mt-3">
            <Newest newest={newest} hasMore={(summary?.homes.C ?? 0) > 0} />
          </div>
          <div className="mt-4">
            <EstimateWords loan={USUAL_LOAN_WORDS} />
          </div>
        </section>
        <CountsCard summary={summary} />
      </div>
    </div>
  );
}

type NewestProps = Pick<StartFound, "newest"> & {
  /** There are homes of grade C, which nobody sees unless they ask. */
  readonly hasMore: boolean;
};

function Newest({ newest, hasMore }: NewestProps) {
  if (newest === null) return <LoadFailed>新しい九掛け物件を読み込めませんでした。</LoadFailed>;
  if (newest.items.length > 0) return <FlagList homes={newest.items} today={newest.today} label="新しい九掛け物件" />;
  return (
    <NoData
      title="データがありません"
      action={
        hasMore && (
          <LinkButton to="/kyugake/result" search={{ sure: "A,B,C" }} tone="secondary" size="bar">
            確かさCも見る
          </LinkButton>
        )
      }
    >
      いま条件に合う九掛けはありません。
    </NoData>
  );
}

function CountsCard({ summary }: { readonly summary: KyugakeResponse | null }) {
  return (
    <Card title="いま売り出し中" level={2}>
      {summary === null ? <LoadFailed>件数を読み込めませんでした。</LoadFailed> : <Counts homes={summary.homes} />}
      <div className="mt-4 border-line border-t pt-3">
        <FlagLegend />
      </div>
      <p className="mt-3 text-13 text-sub">推定の誤差だけでも、ふつうの価格の物件が九掛けに見えることがあります。</p>
    </Card>
  );
}

function Counts({ homes }: { readonly homes: KyugakeResponse["homes"] }) {
  if (homes.A + homes.B + homes.C + homes.near === 0)
    return <NoData title="まだありません">推定できる売り出し中の物件がありません。</NoData>;
  return (
    <dl>
      {(["A", "B", "C"] as const).map((grade) => (
        <div key={grade} className="flex items-center gap-2.5 py-1">
          <GradeMark grade={grade} depth="eight-and-half" isDecoration />
          <dt className="flex-1">確かさ{grade}</dt>
          <dd className="amount font-bold text-18">{homes[grade].toLocaleString("ja-JP")}件</dd>
        </div>
      ))}
      <div className="flex items-center gap-2.5 border-line border-t py-1 pt-2 text-14 text-sub">
        <dt className="flex-1">あと少し（90〜95%）</dt>
        <dd className="amount">{homes.near.toLocaleString("ja-JP")}件</dd>
      </div>
    </dl>
  );
}
