import type { FoundHome, HomeComparables, HomeDetail, HomeFacets, HomePage } from "#api/client/client.ts";
import { AXIS_EDGES } from "#domain/search/homes/axes.ts";
import { type HomeAxis, LAYOUTS } from "#domain/search/homes/types.ts";
import { sampleHome as summary } from "#web/kit/home/samples.ts";

/** A home as a search finds it, for the gallery and tests; whatever is given stands instead. */
export function sampleFound(given: Partial<FoundHome> = {}): FoundHome {
  return {
    ...summary(),
    dwellingKey: "d-lst_0001",
    apartmentKey: "sample-apartment",
    cityCode: "13108",
    place: { lon: 139.8032, lat: 35.6462 },
    notices: [],
    direction: "南",
    isNewQuakeCode: true,
    landRight: "freehold",
    flag: { ratio: 0.881, grade: "B", depth: "nine", reasons: ["reserve-shortfall"], raisedOn: "2026-11-18" },
    ...given,
  };
}

const SAMPLE_AS_OF = "2026-11-21T00:00:00.000Z";

export function samplePage(items: readonly FoundHome[], given: Partial<HomePage> = {}): HomePage {
  return { items: [...items], page: 1, pageSize: 20, total: items.length, asOf: SAMPLE_AS_OF, ...given };
}

function histogram(axis: HomeAxis) {
  const edges = [...AXIS_EDGES[axis]];
  return { edges, counts: edges.map((_, index) => (index * 7) % 13) };
}

export function sampleFacets(given: Partial<HomeFacets> = {}): HomeFacets {
  return {
    total: 424,
    asOf: SAMPLE_AS_OF,
    kinds: [{ value: "condo", count: 380 }],
    layouts: LAYOUTS.map((value, index) => ({ value, count: index * 3 })),
    walkMinutesMax: [{ value: 10, count: 300 }],
    ageYearsMax: [{ value: 20, count: 200 }],
    newWithinDays: [{ value: 7, count: 40 }],
    directions: [{ value: "南", count: 120 }],
    excludes: [{ value: "tenanted", count: 19 }],
    certainties: [
      { value: "A", count: 9 },
      { value: "B", count: 14 },
    ],
    toggles: { isNewQuakeCode: 397, isSecondFloorUp: 380, hasPets: 200, hasParking: 90, isFreehold: 400, isPriceCut: 58 },
    histograms: {
      price: histogram("price"),
      areaM2: histogram("areaM2"),
      landAreaM2: histogram("landAreaM2"),
      monthlyYen: histogram("monthlyYen"),
      ageYears: histogram("ageYears"),
    },
    ...given,
  };
}

/** The page of a home; `facts` are laid over the sample's. */
export function sampleDetail(
  given: Partial<Omit<HomeDetail, "facts">> & { readonly facts?: Partial<HomeDetail["facts"]> } = {},
): HomeDetail {
  const { facts, ...rest } = given;
  const home = given.home ?? sampleFound();
  return {
    home,
    state: "on-offer",
    speaker: home.key,
    facts: { ...FACTS, ...facts },
    buildingName: "東雲サンプルコート",
    advertiser: {
      id: "c1",
      name: "サンプル不動産 東雲店",
      licence: "東京都知事(0)第000000号",
      address: "東京都江東区東雲1丁目(架空)",
      phone: "03-0000-0000",
      isSample: true,
    },
    otherOffers: [],
    prices: { cut: null, steps: [{ on: "2026-07-26", step: "first" }] },
    photos: [],
    estimate: {
      madeOn: "2026-11-20",
      grade: "B",
      price: { point: 70_200_000, q05: 61_000_000, q10: 63_300_000, q90: 78_600_000, q95: 81_000_000, chance10: 0.61 },
      refusal: null,
      isTestedHorizon: true,
      headline: { quarter: "2026Q4", knownUntil: "2026Q2", quartersAhead: 2 },
      similar: { median: 69_850_000, count: 14, standing: "inside" },
      modelVersion: "condo-2026.11",
      isSample: true,
    },
    ...rest,
  };
}

const FACTS: HomeDetail["facts"] = {
  reference: "S-0004812",
  kind: "condo",
  title: "東雲サンプルコート 8階",
  address: "東京都江東区東雲1丁目",
  place: { lon: 139.8032, lat: 35.6462 },
  placePrecision: "building",
  privateRoadM2: null,
  balconyM2: 9.2,
  totalUnits: 186,
  direction: "南",
  structure: "RC",
  confirmedOn: "2003-05-10",
  stations: [{ stationGroup: "003700", stationName: "辰巳", line: "有楽町線", minutes: 7, busMinutes: null }],
  managementYen: 14_300,
  reserveYen: 11_600,
  otherMonthlyYen: null,
  landRight: "freehold",
  yearlyRentYen: null,
  pets: "negotiable",
  parking: "full",
  isRenovated: null,
  renovatedOn: null,
  notices: [],
  remarks: null,
  handover: "相談",
  dealType: "専任媒介",
  publishedOn: "2026-07-26",
  updatedOn: "2026-11-20",
  nextUpdateOn: "2026-11-27",
};

/** Past sales like the sample home, in the quarter of its estimate. */
export function sampleSales(given: Partial<HomeComparables> = {}): HomeComparables {
  const items = [69_000_000, 71_000_000, 66_500_000, 74_000_000, 62_000_000, 80_000_000].map((price, index) => ({
    ...{ saleId: index + 1, quarter: `202${index % 2 === 0 ? 5 : 4}Q${(index % 4) + 1}`, priceCategory: "contract" as const },
    ...{ cityName: "江東区", town: "東雲", place: null, price, areaM2: 65 + index, layout: "3LDK", builtYear: 2004 + index },
    ...{
      distanceM: index === 5 ? 450 : null,
      reason: index === 5 ? ("near" as const) : ("same-group" as const),
      similarity: 0.9 - index / 10,
    },
    broughtForward: { price: Math.round(price * 1.02), factor: 1.02 },
  }));
  return { reason: null, quarter: "2026Q4", isSample: true, total: 14, items, ...given };
}
