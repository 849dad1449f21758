import { choiceField, lineField, numberField, optional } from "#domain/desk/core/fields.ts";
import type { ActionField, ActionInput, FieldFault } from "#domain/desk/core/types.ts";
import type { CorrectionField } from "#domain/risk/index.server.ts";
import { BUILDING_BOUNDS } from "#kernel/fields/building-bounds.ts";
import { readDay } from "#kernel/japanese-date.ts";
import { ok, type Result, refused } from "#kernel/result.ts";

type Value = string | number | boolean;
type RecordField = { readonly field: ActionField; readonly read: (text: string) => Value | null };

const bounded = (name: string, label: string, [least, most]: readonly [number, number]): RecordField => ({
  field: optional(numberField(name, label, `${least}から${most}`)),
  read: (text) => (Number(text) >= least && Number(text) <= most ? Number(text) : null),
});
const one = (
  name: string,
  label: string,
  words: Readonly<Record<string, { readonly label: string; readonly value: Value }>>,
): RecordField => ({
  field: optional(
    choiceField(
      name,
      label,
      Object.entries(words).map(([value, { label: word }]) => ({ value, label: word })),
    ),
  ),
  read: (text) => words[text]?.value ?? null,
});
const YES_NO = { yes: { label: "はい", value: true }, no: { label: "いいえ", value: false } } as const;

/** What the record of a building holds, by the names of its facts. */
const RECORD = {
  builtYear: bounded("builtYear", "竣工年", BUILDING_BOUNDS.builtYear),
  builtMonth: bounded("builtMonth", "竣工月", [1, 12]),
  confirmedOn: { field: optional(lineField("confirmedOn", "建築確認の日", "例: 1981-06-01")), read: readDay },
  floors: bounded("floors", "地上の階数", BUILDING_BOUNDS.floors),
  units: bounded("units", "総戸数", BUILDING_BOUNDS.units),
  seismicDiagnosis: one("seismicDiagnosis", "耐震診断", {
    sound: { label: "基準を満たす", value: "sound" },
    unsound: { label: "満たさない", value: "unsound" },
    none: { label: "診断していない", value: "none" },
  }),
  seismicIsolation: one("seismicIsolation", "免震構造", YES_NO),
  reserveFundYenPerM2: bounded("reserveFundYenPerM2", "修繕積立金(円/㎡・月)", BUILDING_BOUNDS.reserveFundYenPerM2),
  managementStars: bounded("managementStars", "管理適正評価の星", [0, 5]),
  managementCertified: one("managementCertified", "管理計画認定", YES_NO),
} as const satisfies Readonly<Record<string, RecordField>>;
type RecordName = keyof typeof RECORD;

/** Which of them a correction may change; of what is not named the source is imported anew. */
const OF_CORRECTION: Readonly<Partial<Record<CorrectionField, readonly RecordName[]>>> = {
  builtYear: ["builtYear", "builtMonth"],
  confirmedOn: ["confirmedOn"],
  structure: ["floors"],
  units: ["units"],
  seismicDiagnosis: ["seismicDiagnosis"],
  seismicIsolation: ["seismicIsolation"],
  reserveFund: ["reserveFundYenPerM2"],
  managementStars: ["managementStars"],
  managementCertified: ["managementCertified"],
};

const AS_OF = optional(lineField("asOf", "いつの値か", "例: 2026-11-01。分からないときは空欄"));

/** The fields of the form that accepts a correction of a building; none where its record does not hold what is wrong. */
export function recordFormOf(correction: CorrectionField): readonly ActionField[] {
  const names = OF_CORRECTION[correction] ?? [];
  return names.length === 0 ? [] : [...names.map((name) => RECORD[name].field), AS_OF];
}

type Setting = { readonly field: string; readonly value: Value; readonly asOf: string | null };

/** What was typed there. */
export function readRecord(correction: CorrectionField, input: ActionInput): Result<readonly Setting[], readonly FieldFault[]> {
  const names = (OF_CORRECTION[correction] ?? []).filter((name) => (input[name] ?? "") !== "");
  const asOf = input.asOf ? readDay(input.asOf) : null;
  const read = names.map((name) => ({ field: name, value: RECORD[name].read(input[name] ?? ""), asOf }));
  const faults: FieldFault[] = read.flatMap(({ field, value }) => (value === null ? [{ field, message: "値を確かめてください" }] : []));
  if (input.asOf && asOf === null) faults.push({ field: "asOf", message: "2026-11-01 の形で入力してください" });
  if (faults.length > 0) return refused(faults);
  return ok(read.flatMap(({ field, value, asOf: on }) => (value === null ? [] : [{ field, value, asOf: on }])));
}
