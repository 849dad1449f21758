import type { Cells, TableLayout } from "#ingest/frame/named-cells.ts";
import { known, PLACE_REJECTIONS, requirePlace, requireText } from "#ingest/frame/row-fields.ts";
import { RowRejected } from "#ingest/frame/row-rejected.ts";
import type { PointRow } from "#ingest/layers/fact-loaders.server.ts";

export const SCHOOL_REJECTIONS = { ...PLACE_REJECTIONS, closed: "休校中の学校です" } as const;

export type SchoolKind = "elementary" | "middle" | "high" | "kindergarten" | "special" | "university" | "vocational" | "other_school";
export type SchoolField = "id" | "class" | "name" | "address" | "operator" | "afterAddress" | "state" | "lat" | "lon";

export const SCHOOL_LAYOUTS: readonly TableLayout<SchoolField>[] = [
  { name: "schools", columns: { operator: "established_by?", name: "name", address: "address", lat: "lat", lon: "lng|lon" } },
];

/** 国土数値情報 P29 of 2021 and later; in the one of 2013 everything after the third property is a place further on. */
export const SCHOOL_FEATURES: TableLayout<SchoolField> = {
  name: "ksj-p29",
  columns: {
    id: "P29_002",
    class: "P29_003",
    name: "P29_004",
    address: "P29_005",
    afterAddress: "P29_006?",
    state: "P29_007?",
    lat: "lat",
    lon: "lon",
  },
};

/** 学校分類コード of P29; the others are told by the name. */
const CLASSES: Readonly<Record<string, SchoolKind>> = {
  "16001": "elementary",
  "16002": "middle",
  "16003": "middle",
  "16004": "high",
  "16005": "high",
  "16006": "university",
  "16007": "university",
};

/** Ends of names, the first that fits. 義務教育学校 counts as elementary, 中等教育学校 as middle: the stage that a child enters. */
const ENDINGS: readonly (readonly [RegExp, SchoolKind])[] = [
  [/幼稚園|こども園|子供園|子ども園/, "kindergarten"],
  [/(特別支援|養護|盲|ろう|聾|聴覚支援|視覚支援)学校|学園分教室|支援学校/, "special"],
  [/専門学校|専修学校|各種学校|看護学校|大学校/, "vocational"],
  [/大学/, "university"],
  [/義務教育学校/, "elementary"],
  [/高等学校|高等部|高等科|高校|高等専門学校|高等学園/, "high"],
  [/中等教育学校|中学校|中等部|中等科|中学部/, "middle"],
  [/小学校|初等部|初等科|初等学校|小学部/, "elementary"],
];

const SHIFTED: Readonly<Partial<Record<SchoolField, SchoolField>>> = { class: "name", name: "address", address: "afterAddress" };

export function schoolOf(layout: TableLayout<SchoolField>) {
  if (layout !== SCHOOL_FEATURES) return schoolRow;
  return (cell: Cells<SchoolField>): PointRow => schoolRow(/^16\d{3}$/.test(cell("class")) ? cell : shifted(cell));
}

/** Reads the edition of 2013, which has no codes of schools and no state. */
function shifted(cell: Cells<SchoolField>): Cells<SchoolField> {
  return (field) => {
    if (field === "lat" || field === "lon") return cell(field);
    const from = SHIFTED[field];
    return from === undefined ? "" : cell(from);
  };
}

function schoolRow(cell: Cells<SchoolField>): PointRow {
  const name = requireText(cell("name"), "name-missing");
  if (cell("state") === "2") throw new RowRejected("closed", name);
  const address = cell("address");
  return {
    key: cell("id") || `${name}|${address}`,
    kind: schoolKind(name, cell("class")),
    name,
    address: address || null,
    place: requirePlace(cell("lon"), cell("lat")),
    data: known({ operator: cell("operator") }),
  };
}

/** By the class of the file; by the end of the name where there is none (`〇〇大学附属小学校` is elementary). */
export function schoolKind(name: string, schoolClass: string): SchoolKind {
  const given = CLASSES[schoolClass];
  if (given !== undefined) return given;
  const ends = ENDINGS.flatMap(([pattern, kind]) =>
    [...name.matchAll(new RegExp(pattern, "g"))].map(({ index, 0: text }) => ({ end: index + text.length, kind })),
  );
  const last = ends.reduce<(typeof ends)[number] | null>((best, one) => (best === null || one.end > best.end ? one : best), null);
  return last?.kind ?? "other_school";
}
