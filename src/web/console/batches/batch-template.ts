import { JAPANESE_HEADERS, ROW_COLUMNS, type RowField } from "#domain/batches/row-layout.ts";
import { csvLine } from "#kernel/csv.ts";

type Example = Readonly<Partial<Record<RowField, string>>>;
const EXAMPLES: readonly Example[] = [
  {
    ...{ reference: "見本-1", kind: "マンション", address: "東京都江東区豊洲5丁目", areaM2: "70.2", layout: "3LDK", builtYear: "2008" },
    ...{ stationName: "豊洲", walkMinutes: "7", floor: "5", totalFloors: "14", direction: "南", isCorner: "はい" },
  },
  {
    ...{ reference: "見本-2", kind: "一戸建て", address: "東京都江東区豊洲5丁目", areaM2: "80", floorAreaM2: "95", layout: "4LDK" },
    ...{ builtYear: "2005", structure: "木造", landShape: "ほぼ長方形", frontageM: "8.5", roadDirection: "南", roadWidthM: "4" },
    ...{ coveragePercent: "60", floorAreaRatioPercent: "200" },
  },
];

/** A file of homes to begin with: its header and an invented flat and house, with the mark by which spreadsheets know UTF-8. */
export function batchTemplate(): string {
  const head = csvLine(ROW_COLUMNS.map((field) => JAPANESE_HEADERS[field]));
  const rows = EXAMPLES.map((home) => csvLine(ROW_COLUMNS.map((field) => home[field] ?? "")));
  return `\uFEFF${head}${rows.join("")}`;
}
