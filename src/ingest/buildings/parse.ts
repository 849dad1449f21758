import type { Structure } from "#domain/properties/types.ts";
import type { ToldOfBuilding, ToldRegister } from "#domain/register/types.ts";
import type { Cells, TableLayout } from "#ingest/frame/named-cells.ts";
import { placeInJapan } from "#ingest/frame/place-in-japan.ts";
import { calendarDay, DAMAGED, readNumber, requireText } from "#ingest/frame/row-fields.ts";
import { RowRejected } from "#ingest/frame/row-rejected.ts";
import { BUILDING_BOUNDS } from "#kernel/fields/building-bounds.ts";
import type { LonLat } from "#kernel/geo.ts";
import { UNPRINTABLE } from "#kernel/storable-text.ts";

export const BUILDING_REJECTIONS = {
  ...DAMAGED,
  "building-missing": "apartment_key も、name と address の組もありません",
  "source-missing": "source(出典)がありません",
  "facts-missing": "値のある項目が一つもありません",
  "value-invalid": "値が決められた形ではありません",
  "text-invalid": "長すぎる(出典は300文字、ほかは120文字まで)か、表示できない文字があります",
  "place-invalid": "緯度・経度が日本の範囲にないか、片方しかありません",
} as const;

/** What a row tells, of the building of a key where it names one. */
export type BuildingRow = ToldOfBuilding & { readonly apartmentKey: string | null };

type ReadValue = (text: string) => number | boolean | string;

const between = (low: number, high: number, isInteger = false): ReadValue => {
  return (text) => {
    const value = readNumber(text, "value-invalid");
    if (value === null || value < low || value > high || (isInteger && !Number.isInteger(value)))
      throw new RowRejected("value-invalid", text);
    return value;
  };
};

const oneOf = (values: Readonly<Record<string, boolean | string>>): ReadValue => {
  return (text) => {
    const value = Object.hasOwn(values, text) ? values[text] : undefined;
    if (value === undefined) throw new RowRejected("value-invalid", text);
    return value;
  };
};

const YES_NO = oneOf({ "1": true, yes: true, はい: true, あり: true, "0": false, no: false, いいえ: false, なし: false });
const isoDay: ReadValue = (text) => {
  const [year = "", month = "", day = "", ...more] = text.split("-");
  if (more.length > 0 || calendarDay(year, month, day) !== text) throw new RowRejected("value-invalid", text);
  return text;
};

/** Fields of a building: their column, its bounds, and how the value is stored. Fees are yen a month for each m² of 専有面積. */
const FIELDS = {
  reserveFundYenPerM2: ["reserve_fund_yen_per_m2", between(...BUILDING_BOUNDS.reserveFundYenPerM2)],
  managementFeeYenPerM2: ["management_fee_yen_per_m2", between(0, 3000)],
  managementStars: ["management_stars", between(0, 5, true)],
  managementCertified: ["management_certified", YES_NO],
  /** `sound`: diagnosed as sound, or retrofitted; `unsound`; `none`: known to be undiagnosed. */
  seismicDiagnosis: ["seismic_diagnosis", oneOf({ sound: "sound", unsound: "unsound", none: "none" })],
  seismicIsolation: ["seismic_isolation", YES_NO],
  confirmedOn: ["confirmed_on", isoDay],
  longTermPlanYears: ["long_term_plan_years", between(0, 100, true)],
  parkingMechanical: ["parking_mechanical", between(0, 5000, true)],
  floorAreaM2: ["floor_area_m2", between(1, 1_000_000)],
} as const satisfies Readonly<Record<string, readonly [string, ReadValue]>>;

type FactField = keyof typeof FIELDS;
/** Columns of the register; those that are figures are kept as facts of the building too, with their source. */
const REGISTER = {
  nameKana: "name_kana",
  lon: "lon",
  lat: "lat",
  builtYear: "built_year",
  builtMonth: "built_month",
  floors: "floors",
  units: "units",
  structure: "structure",
  station: "station",
  walkMinutes: "walk_minutes",
} as const;
type RegisterField = keyof typeof REGISTER;
export type BuildingField = "apartmentKey" | "name" | "address" | "source" | "asOf" | RegisterField | FactField;

