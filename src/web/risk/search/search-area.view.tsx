import { Breadcrumbs } from "#web/kit/link/breadcrumbs.tsx";
import { LinkButton } from "#web/kit/ui/button.tsx";
import { LoadFailed, NoData, OutOfArea } from "#web/kit/ui/state-block.tsx";
import { AreaLinks, TownLinks } from "./area-links.tsx";
import { BuildingMap, CityMap } from "./area-map.tsx";
import { BuildingRows } from "./building-rows.tsx";
import type { AreaFound } from "./find-guide.ts";
import { BeyondEnd, Pager } from "./pager.tsx";

export type SearchAreaViewProps = { readonly found: AreaFound };

const TITLE = "エリアからマンションを探す";

/** A ward, then a town, then its buildings with their letters. */
export function SearchAreaView({ found }: SearchAreaViewProps) {
  const { question, cities } = found;
  const place = found.kind === "found" ? `${found.city.cityName}${question.town}` : null;
  return (
    <div className="measure-content py-6 sm:py-8">
      <Breadcrumbs
        items={[
          { label: "リスク診断", to: "/risk" },
          ...(place === null ? [{ label: TITLE }] : [{ label: TITLE, to: "/risk/search_area" }, { label: place }]),
        ]}
      />
      <h1 className="mt-1 text-28">{place === null ? TITLE : `${place}のマンション`}</h1>
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
        {cities.length === 0 && found.kind !== "failed" && (
          <NoData title="データがありません">エリアのデータがまだ読み込まれていません。</NoData>
        )}
      </div>
    </div>
  );
}

function Found({ found }: { found: Extract<AreaFound, { kind: "found" }> }) {
  const { city, towns, list, question } = found;
  const { items, total, page, pageSize } = list;
  const way = { to: "/risk/search_area", search: { city: city.cityCode, ...(question.town === "" ? {} : { town: question.town }) } };
  return (
    <div className="flex flex-col gap-4">
      <TownLinks city={city} towns={towns} current={question.town} />
      <p className="amount text-14 text-sub">{total.toLocaleString("ja-JP")}棟</p>
      {items.length === 0 && total > 0 && <BeyondEnd total={total} {...way} />}
      {total === 0 && (
        <NoData
          title="データがありません"
          action={
            <LinkButton to="/risk/contact" search={{ topic: "listing" }} tone="secondary" size="bar">
              掲載を依頼する
            </LinkButton>
          }
        >
          {city.cityName}
          {question.town}のマンションは、まだ収録していません。
        </NoData>
      )}
      {items.length > 0 && (
        <div className="flex flex-col gap-4">
          <BuildingMap items={items} />
          <BuildingRows items={items} />
          <Pager {...{ page, pageSize, total }} {...way} />
        </div>
      )}
    </div>
  );
}
