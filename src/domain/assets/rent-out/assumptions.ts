import { USUAL_VACANCY_PERCENT } from "#domain/finance/yield.ts";
import type { Assumption, AssumptionKey, RentAssumptions } from "./types.ts";

/** The middle of what is usual for vacancy, 5 % for an agency; costs of the home are nothing until they are told, and that is said. */
const USUAL: RentAssumptions = {
  years: 5,
  vacancyPercent: (USUAL_VACANCY_PERCENT.low + USUAL_VACANCY_PERCENT.high) / 2,
  agencyPercent: 5,
  rentChangePercent: 0,
  priceChangePercent: 0,
  managementYen: 0,
  reserveYen: 0,
  propertyTaxYen: 0,
  insuranceYen: 0,
  startCostsYen: 0,
};

type Shape = Pick<Assumption, "label" | "unit"> & { readonly min: number; readonly max: number };
const MOST_YEN = 100_000_000;

const SHAPES: Readonly<Record<AssumptionKey, Shape>> = {
  years: { label: "貸す年数", unit: "年", min: 1, max: 20 },
  vacancyPercent: { label: "空室の割合", unit: "%", min: 0, max: 100 },
  agencyPercent: { label: "管理を任せる費用（家賃に対して）", unit: "%", min: 0, max: 30 },
  rentChangePercent: { label: "家賃の変化（1年あたり）", unit: "%", min: -20, max: 20 },
  priceChangePercent: { label: "売却価格の変化（1年あたり）", unit: "%", min: -20, max: 20 },
  managementYen: { label: "管理費", unit: "円/月", min: 0, max: MOST_YEN },
  reserveYen: { label: "修繕積立金", unit: "円/月", min: 0, max: MOST_YEN },
  propertyTaxYen: { label: "固定資産税・都市計画税", unit: "円/年", min: 0, max: MOST_YEN },
  insuranceYen: { label: "保険料", unit: "円/年", min: 0, max: MOST_YEN },
  startCostsYen: { label: "貸す前の費用（原状回復・募集など）", unit: "円", min: 0, max: MOST_YEN },
};

const WHOLE: readonly AssumptionKey[] = ["years", "managementYen", "reserveYen", "propertyTaxYen", "insuranceYen", "startCostsYen"];
const KEYS = Object.keys(SHAPES) as AssumptionKey[];

/** What is told over what is usual; null: something told is out of its bounds. */
export function assumptionsOf(told: Partial<RentAssumptions>): RentAssumptions | null {
  const all = { ...USUAL, ...told };
  return KEYS.every((key) => isWithin(key, all[key])) ? all : null;
}

function isWithin(key: AssumptionKey, value: number): boolean {
  const { min, max } = SHAPES[key];
  return value >= min && value <= max && (!WHOLE.includes(key) || Number.isInteger(value));
}

/** Each by its name, in the order in which they are asked. */
export function namedAssumptions(all: RentAssumptions, told: Partial<RentAssumptions>): Assumption[] {
  return KEYS.map((key) => ({ key, label: SHAPES[key].label, unit: SHAPES[key].unit, value: all[key], isUsual: told[key] === undefined }));
}
