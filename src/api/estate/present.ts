import type { priceHistory, SimilarTowns } from "#domain/properties/index.server.ts";
import type { Page } from "#domain/properties/page.ts";
import type {
  Apartment,
  CoveredCity,
  DataCredit,
  MarketOrigin,
  MatchedPlace,
  PostalTown,
  Sale,
  SoldQuarters,
} from "#domain/properties/types.ts";
import type { FoundPlace } from "#domain/search/places/types.ts";
import type { Suggestion } from "#domain/search/suggestions/types.ts";
import { formatQuarter } from "#kernel/quarter.ts";
import type {
  ApartmentResponse,
  FoundPlaceResponse,
  HistoryResponse,
  Market,
  PageOf,
  PostalCodeResponse,
  SimilarTownsResponse,
  SuggestItem,
  TransactionResponse,
} from "./schemas.ts";

export function presentPage<T, U>(page: Page<T>, present: (item: T) => U): PageOf<U> {
  return { ...page, items: page.items.map(present) };
}

export function presentSuggestion({ kind, label, detail, reference, prefecture, cityCode, town, place }: Suggestion): SuggestItem {
  return { kind, label, detail, reference, prefecture, cityCode, town, place };
}

export function presentFoundPlace({ place, ...found }: FoundPlace): FoundPlaceResponse {
  return { ...found, ...place };
}

/** A place to choose from, as a suggestion: where only the city is known, the town is still missing. */
export function presentPlace({ prefecture, cityCode, cityName, town, place }: MatchedPlace): SuggestItem {
  const kind = town === null ? "city" : "town";
  const reference = town === null ? cityCode : `${cityCode}/${town}`;
  return { kind, label: `${cityName}${town ?? ""}`, detail: prefecture, reference, prefecture, cityCode, town, place };
}

type KnownMarket = {
  readonly origin: MarketOrigin;
  readonly quarters: SoldQuarters;
  readonly cities: readonly CoveredCity[];
  readonly credits: readonly DataCredit[];
  readonly hasBuildings: boolean;
};

export function presentMarket({ origin, quarters, cities, credits, hasBuildings }: KnownMarket): Market {
  return {
    hasBuildings,
    origin: origin.origin,
    firstQuarter: quarters.firstQuarter && formatQuarter(quarters.firstQuarter),
    lastQuarter: quarters.lastQuarter && formatQuarter(quarters.lastQuarter),
    sales: origin.sales,
    attributions: [...origin.attributions],
    credits: [...credits],
    cities: [...cities],
  };
}

export function presentPostalCode(postalCode: string, towns: readonly PostalTown[]): PostalCodeResponse {
  return {
    postalCode,
    towns: towns.map(({ prefecture, cityCode, cityName, town }) => ({
      prefCode: cityCode.slice(0, 2),
      prefecture,
      cityCode,
      city: cityName,
      town,
    })),
  };
}

export function presentApartment(apartment: Apartment): ApartmentResponse {
  return { ...apartment };
}

/** Recorded sales are anonymous: what could point to one unit (its building) stays inside. */
export function presentSale(sale: Sale): TransactionResponse {
  const { id, kind, priceCategory, cityCode, cityName, town, place, price, areaM2, layout, builtYear } = sale;
  const { structure, renovated, stationName, walkMinutes } = sale;
  return {
    ...{ id, kind, priceCategory, cityCode, cityName, town, place, price, areaM2, layout, builtYear },
    ...{ structure, renovated, stationName, walkMinutes },
    quarter: formatQuarter(sale.quarter),
  };
}

type PriceHistory = Awaited<ReturnType<typeof priceHistory>>;

export function presentHistory({ scope, points }: PriceHistory, cityName: string, town: string | undefined): HistoryResponse {
  return {
    scope,
    label: scope === "town" ? `${cityName}${town ?? ""}` : cityName,
    points: points.map(({ quarter, medianYenPerM2, n }) => ({ quarter: formatQuarter(quarter), medianYenPerM2, n })),
  };
}

export function presentSimilarTowns({ own, towns }: SimilarTowns): SimilarTownsResponse {
  return { own: own && presentTownPrice(own), towns: towns.map((town) => ({ price: presentTownPrice(town), distanceM: town.distanceM })) };
}

function presentTownPrice({ cityCode, town, name, medianYenPerM2, n }: NonNullable<SimilarTowns["own"]>) {
  return { cityCode, town, name, medianYenPerM2: Math.round(medianYenPerM2), n };
}
