import { Link } from "@tanstack/react-router";
import type { RiskListItem, SuggestItem } from "#api/client/client.ts";
import { SearchBox } from "#web/kit/form/search-box.tsx";
import { Breadcrumbs } from "#web/kit/link/breadcrumbs.tsx";
import { LinkButton } from "#web/kit/ui/button.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import { PLACE_TILE, PlaceTile } from "#web/kit/ui/place-tile.tsx";
import { LoadFailed, NoData } from "#web/kit/ui/state-block.tsx";
import { type BuildingSearch, buildingOption, buildingTarget } from "./building-option.ts";
import { BuildingRows } from "./building-rows.tsx";
import type { NameFound } from "./find-guide.ts";
import { easilyConfused, MATCH_WORDS, matchGrade } from "./name-match.ts";
import { BeyondEnd, Pager } from "./pager.tsx";

export type SearchResultViewProps = { readonly found: NameFound; readonly search: BuildingSearch };

/** Buildings by name or address, with how well each fits. */
export function SearchResultView({ found, search }: SearchResultViewProps) {
  const { q } = found.question;
  return (
    <div className="measure-content py-6 sm:py-8">
      <Breadcrumbs items={[{ label: "リスク診断", to: "/risk" }, { label: "マンション検索結果" }]} />
      <h1 className="mt-1 text-28">{q === "" ? "マンションをさがす" : `「${q}」の検索結果`}</h1>
      <div className="mt-4 max-w-form">
        <SearchBox
          key={q}
          label="マンション名・住所"
          placeholder="例：豊洲、○○レジデンス"
          action="/risk/search_result"
          submitLabel="さがす"
          initialText={q}
          {...search}
        />
      </div>
      <div className="mt-6 flex flex-col gap-6">
        {found.kind === "failed" && <LoadFailed>検索結果を読み込めませんでした。入力した内容は残っています。</LoadFailed>}
        {found.kind === "start" && <p>マンション名か住所を入れてください。名前の一部でもさがせます。</p>}
        {found.kind === "found" && <Found found={found} />}
        <p>
          <Link to="/risk/search_area" className="text-link">
            エリアからさがす
          </Link>
        </p>
      </div>
    </div>
  );
}

function Found({ found }: { found: Extract<NameFound, { kind: "found" }> }) {
  const { question, list, places } = found;
  return (
    <>
      {list.total === 0 && <Nothing q={question.q} />}
      {list.items.length === 0 && list.total > 0 && <BeyondEnd total={list.total} to="/risk/search_result" search={{ q: question.q }} />}
      {list.items.length > 0 && <Hits found={found} />}
      {places.length > 0 && <Places places={places} />}
      {list.items.length > 0 && (
        <p className="text-14 text-sub">
          さがしている建物がないときは、
          <Link to="/risk/contact" search={{ topic: "listing", name: question.q }} className="text-link">
            掲載を依頼
          </Link>
          できます。
        </p>
      )}
    </>
  );
}

function Hits({ found: { question, list } }: { found: Extract<NameFound, { kind: "found" }> }) {
  const alike = easilyConfused(list.items.map(({ apartment }) => apartment));
  const notesOf = ({ apartment }: RiskListItem) => [
    MATCH_WORDS[matchGrade(question.q, apartment)],
    ...(alike.has(apartment.key) ? ["似た名前あり"] : []),
  ];
  return (
    <section aria-labelledby="hits">
      <h2 id="hits" className="mb-3 text-22">
        マンション <span className="amount font-normal text-14 text-sub">{list.total.toLocaleString("ja-JP")}件</span>
      </h2>
      {alike.size > 0 && (
        <div className="mb-3">
          <Notice title="似た名前の建物があります">所在地と築年で、さがしている建物かどうかを確かめてください。</Notice>
        </div>
      )}
      <BuildingRows items={list.items} notesOf={notesOf} />
      <Pager page={list.page} pageSize={list.pageSize} total={list.total} to="/risk/search_result" search={{ q: question.q }} />
    </section>
  );
}

function Nothing({ q }: { q: string }) {
  return (
    <NoData
      title="データがありません"
      action={
        <LinkButton to="/risk/contact" search={{ topic: "listing", name: q }} tone="secondary" size="bar">
          掲載を依頼する
        </LinkButton>
      }
    >
      「{q}」に合うマンションは収録していません。名前を短くするか、町名でさがしてください。
    </NoData>
  );
}

function Places({ places }: { places: readonly SuggestItem[] }) {
  return (
    <section aria-labelledby="places">
      <h2 id="places" className="text-22">
        場所からさがす
      </h2>
      <ul className="mt-3 grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {places.map((place) => {
          const { id, label, detail, tag } = buildingOption(place);
          return (
            <li key={id}>
              <Link {...buildingTarget(place)} className={PLACE_TILE}>
                <PlaceTile {...{ label, detail, tag }} />
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
