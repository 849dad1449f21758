import type { Cells, TableLayout } from "#ingest/frame/named-cells.ts";
import { calendarDay, DAMAGED, readNumber, requireText } from "#ingest/frame/row-fields.ts";
import { RowRejected } from "#ingest/frame/row-rejected.ts";

export const BUILDING_REJECTIONS = {
  ...DAMAGED,
  "building-missing": "apartment_key も、name と address の組もありません",
  "source-missing": "source(出典)がありません",
  "facts-missing": "値のある項目が一つもありません",
  "value-invalid": "値が決められた形ではありません",
} as const;

export type BuildingRow = {
  readonly apartmentKey: string | null;
  readonly name: string;
  readonly address: string;
  readonly source: string;
  readonly asOf: string | null;
  readonly facts: Readonly<Record<string, number | boolean | string>>;
};

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
  reserveFundYenPerM2: ["reserve_fund_yen_per_m2", between(0, 3000)],
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
export type BuildingField = "apartmentKey" | "name" | "address" | "source" | "asOf" | FactField;

const NAMES = Object.keys(FIELDS) as FactField[];

/** Our own layout, described in docs/data.md: one row a building, unknown cells left empty. */
export const BUILDING_LAYOUTS: readonly TableLayout<BuildingField>[] = ["apartment_key", "name"].map((known) => ({
  name: `buildings-by-${known === "name" ? "name" : "key"}`,
  columns: {
    ...(known === "name" ? { name: "name", address: "address" } : { apartmentKey: "apartment_key", name: "name?", address: "address?" }),
    source: "source",
    asOf: "as_of?",
    ...Object.fromEntries(NAMES.map((name) => [name, `${FIELDS[name][0]}?`])),
  },
}));

export function buildingRow(cell: Cells<BuildingField>): BuildingRow {
  const [apartmentKey, name, address] = [cell("apartmentKey"), cell("name"), cell("address")];
  if (apartmentKey === "" && (name === "" || address === "")) throw new RowRejected("building-missing", `${name} ${address}`.trim());
  const facts = Object.fromEntries(NAMES.filter((field) => cell(field) !== "").map((field) => [field, FIELDS[field][1](cell(field))]));
  if (Object.keys(facts).length === 0) throw new RowRejected("facts-missing", apartmentKey || name);
  const source = requireText(cell("source"), "source-missing");
  return { apartmentKey: apartmentKey || null, name, address, source, asOf: cell("asOf") || null, facts };
}
