import type { KeptHomeToday } from "#api/client/client.ts";
import type { ComparedHome } from "./compare-types.ts";
import type { FavoriteEntry } from "./favorite-entry.ts";

/** The day on which the samples are looked at. */
export const SAMPLE_DAY = "2026-11-21";

/** A home that is kept, for the gallery and tests; whatever is given stands instead. */
export function sampleKeptHome(given: Partial<KeptHomeToday> = {}): KeptHomeToday {
  return {
    ...{ key: "lst-1", dwellingKey: "d-1", state: "on-offer", endedOn: null, kind: "condo", title: "東雲サンプルコート 8階" },
    ...{ apartmentKey: null, cityCode: "13108", cityName: "江東区", town: "東雲1丁目", place: { lon: 139.8032, lat: 35.6462 } },
    ...{ placePrecision: "building", price: 61_800_000, offers: 1, highestPrice: null, areaM2: 68.4, landAreaM2: null, layout: "3LDK" },
    ...{ floor: 8, totalFloors: 14, direction: "南", structure: "RC", builtYear: 2005, builtMonth: 3, isNewQuakeCode: true },
    ...{ stationName: "辰巳", walkMinutes: 7, busMinutes: null, managementYen: 14_300, reserveYen: 11_600, monthlyYen: 25_900 },
    ...{ grossYield: null, landRight: "freehold", isTenanted: false, pets: "negotiable", parking: "none", notices: [] },
    ...{ firstSeenOn: "2026-07-26", updatedOn: "2026-11-20", nextUpdateOn: "2026-11-27", companyName: "サンプル不動産 東雲店" },
    ...{ dealType: "専任媒介", estimate: { point: 70_200_000, q10: 63_300_000, q90: 78_600_000, grade: "B" } },
    ...{ flag: { grade: "B", ratio: 0.881 }, isSample: true },
    ...given,
  };
}

/** The same home with what stands around it. */
export function sampleCompared(given: Partial<ComparedHome> = {}): ComparedHome {
  const scores = { earthquake: 58, water: 44, building: 52, child: 66, life: 71 };
  return {
    ...sampleKeptHome(),
    ...{ risk: { letter: "BB", points: 55, isOfPlace: false, scores }, guidelineYenPerM2: 271 },
    ...given,
  };
}

export const SAMPLE_KEPT: readonly ComparedHome[] = [
  sampleCompared(),
  sampleCompared({
    ...{
      key: "lst-2",
      dwellingKey: "d-2",
      title: "有明サンプルタワー 21階",
      town: "有明1丁目",
      price: 82_800_000,
      areaM2: 72.3,
      floor: 21,
    },
    ...{ totalFloors: 33, builtYear: 2015, builtMonth: 2, stationName: "国際展示場", walkMinutes: 8, managementYen: 18_000 },
    ...{
      reserveYen: 18_800,
      monthlyYen: 36_800,
      flag: null,
      estimate: { point: 93_100_000, q10: 83_900_000, q90: 103_800_000, grade: "B" },
    },
  }),
  sampleCompared({
    ...{ risk: null, guidelineYenPerM2: null },
    ...{
      key: "lst-3",
      dwellingKey: "d-3",
      title: "豊洲サンプルレジデンス 12階",
      town: "豊洲3丁目",
      price: 89_800_000,
      areaM2: 70.12,
      flag: null,
    },
    ...{ builtYear: 2008, builtMonth: 3, stationName: "豊洲", walkMinutes: 6, estimate: null, managementYen: null, monthlyYen: null },
  }),
];

export function sampleEntry(given: Partial<FavoriteEntry> = {}): FavoriteEntry {
  const home = given.home === undefined ? sampleKeptHome() : given.home;
  return {
    ...{ id: "f-1", folderId: "folder-1", version: 1, kind: "home", key: "d-1", label: "東雲サンプルコート 8階", note: "" },
    ...{ isAddedByMe: true, priceWhenKept: 64_800_000, keptAt: "2026-11-01T03:00:00.000Z" },
    ...given,
    home,
  };
}
