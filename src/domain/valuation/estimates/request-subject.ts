import type { Apartment, MatchedPlace, Structure } from "#domain/properties/types.ts";
import type { PricedSubject, Subject } from "#domain/valuation/core/types.ts";
import { subjectOfKind } from "./of-kind.ts";
import type { EstimateInput } from "./request.ts";
import { toldLot } from "./told-lot.ts";

/** Where the home is: a known building, or a town. */
export type Location =
  | { readonly apartment: Apartment; readonly town: null }
  | { readonly apartment: null; readonly town: MatchedPlace & { readonly town: string } };

/** The home as the engine sees it. What the person did not say is filled in from the building, never guessed; what is not of the kind is left out. */
export function subjectOf(input: EstimateInput, { apartment, town }: Location): PricedSubject {
  const place = apartment ?? town;
  return subjectOfKind({
    kind: input.kind,
    cityCode: place.cityCode,
    cityName: place.cityName,
    town: place.town,
    place: place.place,
    apartmentKey: apartment?.key ?? null,
    ...homeOf(input),
    ...stationOf(input, apartment),
    builtYear: input.builtYear ?? apartment?.builtYear ?? null,
    totalFloors: input.totalFloors ?? apartment?.floors ?? null,
    zoning: null,
    structure: structureOf(input, apartment),
    lot: toldLot(input.kind, input),
  });
}

function homeOf(input: EstimateInput) {
  return {
    areaM2: input.areaM2,
    floorAreaM2: input.floorAreaM2 ?? null,
    layout: input.layout ?? null,
    renovated: input.renovated ?? null,
    floor: input.floor ?? null,
    direction: input.direction ?? null,
    isCorner: input.isCorner ?? null,
  };
}

/** A flat is as its building is; the structure of a house is its owner's to tell. */
function structureOf({ kind, structure }: EstimateInput, apartment: Apartment | null): Structure | null {
  return (kind === "condo" ? apartment?.structure : structure) ?? null;
}

/** A walk belongs to its station: one of the two from the person and the other from the building would be a third place. */
function stationOf(input: EstimateInput, apartment: Apartment | null): Pick<Subject, "stationName" | "walkMinutes"> {
  const isOwn = input.stationName !== undefined && input.stationName !== apartment?.stationName;
  if (isOwn || !apartment) return { stationName: input.stationName ?? null, walkMinutes: input.walkMinutes ?? null };
  return { stationName: apartment.stationName, walkMinutes: input.walkMinutes ?? apartment.walkMinutes };
}

/** `東京都江東区豊洲`, with the building's name where it is known. */
export function locationText({ apartment, town }: Location): string {
  const { prefecture, cityName, town: townName } = apartment ?? town;
  return `${prefecture}${cityName}${townName}${apartment ? ` ${apartment.name}` : ""}`;
}
