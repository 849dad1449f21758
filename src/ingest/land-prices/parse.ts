import type { Cells, TableLayout } from "#ingest/frame/named-cells.ts";
import { known, PLACE_REJECTIONS, readNumber, requirePlace, requireYear } from "#ingest/frame/row-fields.ts";
import { RowRejected } from "#ingest/frame/row-rejected.ts";
import type { PointRow } from "#ingest/layers/fact-loaders.server.ts";
import { PREFECTURES, prefectureCode } from "#kernel/prefectures.ts";

export const LAND_PRICE_REJECTIONS = {
  ...PLACE_REJECTIONS,
  "address-invalid": "所在地が都道府県名から始まっていません",
  "year-invalid": "調査年が西暦4桁ではありません",
  "price-invalid": "価格が正の数ではありません",
  "history-invalid": "価格の履歴が数字の並びではありません",
} as const;

export type LandPriceField =
  | "year"
  | "code"
  | "address"
  | "price"
  | "change"
  | "area"
  | "use"
  | "structure"
  | "station"
  | "stationDistance"
  | "zoning"
  | "coverage"
  | "far"
  | "surroundings"
  | "historyFrom"
  | "history"
  | "lat"
  | "lon";

const point = { address: "address", lat: "lat", lon: "lng|lon", price: "price_yen_m2" };

/** 国土数値情報 L01 地価公示 with its history, and points of which only the price is told. */
export const LAND_PRICE_LAYOUTS: readonly TableLayout<LandPriceField>[] = [
  {
    name: "l01",
    columns: {
      ...point,
      year: "survey_year",
      code: "code",
      change: "change_pct?",
      area: "area_m2?",
      use: "use_now?",
      structure: "structure?",
      station: "station?",
      stationDistance: "station_distance_m?",
      zoning: "zoning?",
      coverage: "coverage?",
      far: "far?",
      surroundings: "neighbourhood?",
      historyFrom: "history_from",
      history: "history",
    },
  },
  { name: "l01-points", columns: point },
];

/** A 標準地 with `history: { "2022": 286000, … }` in yen/m². `fileYear` is the survey of a table that does not tell it. */
export function landPriceRow(fileYear: number | null) {
  return (cell: Cells<LandPriceField>): PointRow => {
    const address = cell("address");
    const part = prefectureCode(PREFECTURES.find((name) => address.startsWith(name)) ?? "");
    if (part === null) throw new RowRejected("address-invalid", address);
    const year = requireYear(cell("year") || String(fileYear ?? ""), "year-invalid");
    const pricePerM2 = priceOf(cell("price"));
    return {
      key: keyOf(cell("code"), address),
      part,
      kind: "land_price",
      name: address,
      address,
      place: requirePlace(cell("lon"), cell("lat")),
      data: {
        ...known<unknown>({
          code: cell("code"),
          use: cell("use"),
          zoning: cell("zoning").replace(/^_$/, ""),
          structure: cell("structure"),
          station: cell("station"),
          surroundings: cell("surroundings"),
          changePercent: readNumber(cell("change"), "price-invalid"),
          areaM2: readNumber(cell("area"), "price-invalid"),
          stationDistanceM: readNumber(cell("stationDistance"), "price-invalid"),
          coveragePercent: readNumber(cell("coverage"), "price-invalid"),
          farPercent: readNumber(cell("far"), "price-invalid"),
        }),
        year,
        pricePerM2,
        history: { ...historyOf(cell("historyFrom"), cell("history")), [year]: pricePerM2 },
      },
    };
  };
}

/** New points of a year all carry the number 000 until they get one. */
function keyOf(code: string, address: string): string {
  if (code === "") return address;
  return code.endsWith("-000") ? `${code}|${address}` : code;
}

function priceOf(text: string): number {
  const price = readNumber(text, "price-invalid");
  if (price === null || price <= 0) throw new RowRejected("price-invalid", text);
  return price;
}

/** One price a year from `from` on; 0 where the point was not surveyed. */
function historyOf(from: string, text: string): Record<string, number> {
  if (text === "") return {};
  const first = requireYear(from, "history-invalid");
  const prices = text.split(/\s+/).map(Number);
  if (prices.some((price) => !Number.isFinite(price))) throw new RowRejected("history-invalid", text);
  return Object.fromEntries(prices.flatMap((price, i) => (price > 0 ? [[String(first + i), price]] : [])));
}
