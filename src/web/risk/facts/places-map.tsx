import { useMemo } from "react";
import type { NearbyPlace, RiskReportResponse } from "#api/client/client.ts";
import { PlaceMap } from "#web/kit/map/place-map.tsx";
import { distanceWords, kindMark, kindTitle } from "./place-kinds.ts";

type PlacesMapProps = {
  readonly title: string;
  readonly subject: Pick<RiskReportResponse["subject"], "place">;
  readonly places: readonly NearbyPlace[];
  /** How many of each kind are drawn, the nearest first: as many as the list beside it shows. */
  readonly most: number;
};

/** The listed places around the building. Whatever it shows stands in the list too. */
export function PlacesMap({ title, subject, places, most }: PlacesMapProps) {
  const { place } = subject;
  const drawn = useMemo(() => nearestOfEach(places, most), [places, most]);
  const items = useMemo(() => drawn.map(toItem), [drawn]);
  const credits = useMemo(() => [...new Set(drawn.map(({ provenance }) => provenance.attribution))], [drawn]);
  const here = useMemo(() => ({ place, label: "ここ" }), [place]);
  if (items.length === 0) return null;
  return <PlaceMap title={title} subject={here} items={items} credits={credits} />;
}

/** The first `most` of each kind, in their order. */
export function nearestOfEach(places: readonly NearbyPlace[], most: number): readonly NearbyPlace[] {
  const counts = new Map<string, number>();
  return places.filter(({ kind }) => {
    const before = counts.get(kind) ?? 0;
    counts.set(kind, before + 1);
    return before < most;
  });
}

function toItem(found: NearbyPlace) {
  const { kind, name, place } = found;
  const mark = kindMark(kind);
  return {
    ...(mark ? { mark } : {}),
    id: `${kind}-${name}-${place.lon}-${place.lat}`,
    place,
    label: name,
    detail: `${kindTitle(kind)}・${distanceWords(found)}`,
  };
}
