import type { BuildingFactsResponse, RiskReportResponse } from "#api/client/client.ts";
import { formatM2 } from "#kernel/area.ts";
import { ageInYears, ageText, formatYearWithEra, isoDateInJapan } from "#kernel/japanese-date.ts";
import type { ShownProvenance } from "#web/risk/facts/provenance-words.ts";
import { codeWords } from "#web/risk/frame/building-words.ts";

type Field = BuildingFactsResponse["fields"][number];

/** One line of the facts; `words` null: 未確認. */
export type BuildingFact = {
  readonly label: string;
  readonly words: string | null;
  readonly provenance: ShownProvenance | null;
  /** What a correction of it is filed under. */
  readonly field: string;
};

const STRUCTURES: Readonly<Record<string, string>> = {
  SRC: "鉄骨鉄筋コンクリート造（SRC）",
  RC: "鉄筋コンクリート造（RC）",
  steel: "鉄骨造",
  "light-steel": "軽量鉄骨造",
  wood: "木造",
  block: "ブロック造",
};

/** The facts of the building itself, known or not, always the same lines in the same order. */
export function structureFacts(
  { subject, computedAt }: Pick<RiskReportResponse, "subject" | "computedAt">,
  building: BuildingFactsResponse | null,
): readonly BuildingFact[] {
  const { floors, units, structure, stationName, walkMinutes } = subject;
  // What the register shows is credited to a source that tells the very same.
  const shown: Readonly<Record<string, number | string | null>> = { builtYear: subject.builtYear, floors, units, structure };
  const told = new Set((building?.fields ?? []).filter(({ field, value }) => shown[field] === value).map(({ field }) => field));
  const own = (field: string, label: string, words: string | null): BuildingFact => ({
    ...{ field, label, words },
    provenance: told.has(field) ? provenanceOf(building, field) : null,
  });
  return [
    own("address", "所在地", subject.address),
    own("builtYear", "築年月", builtText(subject, new Date(computedAt))),
    own("confirmedOn", "耐震基準", codeText(subject, building)),
    own("floors", "階数", floors === null ? null : `${floors}階建`),
    own("units", "総戸数", units === null ? null : `${units.toLocaleString("ja-JP")}戸`),
    own("structure", "構造", structure === null ? null : (STRUCTURES[structure] ?? structure)),
    own("station", "最寄り駅", stationName === null ? null : stationText(stationName, walkMinutes)),
    imported(building, "floorAreaM2", "延床面積", (value) => (typeof value === "number" ? formatM2(value) : String(value))),
    imported(building, "seismicDiagnosis", "耐震診断・改修", (value) => DIAGNOSES[String(value)] ?? yesNo(value)),
    imported(building, "seismicIsolation", "免震・制振", yesNo),
    imported(building, "parkingMechanical", "機械式駐車場", (value) => (value === 0 ? "なし" : `${value}台`)),
  ];
}

/** Null: nobody knows when it was finished. */
function codeText(subject: RiskReportResponse["subject"], building: BuildingFactsResponse | null): string | null {
  if (building === null) return codeWords(subject) || null;
  return building.code.id === null ? null : building.code.words;
}

const DIAGNOSES: Readonly<Record<string, string>> = {
  sound: "診断で耐震性あり、または改修済み",
  unsound: "診断で耐震性が不足",
  none: "診断を受けていない",
};

/** How the building is looked after. */
export function managementFacts(building: BuildingFactsResponse | null): readonly BuildingFact[] {
  return [
    imported(building, "managementFeeYenPerM2", "管理費", monthlyPerM2),
    imported(building, "reserveFundYenPerM2", "修繕積立金", monthlyPerM2),
    imported(building, "longTermPlanYears", "長期修繕計画", (value) => `${value}年`),
    imported(building, "managementCertified", "管理計画認定", (value) => (value === true ? "認定を受けている" : "認定なし")),
    imported(building, "managementStars", "管理適正評価", (value) => `${"★".repeat(Number(value))}（5つのうち${value}）`),
  ];
}

/** 月額352円/㎡. */
function monthlyPerM2(value: Field["value"]): string {
  return typeof value === "number" ? `月額${Math.round(value).toLocaleString("ja-JP")}円/㎡` : String(value);
}

function imported(
  building: BuildingFactsResponse | null,
  name: string,
  label: string,
  words: (value: Field["value"]) => string,
): BuildingFact {
  const field = building?.fields.find((each) => each.field === name);
  return { field: name, label, words: field ? words(field.value) : null, provenance: provenanceOf(building, name) };
}

function builtText({ builtYear, builtMonth }: RiskReportResponse["subject"], now: Date): string | null {
  if (builtYear === null) return null;
  const age = ageText(ageInYears({ year: builtYear, month: builtMonth }, isoDateInJapan(now)));
  return `${formatYearWithEra(builtYear)}${builtMonth === null ? "" : `${builtMonth}月`}・${age}`;
}

function stationText(name: string, minutes: number | null): string {
  return minutes === null ? `${name}駅` : `${name}駅 徒歩${minutes}分`;
}

function yesNo(value: Field["value"]): string {
  if (typeof value === "boolean") return value ? "あり" : "なし";
  return String(value);
}

/** Who told a field; null: nobody, or it stands in the register alone. */
function provenanceOf(building: BuildingFactsResponse | null, name: string): ShownProvenance | null {
  const field = building?.fields.find((each) => each.field === name);
  return field ? { attribution: field.source, asOf: field.asOf, precision: "建物", isSample: field.isSample } : null;
}
