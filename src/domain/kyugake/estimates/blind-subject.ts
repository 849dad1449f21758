import type { Listing } from "#domain/listings/types.ts";
import type { PricedKind, PricedSubject } from "#domain/valuation/core/types.ts";

/** Kinds of homes on offer that past sales say something of, and the kind of those sales. New flats and whole buildings have none. */
const PRICED_AS: Readonly<Record<Listing["kind"], PricedKind | null>> = {
  condo: "condo",
  house: "house",
  land: "land",
  "new-condo": null,
  building: null,
};

/** What an estimate may know of a home on offer: everything but what is asked for it, and what only its owner tells. */
export type BlindFacts = Pick<
  Listing,
  "kind" | "cityCode" | "town" | "place" | "apartmentKey" | "areaM2" | "landAreaM2" | "layout" | "builtYear" | "stations"
> &
  // Absent in what was kept of flags before they were read.
  Partial<Pick<Listing, "floor" | "totalFloors" | "direction" | "structure">> & { readonly cityName: string };

export function pricedKindOf(kind: Listing["kind"]): PricedKind | null {
  return PRICED_AS[kind];
}

/** The home as the engine appraises it blind; null: of a kind that is not appraised, or without its size. A bus stop is no station. */
export function blindSubject(facts: BlindFacts): PricedSubject | null {
  const kind = pricedKindOf(facts.kind);
  // 土地面積 of houses and plots, 専有面積 of flats, as sales are recorded.
  const areaM2 = kind === "condo" ? facts.areaM2 : facts.landAreaM2;
  if (kind === null || areaM2 === null) return null;
  const station = facts.stations.find(({ busMinutes }) => busMinutes === null);
  return {
    kind,
    cityCode: facts.cityCode,
    cityName: facts.cityName,
    town: facts.town,
    place: facts.place,
    apartmentKey: facts.apartmentKey,
    areaM2,
    floorAreaM2: kind === "house" ? facts.areaM2 : null,
    layout: kind === "land" ? null : facts.layout,
    builtYear: kind === "land" ? null : facts.builtYear,
    renovated: null,
    ...{ zoning: null, lot: null },
    stationName: station?.stationName ?? null,
    walkMinutes: station?.minutes ?? null,
    ...advertised(facts),
  };
}

/** What the advertisement tells of the building and the unit. As in the price check nobody tells the structure of a flat. */
function advertised({ kind, structure = null, floor = null, totalFloors = null, direction = null }: BlindFacts) {
  return { structure: kind === "house" ? structure : null, floor, totalFloors, direction };
}
