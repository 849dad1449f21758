import type { z } from "@hono/zod-openapi";
import { toldPrices } from "#domain/listings/prices/told-price-cuts.ts";
import type { FoundHome, HomeDetail, HomeFacets } from "#domain/search/homes/types.ts";
import { type homeDetailSchema, homeFactsSchema } from "./detail-schema.ts";
import type { foundHomeSchema, homeFacetsSchema } from "./schemas.ts";

export function presentHome(home: FoundHome): z.infer<typeof foundHomeSchema> {
  return { ...home, notices: [...home.notices], flag: home.flag && { ...home.flag, reasons: [...home.flag.reasons] } };
}

export function presentFacets(facets: HomeFacets & { readonly asOf: string }): z.infer<typeof homeFacetsSchema> {
  const { kinds, layouts, walkMinutesMax, ageYearsMax, newWithinDays, directions, excludes, certainties, toggles, histograms } = facets;
  const bars = ({ edges, counts }: HomeFacets["histograms"]["price"]) => ({ edges: [...edges], counts: [...counts] });
  const { price, areaM2, landAreaM2, monthlyYen, ageYears } = histograms;
  return {
    ...{ total: facets.total, asOf: facets.asOf, toggles: { ...toggles }, kinds: [...kinds], layouts: [...layouts] },
    ...{ walkMinutesMax: [...walkMinutesMax], ageYearsMax: [...ageYearsMax], newWithinDays: [...newWithinDays] },
    ...{ directions: [...directions], excludes: [...excludes], certainties: [...certainties] },
    histograms: {
      ...{ price: bars(price), areaM2: bars(areaM2), landAreaM2: bars(landAreaM2) },
      ...{ monthlyYen: bars(monthlyYen), ageYears: bars(ageYears) },
    },
  };
}

/** `today`: an ISO day in Japan, by which is decided what may be told of earlier prices. */
export function presentDetail(detail: HomeDetail, today: string): z.infer<typeof homeDetailSchema> {
  const { home, state, speaker, listing, buildingName, advertiser, otherOffers, prices, estimate, photos } = told(detail);
  const { cut, steps } = toldPrices(prices, today);
  return {
    home: presentHome(home),
    ...{ state, speaker, buildingName, advertiser, estimate },
    facts: homeFactsSchema.parse(listing),
    otherOffers: [...otherOffers],
    prices: { cut, steps: [...steps] },
    photos: [...photos],
  };
}

/** Of a home that its company took back no more than what leads to others like it: what it was, in which town and at about what price. */
function told(detail: HomeDetail): HomeDetail {
  if (detail.state !== "withdrawn") return detail;
  const { home, listing } = detail;
  const somewhere = { place: null, placePrecision: "town", apartmentKey: null } as const;
  const unsaid = {
    floor: null,
    direction: null,
    monthlyYen: null,
    grossYield: null,
    notices: [],
    priceCuts: 0,
    photo: null,
    estimate: null,
    flag: null,
  };
  const unpriced = { managementYen: null, reserveYen: null, otherMonthlyYen: null, yearlyRentYen: null };
  const silent = { privateRoadM2: null, balconyM2: null, confirmedOn: null, renovatedOn: null, remarks: null, handover: null };
  return {
    ...detail,
    home: { ...home, ...somewhere, ...unsaid },
    listing: {
      ...listing,
      ...somewhere,
      ...unpriced,
      ...silent,
      reference: "",
      address: `${home.cityName}${home.town}`,
      stations: [],
      notices: [],
    },
    ...{ buildingName: null, otherOffers: [], prices: [], estimate: null, photos: [] },
  };
}
