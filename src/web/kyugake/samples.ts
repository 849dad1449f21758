import type { FoundHome, HomeFacets, HomePage, KyugakeResponse } from "#api/client/client.ts";

/** A flagged home, for the gallery and tests; whatever is given stands instead. */
export function flaggedHome(given: Partial<FoundHome> = {}): FoundHome {
  return {
    ...{ key: "l-1", dwellingKey: "d-1", kind: "condo", title: "石原見本コート 4階", apartmentKey: null },
    ...{ cityCode: "13107", cityName: "墨田区", town: "石原", place: { lon: 139.798, lat: 35.702 }, placePrecision: "building" },
    ...{ price: 36_500_000, offers: 1, highestPrice: null, areaM2: 48.6, landAreaM2: null, layout: "2LDK", floor: 4, totalFloors: 9 },
    ...{ direction: "南", builtYear: 1996, builtMonth: 5, isNewQuakeCode: true, stationName: "蔵前", walkMinutes: 8, busMinutes: null },
    ...{ monthlyYen: 21_000, grossYield: null, landRight: "freehold", isTenanted: false, notices: [], priceCuts: 0 },
    ...{
      firstSeenOn: "2026-10-01",
      updatedOn: "2026-11-20",
      nextUpdateOn: "2026-11-27",
      companyName: "見本不動産（架空）",
      dealType: "媒介",
    },
    photo: null,
    estimate: { point: 45_500_000, q10: 40_700_000, q90: 50_900_000, grade: "B" },
    flag: { ratio: 0.803, grade: "A", depth: "eight-and-half", reasons: [], raisedOn: "2026-11-18" },
    isSample: true,
    ...given,
  };
}

export function aHomePage(items: readonly FoundHome[], total = items.length): HomePage {
  return { items: [...items], total, page: 1, pageSize: 20, asOf: "2026-11-21T03:00:00.000Z" };
}

const NO_BARS = { edges: [], counts: [] };

export function someFacets(certainties: HomeFacets["certainties"] = []): HomeFacets {
  return {
    ...{
      total: 0,
      kinds: [],
      layouts: [],
      walkMinutesMax: [],
      ageYearsMax: [],
      newWithinDays: [],
      directions: [],
      excludes: [],
      certainties,
    },
    toggles: { isNewQuakeCode: 0, isSecondFloorUp: 0, hasPets: 0, hasParking: 0, isFreehold: 0, isPriceCut: 0 },
    histograms: { price: NO_BARS, areaM2: NO_BARS, landAreaM2: NO_BARS, monthlyYen: NO_BARS, ageYears: NO_BARS },
    asOf: "2026-11-21T03:00:00.000Z",
  };
}

const NONE = { n: 0, right: 0, share: null };

export function aSummary(given: Partial<KyugakeResponse> = {}): KyugakeResponse {
  return { homes: { A: 10, B: 13, C: 23, near: 40, check: 2 }, isSample: true, precision: { A: NONE, B: NONE, C: NONE }, ...given };
}
