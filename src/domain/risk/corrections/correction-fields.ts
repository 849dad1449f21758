import type { FactId } from "#domain/risk/model/facts.ts";
import { required } from "#kernel/fields/field-kind.ts";
import { LETTER_FIELDS } from "#kernel/fields/letter-fields.ts";
import { oneOf } from "#kernel/fields/text-kinds.ts";
import type { CorrectionField } from "./correction-field.ts";

export type { CorrectionField } from "./correction-field.ts";

/** What a visitor may say is wrong, and the facts it stands for. */
export const CORRECTION_FIELDS = {
  name: { title: "マンション名", facts: [] },
  address: { title: "所在地", facts: [] },
  builtYear: { title: "竣工年月", facts: ["builtYear", "builtMonth", "ageYears"] },
  confirmedOn: { title: "建築確認の日", facts: ["confirmedOn"] },
  structure: { title: "構造・階数", facts: ["reserveFundRatio"] },
  units: { title: "総戸数", facts: ["units"] },
  seismicDiagnosis: { title: "耐震診断・改修", facts: ["seismicDiagnosis"] },
  seismicIsolation: { title: "免震構造", facts: ["seismicIsolation"] },
  reserveFund: { title: "修繕積立金", facts: ["reserveFundRatio"] },
  managementStars: { title: "マンション管理適正評価", facts: ["managementStars"] },
  managementCertified: { title: "管理計画認定", facts: ["managementCertified"] },
  earthquake: {
    title: "地震・地盤のデータ",
    facts: ["quake_i55", "ground_arv", "liquefaction_pl", "liquefaction_class", "tokyo_kikendo_total"],
  },
  flood: { title: "洪水のデータ", facts: ["flood_max_rank", "flood_duration_rank"] },
  otherWater: { title: "内水・高潮・津波のデータ", facts: ["inland_flood_rank", "storm_surge_rank", "tsunami_rank"] },
  landslide: { title: "土砂災害のデータ", facts: ["landslide"] },
  crime: { title: "犯罪のデータ", facts: ["crime_rate_quintile"] },
  child: { title: "保育施設・学校・公園", facts: ["childcareCount800m", "elementaryDistanceM", "parksCount"] },
  life: { title: "周辺施設・人口・相場", facts: ["facilityCategoriesWithin10min", "populationChange2050", "liquidity", "volatility"] },
  price: { title: "推定価格・成約・家賃", facts: [] },
} as const satisfies Readonly<Record<CorrectionField, { title: string; facts: readonly FactId[] }>>;

const { proposed, evidence, email } = LETTER_FIELDS;

/** What the form of a correction asks for, in its order. */
export const CORRECTION_LETTER = {
  field: required("訂正する項目", oneOf(Object.keys(CORRECTION_FIELDS) as [CorrectionField, ...CorrectionField[]])),
  proposed,
  evidence,
  email,
} as const;
