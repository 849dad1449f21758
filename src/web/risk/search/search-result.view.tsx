import { Link } from "@tanstack/react-router";
import type { FoundPlace, RiskListItem, SuggestItem } from "#api/client/client.ts";
import { Breadcrumbs } from "#web/kit/link/breadcrumbs.tsx";
import { Pager } from "#web/kit/list/pager.tsx";
import { PLACE_TILE, PlaceTile } from "#web/kit/mark/place-tile.tsx";
import { LinkButton } from "#web/kit/ui/button.tsx";
import { Notice } from "#web/kit/ui/notice.tsx";
import { LoadFailed, NoData } from "#web/kit/ui/state-block.tsx";
import { BeyondEnd } from "./beyond-end.tsx";
import { BuildingRows } from "./building-rows.tsx";
import type { NameFound } from "./find-guide.ts";
import { easilyConfused, MATCH_WORDS, matchGrade } from "./name-match.ts";
import { PlaceChoice } from "./place-choice.tsx";
import { type PlaceSearch, suggestedOption } from "./place-option.ts";
import { PlaceSearchBox } from "./place-search-box.tsx";

export type SearchResultViewProps = { readonly found: NameFound; readonly search: PlaceSearch };

/** What a text may mean: places to choose from, buildings with how well each fits, and areas. */
export function SearchResultView({ found, search }: SearchResultViewProps) {
  const { question, hasBuildings } = found;
  const { q } = question;
  return (
    <div className="measure-content py-6 sm:py-8">
      <Breadcrumbs items={[{ label: "リスク診断", to: "/risk" }, { label: "検索結果" }]} />
      <h1 className="mt-1 text-28">{q === "" ? "診断する場所を探す" : `「${q}」の検索結果`}</h1>
      <div className="mt-4 max-w-form">
        <PlaceSearchBox key={q} {...{ search, hasBuildings }} initialText={q} />
      </div>
      <div className="mt-6 flex flex-col gap-6">
        {found.kind === "failed" && <LoadFailed>検索結果を読み込めませんでした。入力した内容は残っています。</LoadFailed>}
        {found.kind === "start" && (
          <p>{hasBuildings ? "住所か駅名、マンション名を入れてください。" : "住所か駅名を入れてください。"}町名の一部でも探せます。</p>
        )}
        {found.kind === "found" && <Found found={found} />}
        <OtherWays />
      </div>
    </div>
  );
}

function OtherWays() {
  return (
    <p className="flex flex-wrap gap-x-5">
      <Link to="/risk/search_area" className="inline-flex min-h-11 items-center text-link">
        エリアから探す
      </Link>
      <Link to="/risk" className="inline-flex min-h-11 items-center text-link">
        地図・現在地から探す
      </Link>
    </p>
  );
}

function Found({ found }: { found: Extract<NameFound, { kind: "found" }> }) {
  const { question, list, places, areas, hasBuildings } = found;
  const isNothing = list.total === 0 && places.length === 0 && areas.length === 0;
  return (
    <>
      {isNothing && <Nothing q={question.q} hasBuildings={hasBuildings} />}
      {places.length > 0 && <Places places={places} />}
      {list.items.length === 0 && list.total > 0 && <BeyondEnd total={list.total} to="/risk/search_result" search={{ q: question.q }} />}
      {list.items.length > 0 && <Hits found={found} />}
      {areas.length > 0 && <Areas areas={areas} />}
      {hasBuildings && !isNothing && (
        <p className="text-14 text-sub">
          探している建物がないときは、
          <Link to="/risk/contact" search={{ topic: "listing", name: question.q }} className="text-link">
            掲載を依頼
          </Link>
          できます。
        </p>
      )}
    </>
  );
}

function Places({ places }: { places: readonly FoundPlace[] }) {
  const isGuess = places.every(({ isExact }) => !isExact);
  return (
    <section aria-labelledby="places">
      <h2 id="places" className="mb-1 text-22">
        {isGuess ? "もしかして" : "場所を選ぶ"}
      </h2>
      <p className="mb-3 text-14 text-sub">
        {isGuess ? "入力と同じ名前の場所はありませんでした。近い名前の場所です。" : "選んだ場所の診断を開きます。"}
      </p>
      <PlaceChoice places={places} />
    </section>
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
          <Notice title="似た名前の建物があります">所在地と築年で、探している建物かどうかを確かめてください。</Notice>
        </div>
      )}
      <BuildingRows items={list.items} notesOf={notesOf} />
      <Pager
        label="マンションのページ"
        page={list.page}
        pageSize={list.pageSize}
        total={list.total}
        to="/risk/search_result"
        search={{ q: question.q }}
      />
    </section>
  );
}

function Nothing({ q, hasBuildings }: { q: string; hasBuildings: boolean }) {
  return (
    <NoData
      title="見つかりませんでした"
      action={
        hasBuildings ? (
          <LinkButton to="/risk/contact" search={{ topic: "listing", name: q }} tone="secondary" size="bar">
            建物の掲載を依頼する
          </LinkButton>
        ) : (
          <LinkButton to="/risk/search_area" tone="secondary" size="bar">
            エリアから探す
          </LinkButton>
        )
      }
    >
      「{q}」に合う住所や駅{hasBuildings && "、マンション"}が見つかりませんでした。「墨田区八広6」のように、市区町村と町名を入れてください。
    </NoData>
  );
}

function Areas({ areas }: { areas: readonly SuggestItem[] }) {
  return (
    <section aria-labelledby="areas">
      <h2 id="areas" className="text-22">
        エリアから探す
      </h2>
      <ul className="mt-3 grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {areas.map((area) => {
          const { id, label, detail, tag, target } = suggestedOption(area);
          return (
            <li key={id}>
              <Link {...target} className={PLACE_TILE}>
                <PlaceTile {...{ label, detail, tag }} />
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
