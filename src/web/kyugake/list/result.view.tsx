import { USUAL_LOAN_WORDS } from "#domain/finance/monthly-cost.ts";
import { CompareTray } from "#web/kit/compare/compare-parts.tsx";
import { type Compared, useCompared } from "#web/kit/compare/use-compared.ts";
import { GapKey } from "#web/kit/home/gap-band.tsx";
import { EstimateWords } from "#web/kit/home/home-list.tsx";
import { Breadcrumbs } from "#web/kit/link/breadcrumbs.tsx";
import { Pager } from "#web/kit/list/pager.tsx";
import { buttonClass, LinkButton } from "#web/kit/ui/button.tsx";
import { LoadFailed, NoData } from "#web/kit/ui/state-block.tsx";
import { CertaintyChips } from "./certainty-chips.tsx";
import { ConditionChips } from "./condition-chips.tsx";
import type { FlaggedFound } from "./find-flagged.ts";
import { FlagList } from "./flag-list.tsx";
import { flaggedSearch } from "./flagged-search.ts";

/** Flagged homes, the surest and deepest first. */
export function ResultView({ found }: { readonly found: FlaggedFound }) {
  const search = flaggedSearch(found.question);
  return (
    <div className="measure-content py-6 sm:py-8">
      <Breadcrumbs items={[{ label: "九掛け物件", to: "/kyugake" }, { label: "一覧" }]} />
      <div className="mt-2 flex flex-wrap items-end justify-between gap-3">
        <h1 className="text-28">
          九掛け物件
          {found.kind === "found" && <span className="amount ml-3 text-22">{found.homes.total.toLocaleString("ja-JP")}件</span>}
        </h1>
        <div className="no-print flex flex-wrap gap-2">
          <LinkButton to="/kyugake/input" search={search} tone="secondary" size="bar">
            条件を変える
          </LinkButton>
          <LinkButton to="/kyugake/map" search={search} tone="secondary" size="bar">
            地図で見る
          </LinkButton>
        </div>
      </div>
      {found.kind === "failed" ? (
        <div className="mt-5">
          <LoadFailed>九掛け物件を読み込めませんでした。</LoadFailed>
        </div>
      ) : (
        <Found found={found} />
      )}
    </div>
  );
}

type Known = Extract<FlaggedFound, { readonly kind: "found" }>;

function Found({ found }: { readonly found: Known }) {
  const { question, homes, facets, near, words, today } = found;
  const compared = useCompared();
  return (
    <>
      <p className="mt-3 text-14">
        <span className="text-sub">条件：</span>
        <b>{words}</b>
      </p>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <CertaintyChips to="/kyugake/result" question={question} facets={facets} />
        <GapKey />
      </div>
      <div className="mt-2">
        <ConditionChips to="/kyugake/result" question={question} />
      </div>
      <p className="mt-3 text-13 text-sub">確かさ、次に深さの順です。推定には売出価格を使っていません。</p>
      <div className="mt-3">
        {homes.total === 0 ? (
          <Nothing {...{ near, today, compared }} />
        ) : (
          <>
            <h2 className="sr-only">物件の一覧</h2>
            <FlagList homes={homes.items} {...{ today, compared }} label="九掛け物件" />
          </>
        )}
      </div>
      <Pager
        label="九掛け物件のページ"
        to="/kyugake/result"
        search={flaggedSearch({ ...question, page: 1 })}
        page={question.page}
        pageSize={homes.pageSize}
        total={homes.total}
      />
      <Watch question={question} />
      <div className="mt-6">
        <EstimateWords loan={USUAL_LOAN_WORDS} />
      </div>
      <CompareTray compared={compared} />
    </>
  );
}

function Nothing({ near, today, compared }: Pick<Known, "near" | "today"> & { readonly compared: Compared }) {
  return (
    <>
      <NoData
        title="データがありません"
        action={
          <LinkButton to="/kyugake/input" tone="secondary" size="bar">
            条件を広げる
          </LinkButton>
        }
      >
        いま条件に合う九掛けはありません。
      </NoData>
      {near.length > 0 && (
        <section className="mt-7">
          <h2 className="text-22">あと少しで九掛けの物件</h2>
          <p className="mb-3 text-13 text-sub">売出価格が推定の90%を超え95%以下の物件です。九掛けには数えません。</p>
          <FlagList homes={near} {...{ today, compared }} label="あと少しで九掛けの物件" />
        </section>
      )}
    </>
  );
}

/** Keeps the question, so that somebody is told of what is found later. */
function Watch({ question }: Pick<Known, "question">) {
  const from = new URLSearchParams(Object.entries(flaggedSearch({ ...question, page: 1 })).map(([name, value]) => [name, String(value)]));
  return (
    <aside className="no-print mt-7 flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-card p-4">
      <p className="text-14">この条件を保存すると、条件に合う九掛けの数を「保存した条件」でいつでも確かめられます。</p>
      <a href={`/queries/input?from=${encodeURIComponent(from.toString())}`} className={buttonClass({ tone: "secondary", size: "bar" })}>
        条件を保存する
      </a>
    </aside>
  );
}
