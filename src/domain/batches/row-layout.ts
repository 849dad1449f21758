import { required } from "#kernel/fields/field-kind.ts";
import { HOME_FIELDS, PLACE_FIELDS } from "#kernel/fields/home-fields.ts";
import { LOT_FIELDS } from "#kernel/fields/lot-fields.ts";
import { plainText } from "#kernel/japanese-text.ts";

/** What a row tells of a home, by the names of JSON and of the columns. */
export const ROW_FIELDS = {
  kind: HOME_FIELDS.kind,
  address: required("住所", PLACE_FIELDS.address.kind),
  areaM2: HOME_FIELDS.areaM2,
  floorAreaM2: HOME_FIELDS.floorAreaM2,
  layout: HOME_FIELDS.layout,
  builtYear: HOME_FIELDS.builtYear,
  stationName: HOME_FIELDS.stationName,
  walkMinutes: HOME_FIELDS.walkMinutes,
  floor: HOME_FIELDS.floor,
  totalFloors: HOME_FIELDS.totalFloors,
  direction: HOME_FIELDS.direction,
  isCorner: HOME_FIELDS.isCorner,
  structure: HOME_FIELDS.structure,
  ...LOT_FIELDS,
} as const;

export type RowField = keyof typeof ROW_FIELDS | "reference";

/** A column stands under the name of its field, or under these. */
export const JAPANESE_HEADERS: Readonly<Record<RowField, string>> = {
  reference: "管理番号",
  kind: "種別",
  address: "住所",
  areaM2: "面積(㎡)",
  floorAreaM2: "延床面積(㎡)",
  layout: "間取り",
  builtYear: "築年",
  stationName: "最寄り駅",
  walkMinutes: "徒歩(分)",
  floor: "階",
  totalFloors: "総階数",
  direction: "向き",
  isCorner: "角部屋",
  structure: "構造",
  landShape: "土地の形状",
  frontageM: "間口(m)",
  roadDirection: "前面道路の方位",
  roadWidthM: "前面道路の幅員(m)",
  coveragePercent: "建ぺい率(%)",
  floorAreaRatioPercent: "容積率(%)",
};

export const ROW_COLUMNS = Object.keys(JAPANESE_HEADERS) as RowField[];
const NEEDED: readonly RowField[] = ["kind", "address", "areaM2"];

/** Whether every row has to tell it. */
export function isNeeded(field: RowField): boolean {
  return NEEDED.includes(field);
}

const KNOWN = new Map(
  ROW_COLUMNS.flatMap((field) => [field, JAPANESE_HEADERS[field]].map((header) => [headerKey(header), field] as const)),
);

/** Which field each column is, columns of others left out; null: a column that every home needs is missing, or one is there twice. */
export function columnsOf(header: readonly string[]): (RowField | null)[] | null {
  const fields = header.map((name) => KNOWN.get(headerKey(name)) ?? null);
  const told = fields.filter((field) => field !== null);
  return new Set(told).size === told.length && NEEDED.every((field) => told.includes(field)) ? fields : null;
}

function headerKey(name: string): string {
  return plainText(name).replace(/\s/g, "").replaceAll("㎡", "m2").toLowerCase();
}