const NAMES = Object.keys(FIELDS) as FactField[];
const STRUCTURES = new Map<string, Structure>([
  ...["SRC", "RC", "steel", "light-steel", "wood", "block"].map((name): [string, Structure] => [name, name as Structure]),
  ["鉄骨鉄筋コンクリート造", "SRC"],
  ["鉄筋コンクリート造", "RC"],
  ["鉄骨造", "steel"],
  ["軽量鉄骨造", "light-steel"],
  ["木造", "wood"],
  ["ブロック造", "block"],
]);

/** Our own layout, described in docs/data.md: one row a building, unknown cells left empty. */
export const BUILDING_LAYOUTS: readonly TableLayout<BuildingField>[] = ["apartment_key", "name"].map((known) => ({
  name: `buildings-by-${known === "name" ? "name" : "key"}`,
  columns: {
    ...(known === "name" ? { name: "name", address: "address" } : { apartmentKey: "apartment_key", name: "name?", address: "address?" }),
    source: "source",
    asOf: "as_of?",
    ...Object.fromEntries(Object.entries(REGISTER).map(([field, column]) => [field, `${column}?`])),
    ...Object.fromEntries(NAMES.map((name) => [name, `${FIELDS[name][0]}?`])),
  },
}));

/** One line of text, as it is shown on pages and printed for the operator. */
function lineOf(text: string, field: BuildingField): string {
  if (UNPRINTABLE.test(text) || [...text].length > (field === "source" ? 300 : 120)) throw new RowRejected("text-invalid", text);
  return text;
}

/** `latestYear`: the last in which a building can be finished. */
export function buildingRow(cells: Cells<BuildingField>, latestYear: number): BuildingRow {
  const cell: Cells<BuildingField> = (field) => lineOf(cells(field), field);
  const [apartmentKey, name, address] = [cell("apartmentKey"), cell("name"), cell("address")];
  if (apartmentKey === "" && (name === "" || address === "")) throw new RowRejected("building-missing", `${name} ${address}`.trim());
  const facts = Object.fromEntries(NAMES.filter((field) => cell(field) !== "").map((field) => [field, FIELDS[field][1](cell(field))]));
  const register = registerFields(cell, latestYear);
  const isEmpty = Object.keys(facts).length === 0 && Object.values(register).every((value) => value === null);
  if (isEmpty) throw new RowRejected("facts-missing", apartmentKey || name);
  const source = requireText(cell("source"), "source-missing");
  return { apartmentKey: apartmentKey || null, name, address, source, asOf: cell("asOf") || null, register, facts };
}

function registerFields(cell: Cells<BuildingField>, latestYear: number): ToldRegister {
  const whole = (field: RegisterField, low: number, high: number) => {
    const text = cell(field);
    return text === "" ? null : Number(between(low, high, true)(text));
  };
  return {
    nameKana: cell("nameKana") || null,
    place: placeOf(cell("lon"), cell("lat")),
    builtYear: whole("builtYear", BUILDING_BOUNDS.builtYear[0], latestYear),
    builtMonth: whole("builtMonth", 1, 12),
    floors: whole("floors", ...BUILDING_BOUNDS.floors),
    units: whole("units", ...BUILDING_BOUNDS.units),
    structure: structureOf(cell("structure")),
    stationName: cell("station").replace(/駅$/, "") || null,
    walkMinutes: whole("walkMinutes", 0, 120),
  };
}

function placeOf(lon: string, lat: string): LonLat | null {
  if (lon === "" && lat === "") return null;
  const place = lon === "" || lat === "" ? null : placeInJapan(lon, lat);
  if (!place) throw new RowRejected("place-invalid", `${lon} ${lat}`.trim());
  return place;
}

function structureOf(text: string): Structure | null {
  if (text === "") return null;
  const structure = STRUCTURES.get(text);
  if (!structure) throw new RowRejected("value-invalid", text);
  return structure;
}
