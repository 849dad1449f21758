import type { Cells, TableLayout } from "#ingest/frame/named-cells.ts";
import { known, PLACE_REJECTIONS, requirePlace, requireText } from "#ingest/frame/row-fields.ts";
import { RowRejected } from "#ingest/frame/row-rejected.ts";
import type { PointRow } from "#ingest/layers/fact-loaders.server.ts";

export const MEDICAL_REJECTIONS = { ...PLACE_REJECTIONS, "not-for-people": "動物病院です" } as const;

export type MedicalKind = "hospital" | "clinic" | "paediatric" | "dentist";
export type MedicalField = "id" | "name" | "prefecture" | "address" | "class" | "departments" | "precision" | "lat" | "lon";

/** 厚生局の一覧(geocoded), 自治体標準オープンデータセット, and 国土数値情報 P04 of 2020 (its places come with the features). */
export const MEDICAL_LAYOUTS: readonly TableLayout<MedicalField>[] = [
  {
    name: "medical-institutions",
    columns: {
      id: "code",
      name: "name",
      prefecture: "prefecture",
      address: "address",
      departments: "departments?",
      precision: "geocode_level?",
      lat: "lat",
      lon: "lng|lon",
    },
  },
  {
    name: "municipal-medical",
    columns: {
      id: "ID?",
      name: "名称",
      address: "所在地_連結表記|住所",
      class: "医療機関の種類",
      departments: "診療科目?",
      lat: "緯度",
      lon: "経度",
    },
  },
];

export const MEDICAL_FEATURES: TableLayout<MedicalField> = {
  name: "ksj-p04",
  columns: { class: "P04_001", name: "P04_002", address: "P04_003", departments: "P04_004?", lat: "lat", lon: "lon" },
};

export function medicalRow(cell: Cells<MedicalField>): PointRow {
  const name = requireText(cell("name"), "name-missing");
  const address = cell("prefecture") + cell("address");
  const departments = cell("departments");
  const kind = medicalKind({ name, given: cell("class"), departments });
  return {
    ...idOf(cell("id"), `${name}|${address}`),
    kind,
    name,
    address: address || null,
    place: requirePlace(cell("lon"), cell("lat")),
    data: known<unknown>({ departments, precision: cell("precision"), paediatrics: seesChildren(name, departments) || null }),
  };
}

/** 医療機関コード begin with the prefecture, and a file tells the whole of each prefecture in it. */
function idOf(id: string, otherwise: string): Pick<PointRow, "key" | "part"> {
  return /^\d{9,10}$/.test(id) ? { key: id, part: id.slice(0, 2) } : { key: id || otherwise };
}

/** 医療法: a hospital has 20 beds or more, which only its class or, failing that, its name tells. A clinic that names 小児科 is `paediatric`. */
export function medicalKind(about: { readonly name: string; readonly given: string; readonly departments: string }): MedicalKind {
  const { name, given, departments } = about;
  if (/動物|獣医|ペット/.test(name)) throw new RowRejected("not-for-people", name);
  if (given === "1" || given === "病院") return "hospital";
  if (given === "3" || given === "歯科診療所") return "dentist";
  const isClinic = given === "2" || /診療所/.test(given) || /クリニック|診療所|医院|clinic/i.test(name);
  if (!isClinic && /病院|医療センター|ホスピタル/.test(name)) return "hospital";
  if (/歯科|デンタル|歯列矯正/.test(name)) return "dentist";
  return seesChildren(name, departments) ? "paediatric" : "clinic";
}

function seesChildren(name: string, departments: string): boolean {
  return (
    /小児科/.test(departments) ||
    /小児科|小児医療|(こども|子ども|子供|キッズ)[^歯]{0,60}(クリニック|医院|診療所|内科|病院|医療センター)/.test(name)
  );
}
