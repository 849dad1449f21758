import type { Cells, TableLayout } from "#ingest/frame/named-cells.ts";
import { calendarDay, known, PLACE_REJECTIONS, requirePlace, requireText } from "#ingest/frame/row-fields.ts";
import { RowRejected } from "#ingest/frame/row-rejected.ts";
import type { PointRow } from "#ingest/layers/fact-loaders.server.ts";

export const CRIME_POINT_REJECTIONS = {
  ...PLACE_REJECTIONS,
  "method-missing": "手口がありません",
  "date-invalid": "発生年月日が日付ではありません",
  "place-coarse": "位置が町名までは分かりません(市区町村の代表点など)",
} as const;

export type IncidentField = "method" | "city" | "town" | "box" | "date" | "hour" | "spot" | "level" | "lat" | "lon";

const columns = {
  method: "手口",
  city: "市区町村コード（発生地）",
  town: "町丁目（発生地）",
  box: "管轄交番・駐在所（発生地）?",
  date: "発生年月日（始期）",
  hour: "発生時（始期）?",
  spot: "発生場所|発生場所の属性?",
};

/** 犯罪オープンデータ of the prefectural police with coordinates added; `iLvl` is the level of the 東京大学 CSIS geocoder. */
export const INCIDENT_LAYOUTS: readonly TableLayout<IncidentField>[] = [
  { name: "crime-points", columns: { ...columns, level: "iLvl?", lat: "lat|latitude|緯度", lon: "lng|lon|longitude|経度" } },
];

/** CSIS levels: 1 prefecture, 2 county, 3 city, 4 ward, 5 大字, 6 丁目, 7 block. */
const TOWN_LEVEL = 5;

/** What the police call 不明 is stored without a date; incidents that look alike in every column are told apart by their number. */
export function incidentParser(): (cell: Cells<IncidentField>) => PointRow {
  const seen = new Map<string, number>();
  return (cell) => {
    const method = requireText(cell("method"), "method-missing");
    const date = isoDate(cell("date"));
    const level = cell("level");
    if (level !== "" && Number(level) < TOWN_LEVEL) throw new RowRejected("place-coarse", level);
    const place = requirePlace(cell("lon"), cell("lat"));
    const alike = [cityCode(cell("city")), method, date ?? "", cell("hour"), cell("town"), cell("box"), cell("spot")].join("|");
    const number = (seen.get(alike) ?? 0) + 1;
    seen.set(alike, number);
    return {
      key: `${alike}|${number}`,
      kind: "crime_incident",
      name: method,
      address: cell("town") || null,
      place,
      data: known<unknown>({ date, hour: hourOf(cell("hour")), spot: cell("spot") }),
    };
  };
}

function isoDate(text: string): string | null {
  if (text === "" || text === "不明") return null;
  const [, year = "", month = "", day = ""] = /^(\d{4})[/-](\d{1,2})[/-](\d{1,2})$/.exec(text) ?? [];
  return calendarDay(year, month, day) ?? rejectDate(text);
}

function rejectDate(text: string): never {
  throw new RowRejected("date-invalid", text);
}

function hourOf(text: string): number | null {
  return /^\d{1,2}$/.test(text) && Number(text) < 24 ? Number(text) : null;
}

/** Six digits; spreadsheets drop the zero that a code begins with. */
function cityCode(text: string): string {
  return text.padStart(6, "0");
}
