import type { Provenance } from "#domain/surroundings/layers/types.ts";
import type { Fact, SiteFacts } from "./types.ts";

type FactKind = { readonly title: string; readonly unit: string };

/** What indicators read, by name. The first block are layers of `surroundings`, under their own names; yes and no are 1 and 0. */
export const FACTS = {
  flood_max_rank: { title: "洪水の浸水深（想定最大規模）", unit: "rank" },
  flood_planned_rank: { title: "洪水の浸水深（計画規模）", unit: "rank" },
  flood_duration_rank: { title: "浸水が続く時間", unit: "rank" },
  flood_collapse: { title: "家屋倒壊等氾濫想定区域", unit: "kind" },
  inland_flood_rank: { title: "内水の浸水深", unit: "rank" },
  storm_surge_rank: { title: "高潮の浸水深", unit: "rank" },
  tsunami_rank: { title: "津波の浸水深", unit: "rank" },
  landslide: { title: "土砂災害警戒区域", unit: "kind" },
  quake_i45: { title: "30年以内に震度5弱以上", unit: "%" },
  quake_i50: { title: "30年以内に震度5強以上", unit: "%" },
  quake_i55: { title: "30年以内に震度6弱以上", unit: "%" },
  quake_i60: { title: "30年以内に震度6強以上", unit: "%" },
  ground_arv: { title: "表層地盤の増幅率", unit: "倍" },
  ground_avs: { title: "地盤の固さ（AVS30）", unit: "m/s" },
  liquefaction_pl: { title: "液状化のしやすさ（PL値）", unit: "PL" },
  liquefaction_class: { title: "液状化発生傾向", unit: "class" },
  tokyo_kikendo_total: { title: "地域危険度（総合）", unit: "rank" },
  tokyo_kikendo_collapse: { title: "建物倒壊危険度", unit: "rank" },
  tokyo_kikendo_fire: { title: "火災危険度", unit: "rank" },
  tokyo_kikendo_difficulty: { title: "災害時活動困難係数", unit: "rank" },
  /** 1 fewest … 5 most, in the prefecture. */
  crime_rate_quintile: { title: "住宅に関わる犯罪の多さ", unit: "quintile" },

  builtYear: { title: "竣工年", unit: "年" },
  /** 1–12; missing: only the year is known. */
  builtMonth: { title: "竣工月", unit: "月" },
  /** Whole years on the day the facts were gathered: `ageInYears`. */
  ageYears: { title: "築年数", unit: "年" },
  /** Day of the 建築確認 as a number: 19810601. */
  confirmedOn: { title: "建築確認の日", unit: "yyyymmdd" },
  /** 1: diagnosed as sound, or retrofitted; 0: diagnosed as not sound; `none`: known to be undiagnosed. */
  seismicDiagnosis: { title: "耐震診断・改修", unit: "yes/no" },
  seismicIsolation: { title: "免震構造", unit: "yes/no" },
  units: { title: "総戸数", unit: "戸" },
  /** What the reserve fund takes in, as a share of the guideline mean (1 = 100 %): `reserveFundRatio`. */
  reserveFundRatio: { title: "修繕積立金の目安比", unit: "倍" },
  /** 0–5; `none`: not in the scheme, which says nothing about the management. */
  managementStars: { title: "マンション管理適正評価", unit: "★" },
  managementCertified: { title: "管理計画認定", unit: "yes/no" },
  childcareCount800m: { title: "800m以内の保育施設", unit: "か所" },
  elementaryDistanceM: { title: "小学校までの直線距離", unit: "m" },
  parksCount: { title: "800m以内の公園", unit: "か所" },
  /** 0–6: convenience, supermarket, clinic, hospital, bank, post within 800 m. `none` is not used: nothing there is 0. */
  facilityCategoriesWithin10min: { title: "徒歩10分以内にそろう施設", unit: "種類" },
  /** Per cent, 2050 against 2020. */
  populationChange2050: { title: "人口の変化（2020→2050年）", unit: "%" },
  /** Sales a year for each hundred units, mean of the last three years. */
  liquidity: { title: "売買の多さ", unit: "%/年" },
  /** Standard deviation of yearly changes of the unit price, at least five years, in per cent. */
  volatility: { title: "価格の振れ", unit: "%" },
} as const satisfies Readonly<Record<string, FactKind>>;

export type FactId = keyof typeof FACTS;

const MISSING: Fact = { state: "no_data", value: null, details: {}, provenance: null };

/** A fact of a site; `no_data` where the name is missing. */
export function factOf({ facts }: SiteFacts, id: FactId): Fact {
  return facts[id] ?? MISSING;
}

/** The number of a fact that was found, or null in every other state. */
export function foundValue(fact: Fact): number | null {
  return fact.state === "ok" ? fact.value : null;
}

/** A fact that was found. */
export function found(value: number, provenance: Provenance | null = null, details: Fact["details"] = {}): Fact {
  return { state: "ok", value, details, provenance };
}

/** A fact that was looked for and is not there. */
export function foundNothing(provenance: Provenance | null = null): Fact {
  return { state: "none", value: null, details: {}, provenance };
}
