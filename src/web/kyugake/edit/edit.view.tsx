import { Breadcrumbs } from "#web/kit/link/breadcrumbs.tsx";
import { buttonClass, LinkButton } from "#web/kit/ui/button.tsx";
import { Card } from "#web/kit/ui/card.tsx";
import { LoadFailed, NoData } from "#web/kit/ui/state-block.tsx";
import { FlagList } from "#web/kyugake/list/flag-list.tsx";
import { flaggedSearch } from "#web/kyugake/list/flagged-search.ts";
import { type EditFound, flaggedConditions, PREVIEW_DAYS } from "./find-edit.ts";

/** A saved condition that watches 九掛け: what it asks, the ways to change it, and what came within the last seven days. */
export function EditView({ found }: { readonly found: EditFound }) {
  return (
    <div className="measure-content py-6 sm:py-8">
      <Breadcrumbs items={[{ label: "九掛け物件", to: "/kyugake" }, { label: "条件の編集" }]} />
      <h1 className="mt-2 mb-5 text-28">九掛け条件の編集</h1>
      {found.kind === "failed" && <LoadFailed>保存した条件を読み込めませんでした。</LoadFailed>}
      {found.kind === "missing" && <Missing />}
      {found.kind === "found" && <Found found={found} />}
    </div>
  );
}

function Missing() {
  return (
    <NoData
      title="データがありません"
      action={
        <LinkButton to="/kyugake/input" tone="secondary" size="bar">
          条件を入れて探す
        </LinkButton>
      }
    >
      九掛けを見る条件は、まだ保存されていません。
    </NoData>
  );
}

type Known = Extract<EditFound, { readonly kind: "found" }>;

function Found({ found }: { readonly found: Known }) {
  const { query, total, recent } = found;
  return (
    <div className="flex flex-col gap-6">
      <Card title="保存した条件" lead={query.state === "paused" ? "一時停止中です" : `${query.version}版`}>
        <p className="text-16">{query.words}</p>
        <p className="amount mt-2 text-14 text-sub">
          {total === null ? "いま合う九掛けの件数を読み込めませんでした" : `いま合う九掛け ${total.toLocaleString("ja-JP")}件`}
        </p>
        <div className="mt-4 flex flex-wrap gap-3">
          <a href={`/queries/query?id=${encodeURIComponent(query.id)}`} className={buttonClass({ size: "bar" })}>
            条件を変える
          </a>
          <LinkButton
            to="/kyugake/result"
            search={flaggedSearch({ conditions: flaggedConditions(query), page: 1 })}
            tone="secondary"
            size="bar"
          >
            合う物件を見る
          </LinkButton>
        </div>
      </Card>
      <Card title="お知らせの頻度" lead="メールやLINEでのお知らせは、まだ配信していません。">
        <p className="text-14">合う物件は、このページと「保存した条件」でいつでも確かめられます。</p>
      </Card>
      <section>
        <h2 className="text-22">この{PREVIEW_DAYS}日に出た九掛け</h2>
        <p className="mb-3 text-13 text-sub">条件に合う物件のうち、{PREVIEW_DAYS}日以内に初めて掲載されたものです。</p>
        <Recent recent={recent} />
      </section>
    </div>
  );
}

function Recent({ recent }: Pick<Known, "recent">) {
  if (recent === null) return <LoadFailed>最近の物件を読み込めませんでした。</LoadFailed>;
  if (recent.total === 0)
    return <NoData title="データがありません">この{PREVIEW_DAYS}日に、条件に合う新しい九掛けはありませんでした。</NoData>;
  return <FlagList homes={recent.homes} today={recent.today} label={`この${PREVIEW_DAYS}日に出た九掛け`} />;
}
