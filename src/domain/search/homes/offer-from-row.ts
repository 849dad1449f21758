import type { LandRight, Listing, ListingKind, ListingNotice, StationAccess } from "#domain/listings/types.ts";
import { isNewQuakeCode } from "#kernel/quake-code.ts";
import type { Offer } from "./offer.ts";
import type { HomeFlag } from "./types.ts";

/** An advertisement with its home, company, building, estimate and flag, as the store reads it; days are ISO, in Japan. */
export type OfferRow = {
  readonly key: string;
  readonly dwellingKey: string;
  readonly kind: ListingKind;
  readonly title: string;
  readonly apartmentKey: string | null;
  readonly buildingName: string | null;
  readonly buildingNameKana: string | null;
  readonly cityCode: string;
  readonly cityName: string | null;
  readonly town: string;
  readonly lon: number | null;
  readonly lat: number | null;
  readonly placePrecision: Offer["placePrecision"];
  readonly price: number;
  readonly areaM2: number | null;
  readonly landAreaM2: number | null;
  readonly layout: string | null;
  readonly floor: number | null;
  readonly totalFloors: number | null;
  readonly direction: string | null;
  readonly builtYear: number | null;
  readonly builtMonth: number | null;
  readonly confirmedOn: string | null;
  readonly stations: readonly StationAccess[];
  readonly managementYen: number | null;
  readonly reserveYen: number | null;
  readonly otherMonthlyYen: number | null;
  readonly landRight: LandRight | null;
  readonly isTenanted: boolean | null;
  readonly yearlyRentYen: number | null;
  readonly pets: Listing["pets"];
  readonly parking: Listing["parking"];
  readonly notices: readonly ListingNotice[];
  readonly dealType: string;
  readonly firstSeenOn: string;
  readonly updatedOn: string;
  readonly nextUpdateOn: string;
  readonly companyId: string;
  readonly companyName: string;
  readonly isSample: boolean;
  readonly priceCuts: number;
  readonly photo: string | null;
  readonly point: number | null;
  readonly q10: number | null;
  readonly q90: number | null;
  readonly estimateGrade: "A" | "B" | "C" | "D" | "E" | null;
  readonly flagRatio: number | null;
  readonly flagGrade: HomeFlag["grade"] | null;
  readonly flagDepth: HomeFlag["depth"] | null;
  readonly flagReasons: readonly string[] | null;
  readonly flagRaisedOn: string | null;
};

/** `nameKeys`: what names of buildings are compared by (`nameKeysOf`), given in as many homes share a building. */
export function offerFrom(row: OfferRow, nameKeys: readonly string[]): Offer {
  const { key, dwellingKey, kind, title, apartmentKey, cityCode, town, placePrecision, price, areaM2, landAreaM2, layout } = row;
  const { floor, totalFloors, direction, builtYear, builtMonth, landRight, isTenanted, notices, priceCuts, dealType, isSample } = row;
  const { firstSeenOn, updatedOn, nextUpdateOn, companyId, companyName, pets, parking, stations } = row;
  const nearest = stations[0];
  return {
    ...{ key, dwellingKey, kind, title, apartmentKey, cityCode, town, placePrecision, price, areaM2, landAreaM2, layout },
    ...{ floor, totalFloors, direction, builtYear, builtMonth, landRight, isTenanted, notices, priceCuts, dealType, isSample },
    ...{ firstSeenOn, updatedOn, nextUpdateOn, companyId, companyName, pets, parking, nameKeys },
    cityName: row.cityName ?? "",
    place: row.lon === null || row.lat === null ? null : { lon: row.lon, lat: row.lat },
    isNewQuakeCode: isNewQuakeCode(row),
    stationName: nearest?.stationName ?? null,
    walkMinutes: nearest?.minutes ?? null,
    busMinutes: nearest?.busMinutes ?? null,
    accesses: stations.map(({ stationGroup, minutes, busMinutes }) => ({ stationGroup, minutes, busMinutes })),
    monthlyYen: monthlyYen(row),
    grossYield: row.yearlyRentYen === null ? null : row.yearlyRentYen / price,
    photo: row.photo === null ? null : `/api/estate/photos/${row.photo}/small`,
    estimate: estimateOf(row),
    flag: flagOf(row),
  };
}

/** Null where management or reserve is not told: a part of the fees is not what a month costs. */
function monthlyYen({ managementYen, reserveYen, otherMonthlyYen }: OfferRow): number | null {
  return managementYen === null || reserveYen === null ? null : managementYen + reserveYen + (otherMonthlyYen ?? 0);
}

function estimateOf({ point, q10, q90, estimateGrade: grade }: OfferRow): Offer["estimate"] {
  return point === null || q10 === null || q90 === null || grade === null || grade === "E" ? null : { point, q10, q90, grade };
}

function flagOf({ flagRatio, flagGrade, flagDepth, flagReasons, flagRaisedOn }: OfferRow): HomeFlag | null {
  if (flagRatio === null || flagGrade === null || flagDepth === null || flagRaisedOn === null) return null;
  return { ratio: flagRatio, grade: flagGrade, depth: flagDepth, reasons: flagReasons ?? [], raisedOn: flagRaisedOn };
}
