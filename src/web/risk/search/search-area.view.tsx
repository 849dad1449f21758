import { Link } from "@tanstack/react-router";
import { Breadcrumbs } from "#web/kit/link/breadcrumbs.tsx";
import { Pager } from "#web/kit/list/pager.tsx";
import { LoadFailed, NoData, OutOfArea } from "#web/kit/ui/state-block.tsx";
import { AreaLinks, TownLinks } from "./area-links.tsx";
import { BuildingMap, CityMap } from "./area-map.tsx";
import { BeyondEnd } from "./beyond-end.tsx";
import { BuildingRows } from "./building-rows.tsx";
import type { AreaFound } from "./find-guide.ts";
import { PlaceChoice } from "./place-choice.tsx";

export type SearchAreaViewProps = { readonly found: AreaFound };

function NoCities({ isKnown }: { readonly isKnown: boolean }) {
  return isKnown ? null : <NoData title="データがありません">エリアのデータがまだ読み込まれていません。</NoData>;
}

/** A ward, then a town, then its 町丁目 and its buildings with their letters. */
export function SearchAreaView({ found }: SearchAreaViewProps) {
  const { question, cities } = found;
  const title = "エリアから探す";
  const place = found.kind === "found" ? `${found.city.cityName}${question.town}` : null;
  return (
    <div className="measure-content py-6 sm:py-8">
      <Breadcrumbs
        items={[
          { label: "リスク診断", to: "/risk" },
          ...(place === null ? [{ label: title }] : [{ label: title, to: "/risk/search_area" }, { label: place }]),
        ]}
      />
      <h1 className="mt-1 text-28">{place === null ? title : `${place}の診断`}</h1>
      <div className="mt-5 flex flex-col gap-8">
        {found.kind === "failed" && <LoadFailed>一覧を読み込めませんでした。</LoadFailed>}
        {found.kind === "out-of-area" && (
          <OutOfArea title="対象外のエリアです">この地域のデータがありません。下のエリアから選んでください。</OutOfArea>
        )}
        {found.kind === "found" && <Found found={found} />}
        {cities.length > 0 && (
          <section aria-labelledby="areas">
            <h2 id="areas" className="mb-3 text-22">
              {found.kind === "found" ? "ほかのエリア" : "市区町村を選ぶ"}
            </h2>
            {found.kind === "start" && (
              <div className="mb-6">
                <CityMap cities={cities} />
              </div>
            )}
            <AreaLinks cities={cities} current={question.city} />
          </section>
        )}
        {found.kind !== "failed" && <NoCities isKnown={cities.length > 0} />}
      </div>
    </div>
  );
}

function Found({ found }: { found: Extract<AreaFound, { kind: "found" }> }) {
  const { city, towns, places, list, question } = found;
  const isNothing = list.total === 0 && towns.length === 0;
  const hasTown = question.town !== "";
  return (
    <div className="flex flex-col gap-6">
      {hasTown && places.length > 0 && (
        <section aria-labelledby="chome">
          <h2 id="chome" className="mb-3 text-22">
            {places.length > 1 ? "町丁目を選ぶ" : "この町を診断する"}
          </h2>
          <PlaceChoice places={places} />
        </section>
      )}
      {list.total > 0 && <Buildings found={found} />}
      {hasTown && list.total === 0 && places.length === 0 && <UnknownTown found={found} />}
      {towns.length > 0 && (
        <section aria-labelledby="towns">
          <h2 id="towns" className="mb-3 text-22">
            {hasTown ? `${city.cityName}のほかの町` : "町を選ぶ"}
          </h2>
          <TownLinks city={city} towns={towns} current={question.town} />
        </section>
      )}
      {isNothing && <NoData title="データがありません">{city.cityName}の町の一覧が、まだ読み込まれていません。</NoData>}
    </div>
  );
}

function UnknownTown({ found: { city, question, hasBuildings } }: { found: Extract<AreaFound, { kind: "found" }> }) {
  return (
    <NoData title="データがありません">
      {city.cityName}
      {question.town}の町丁目{hasBuildings && "とマンション"}は、まだ収録していません。下のほかの町から選んでください。
    </NoData>
  );
}

function Buildings({ found: { city, list, question } }: { found: Extract<AreaFound, { kind: "found" }> }) {
  const { items, total, page, pageSize } = list;
  const way = { to: "/risk/search_area", search: { city: city.cityCode, ...(question.town === "" ? {} : { town: question.town }) } };
  return (
    <section aria-labelledby="buildings">
      <h2 id="buildings" className="mb-3 text-22">
        マンション <span className="amount font-normal text-14 text-sub">{total.toLocaleString("ja-JP")}棟</span>
      </h2>
      {items.length === 0 ? (
        <BeyondEnd total={total} {...way} />
      ) : (
        <div className="flex flex-col gap-4">
          <BuildingMap items={items} />
          <BuildingRows items={items} />
          <Pager label="マンションのページ" {...{ page, pageSize, total }} {...way} />
          <p className="text-14 text-sub">
            探している建物がないときは、
            <Link to="/risk/contact" search={{ topic: "listing" }} className="text-link">
              掲載を依頼
            </Link>
            できます。
          </p>
        </div>
      )}
    </section>
  );
}
