import { FEED_FIELDS, FEED_LAYOUT, type FeedField } from "#domain/listings/feed/feed-layout.ts";
import type { FeedRow } from "#domain/listings/feed/types.ts";
import { csvLine } from "#kernel/csv.ts";

/** A flat on the eighth floor in 豊洲 with all that 表示規約 asks for. */
export function aFeedRow(changes: Partial<FeedRow> = {}): FeedRow {
  return {
    ...{ reference: "A-1", state: "active", kind: "condo", title: null, buildingName: "青葉レジデンス", room: null },
    ...{ address: "東京都江東区豊洲5丁目1-2", place: null, price: 54_800_000 },
    ...{ areaM2: 70.12, landAreaM2: null, privateRoadM2: null, balconyM2: null, layout: "3LDK", floor: 8, totalFloors: 14, totalUnits: 88 },
    ...{ direction: "南", structure: "RC", builtYear: 2010, builtMonth: 3, confirmedOn: null },
    stations: [{ line: "見本線", stationName: "豊洲", minutes: 7, busMinutes: null }],
    ...{ managementYen: 12_000, reserveYen: 9_800, otherMonthlyYen: null, landRight: "freehold", isTenanted: false, yearlyRentYen: null },
    ...{ pets: null, parking: null, isRenovated: null, renovatedOn: null, notices: [], remarks: null, handover: null },
    ...{ dealType: "専任媒介", isConsented: true, publishedOn: "2026-11-01", updatedOn: "2026-11-20", nextUpdateOn: "2026-12-04" },
    ...{ photoUrls: [], pageUrl: null, isSample: false },
    ...changes,
  } as FeedRow;
}

export type FeedTexts = Partial<Record<FeedField, string>>;

/** The same home as the cells of a file. */
export function feedCells(changes: FeedTexts = {}): FeedTexts {
  return {
    ...{ reference: "A-1", kind: "中古マンション", buildingName: "青葉レジデンス", address: "東京都江東区豊洲5丁目1-2", price: "54800000" },
    ...{
      areaM2: "70.12",
      layout: "3LDK",
      floor: "8",
      totalFloors: "14",
      totalUnits: "88",
      direction: "南",
      structure: "RC造",
      built: "2010-03",
    },
    ...{
      station1Line: "見本線",
      station1Name: "豊洲",
      station1Minutes: "7",
      managementYen: "12000",
      reserveYen: "9800",
      landRight: "所有権",
    },
    ...{ isTenanted: "いいえ", dealType: "専任媒介", publishedOn: "2026-11-01", updatedOn: "2026-11-20", nextUpdateOn: "2026-12-04" },
    ...changes,
  };
}

/** A file in the documented layout, its columns those that any row fills. */
export function feedCsv(rows: readonly FeedTexts[]): string {
  const used = FEED_FIELDS.filter((field) => rows.some((row) => row[field] !== undefined) || FEED_LAYOUT[field].isNeeded);
  return [used.map((field) => FEED_LAYOUT[field].header), ...rows.map((row) => used.map((field) => row[field] ?? ""))]
    .map(csvLine)
    .join("");
}
