import { type FactId, found, foundNothing } from "#domain/risk/model/facts.ts";
import type { Fact } from "#domain/risk/model/types.ts";
import type { Subject } from "#domain/subjects/types.ts";
import type { Provenance } from "#domain/surroundings/layers/types.ts";
import { ageInYears } from "#kernel/japanese-date.ts";
import { guidelineFor, type ReserveBuilding, reserveFundRatio } from "./reserve-guideline.ts";

/** One field of a building as it is kept: imported, corrected or invented. */
export type BuildingField = {
  readonly field: string;
  readonly value: string | number | boolean;
  readonly source: string;
  readonly asOf: string | null;
  readonly isSample: boolean;
};

type Facts = Partial<Record<FactId, Fact>>;

/** What is known of a building itself, under the names of facts. Fields that were imported or corrected go before the register of buildings. */
export function buildingFacts(subject: Subject, fields: readonly BuildingField[], today: string): Facts {
  const own = registerProvenance(subject);
  const from = (name: string, known: number | null): Fact | null => numberFact(fields, name) ?? (known === null ? null : found(known, own));
  const builtYear = from("builtYear", subject.builtYear);
  const year = builtYear?.value ?? null;
  // The register's month belongs to the register's year.
  const builtMonth = from("builtMonth", year === subject.builtYear ? subject.builtMonth : null);
  const age = year === null ? null : ageInYears({ year, month: builtMonth?.value ?? null }, today);
  return known({
    builtYear,
    builtMonth,
    ageYears: age === null ? null : found(age, builtYear?.provenance ?? own),
    units: from("units", subject.units),
    confirmedOn: confirmedOn(fields),
    seismicDiagnosis: diagnosis(fields),
    seismicIsolation: yesNo(fields, "seismicIsolation"),
    managementStars: numberFact(fields, "managementStars"),
    managementCertified: yesNo(fields, "managementCertified"),
    reserveFundRatio: reserveRatio(subject, fields),
  });
}

/** What decides the guideline of the reserve fund. */
export function reserveBuilding(subject: Subject, fields: readonly BuildingField[]): ReserveBuilding {
  const spaces = numberIn(fields, "parkingMechanical") ?? 0;
  return {
    floors: numberIn(fields, "floors") ?? subject.floors,
    floorAreaM2: numberIn(fields, "floorAreaM2"),
    units: numberIn(fields, "units") ?? subject.units,
    parking: spaces > 0 ? { kind: "other", spaces } : null,
    exclusiveAreaM2: numberIn(fields, "exclusiveAreaM2"),
  };
}

export function numberIn(fields: readonly BuildingField[], name: string): number | null {
  const value = fields.find(({ field }) => field === name)?.value;
  return typeof value === "number" ? value : null;
}

const SAMPLE: Provenance = {
  attribution: "サンプルデータ(架空)",
  licence: "架空のデータ",
  asOf: null,
  precision: "建物",
  isSample: true,
};

function registerProvenance({ isSample }: Subject): Provenance | null {
  return isSample ? SAMPLE : null;
}

function fieldProvenance({ source, asOf, isSample }: BuildingField): Provenance {
  return { attribution: source, licence: "", asOf, precision: "建物", isSample };
}

function numberFact(fields: readonly BuildingField[], name: string): Fact | null {
  const field = fields.find((one) => one.field === name);
  return typeof field?.value === "number" ? found(field.value, fieldProvenance(field)) : null;
}

function yesNo(fields: readonly BuildingField[], name: string): Fact | null {
  const field = fields.find((one) => one.field === name);
  return typeof field?.value === "boolean" ? found(field.value ? 1 : 0, fieldProvenance(field)) : null;
}

/** `1981-06-01` -> 19810601. */
function confirmedOn(fields: readonly BuildingField[]): Fact | null {
  const field = fields.find((one) => one.field === "confirmedOn");
  const day = /^(\d{4})-(\d{2})-(\d{2})$/.exec(String(field?.value ?? ""));
  return field && day ? found(Number(day.slice(1).join("")), fieldProvenance(field)) : null;
}

function diagnosis(fields: readonly BuildingField[]): Fact | null {
  const field = fields.find((one) => one.field === "seismicDiagnosis");
  if (field?.value === "none") return foundNothing(fieldProvenance(field));
  const isKnown = field?.value === "sound" || field?.value === "unsound";
  return isKnown ? found(field.value === "sound" ? 1 : 0, fieldProvenance(field)) : null;
}

function reserveRatio(subject: Subject, fields: readonly BuildingField[]): Fact | null {
  const fund = fields.find((one) => one.field === "reserveFundYenPerM2");
  if (typeof fund?.value !== "number") return null;
  const building = reserveBuilding(subject, fields);
  const ratio = reserveFundRatio(fund.value, building);
  const sizedBy = guidelineFor(building)?.sizedBy;
  return ratio === null ? null : found(ratio, fieldProvenance(fund), sizedBy ? { sizedBy } : {});
}

function known(facts: Readonly<Record<string, Fact | null>>): Facts {
  return Object.fromEntries(Object.entries(facts).filter((entry): entry is [FactId, Fact] => entry[1] !== null));
}
