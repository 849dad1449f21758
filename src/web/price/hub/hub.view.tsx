import type { ReactNode } from "react";
import type { SuggestItem } from "#api/client/client.ts";
import { placeLabel } from "#web/kit/form/place-line.ts";
import { SearchBox } from "#web/kit/form/search-box.tsx";
import { Breadcrumbs } from "#web/kit/link/breadcrumbs.tsx";
import { LinkButton } from "#web/kit/ui/button.tsx";
import { LoadFailed, NoData, OutOfArea } from "#web/kit/ui/state-block.tsx";
import { searchOf } from "#web/price/place/draft.ts";
import { ProposeBuilding } from "#web/price/place/propose-building.tsx";
import type { PlaceSearch } from "#web/price/place/use-place-search.ts";
import { AddressCard } from "./address-card.tsx";
import { ApartmentResults } from "./apartment-results.tsx";
import { AreaList } from "./area-list.tsx";
import type { Hub } from "./find-hub.ts";
import { PlaceResults } from "./place-results.tsx";
import { RecentList } from "./recent-list.tsx";

/** The suggestions hold twenty at most, the city itself and stations among them; from here on some towns may be missing. */
const MANY_TOWNS = 15;

export type HubViewProps = {
  readonly hub: Hub;
  readonly search: PlaceSearch;
  /** Homes on offer: the ways to them where nothing is asked for yet, and those at the places that were found. They stand first. */
  readonly onSale?: ReactNode;
};

/** The search hub: by text, by area, by condominium name, and what was searched before. */
export function HubView({ hub, search, onSale }: HubViewProps) {
  const { question, cities, hasBuildings } = hub;
  return (
    <div className="measure-content py-6 sm:py-8">
      <Breadcrumbs
        items={
          hub.kind === "found" || question.q
            ? [{ label: "物件を探す", to: "/search" }, { label: headingOf(hub) }]
            : [{ label: "物件を探す" }]
        }
      />
      <h1 className="mt-1 text-28">{headingOf(hub)}</h1>
      <div className="mt-4 max-w-form">
        <SearchBox
          key={question.q}
          label={placeLabel(hasBuildings)}
          placeholder="例：江東区豊洲、135-0061"
          action="/search"
          initialText={question.q}
          submitLabel="探す"
          {...search}
        />
      </div>
      <div className="mt-8 flex flex-col gap-8">
        {hub.kind === "failed" && <LoadFailed>検索結果を読み込めませんでした。入力した内容は残っています。</LoadFailed>}
        {hub.kind === "out-of-area" && (
          <OutOfArea title="対象外のエリアです">
            この地域には、推定できるだけの成約データがありません。下のエリアから選んでください。
          </OutOfArea>
        )}
        {hub.kind !== "failed" && onSale}
        {hub.kind === "found" && <Found hub={hub} />}
        {hub.kind === "start" && <RecentList />}
        {cities.length > 0 ? <AreaList cities={cities} current={question.city} /> : hub.kind !== "failed" && <NoMarket />}
      </div>
    </div>
  );
}

function headingOf(hub: Hub): string {
  if (hub.kind === "found" && hub.city) return `${hub.city.cityName}で探す`;
  return hub.question.q ? `「${hub.question.q}」の検索結果` : "物件・マンション検索";
}

function Found({ hub }: { hub: FoundHub }) {
  const { places, apartments, city, question, cities } = hub;
  if (places.length === 0 && apartments.total === 0) return <NothingFound hub={hub} />;
  const [likeliest] = places;
  if (likeliest && apartments.total === 0 && places.every((place) => isOutside(place, cities))) {
    return (
      <OutOfArea title="対象外のエリアです">
        {likeliest.label}には、推定できるだけの成約データがありません。下のエリアから選んでください。
      </OutOfArea>
    );
  }
  return (
    <>
      <Places hub={hub} />
      {city && places.length > MANY_TOWNS && <p className="-mt-6 text-14 text-sub">ここにない町は、上の検索欄に町名を入れてください。</p>}
      <ApartmentResults apartments={apartments} question={question} />
      {apartments.total === 0 && <ProposeBuilding known={proposalOf(hub)} className="-mt-5" />}
    </>
  );
}

/** Towns of a city; the one address that was asked for, before what else it may be; or what a text may mean. */
function Places({ hub: { places, address, city, question } }: { hub: FoundHub }) {
  if (city) return <PlaceResults places={places} title="町を選んで価格を調べる" address={null} />;
  if (address === null) return <PlaceResults places={places} title="価格を調べる場所" address={question.q} />;
  return (
    <>
      <AddressCard address={address} text={question.q} />
      <PlaceResults places={places} title="ほかの候補" address={null} />
    </>
  );
}

type FoundHub = Extract<Hub, { kind: "found" }>;

function NothingFound({ hub: { city, question, hasBuildings } }: { hub: FoundHub }) {
  const things = hasBuildings ? ["町とマンション", "場所もマンションも"] : ["町", "場所が"];
  return (
    <div>
      <NoData
        title="データがありません"
        action={
          <LinkButton
            to="/search/input"
            search={searchOf(city ? { cityCode: city.cityCode } : { address: question.q })}
            tone="secondary"
            size="bar"
          >
            {city ? "町名を入力する" : "住所で続ける"}
          </LinkButton>
        }
      >
        {city ? `${city.cityName}の${things[0]}の一覧がまだありません。` : `「${question.q}」に合う${things[1]}見つかりませんでした。`}
      </NoData>
      {!city && <ProposeBuilding known={{ name: question.q }} />}
    </div>
  );
}

/** A text that found a town begins with one; of what found stations alone nothing is known but its name. */
function proposalOf({ city, question, places }: FoundHub): { readonly address?: string } {
  if (city) return { address: `${city.prefecture}${city.cityName}` };
  return places[0]?.kind === "station" ? {} : { address: question.q };
}

/** Of a prefecture or a station without a town nobody can say it. */
function isOutside({ cityCode }: SuggestItem, cities: Hub["cities"]): boolean {
  return cityCode !== null && cities.every((city) => city.cityCode !== cityCode);
}

function NoMarket() {
  return <NoData title="データがありません">成約データがまだ読み込まれていないため、価格を調べられません。</NoData>;
}
