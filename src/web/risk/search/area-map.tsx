import { useMemo } from "react";
import type { RiskListItem } from "#api/client/client.ts";
import type { MapItem } from "#web/kit/map/canvas/group-places.ts";
import { PlaceMap } from "#web/kit/map/place-map.tsx";
import { riskPath } from "#web/risk/frame/report-search.ts";
import type { City } from "./find-guide.ts";

/** The cities to choose from, where they lie. The list beside it has them all, also those without a known place. */
export function CityMap({ cities }: { readonly cities: readonly City[] }) {
  const items = useMemo(() => cities.flatMap(cityItem), [cities]);
  if (items.length === 0) return null;
  return <PlaceMap title="エリアの地図" subject={null} items={items} />;
}

/** The buildings of the list beside it, each with its letter. */
export function BuildingMap({ items: found }: { readonly items: readonly RiskListItem[] }) {
  const items = useMemo(() => found.map(buildingItem), [found]);
  if (items.length === 0) return null;
  return <PlaceMap title="マンションの地図" subject={null} items={items} />;
}

export function cityItem({ cityCode, cityName, prefecture, place }: City): readonly MapItem[] {
  if (place === null) return [];
  return [
    {
      id: cityCode,
      place,
      label: `${cityName}の診断`,
      detail: prefecture,
      mark: shortName(cityName),
      href: `/risk/search_area?city=${cityCode}`,
    },
  ];
}

/** 江東区 → 江東, 福岡市中央区 → 中央. A name of two letters keeps both: 港区. */
function shortName(cityName: string): string {
  const last = cityName.replace(/^.{1,20}市(?=.{1,20}区$)/, "");
  return last.length > 2 ? last.replace(/[市区町村]$/, "") : last;
}

export function buildingItem({ apartment, rating }: RiskListItem): MapItem {
  const { key, name, place, address, builtYear } = apartment;
  const letter = rating === null ? "未診断" : (rating.letter ?? "判定保留");
  return {
    id: key,
    place,
    label: name,
    detail: `${address}・${builtYear}年築・${letter}`,
    mark: rating?.letter ?? "—",
    href: riskPath(key, "summary"),
  };
}
