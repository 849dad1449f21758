import { INDICATORS } from "#domain/risk/indicators/all.ts";
import { type FactId, factOf, found, foundNothing } from "#domain/risk/model/facts.ts";
import type { Fact, Narrowing, SiteFacts, Weights } from "#domain/risk/model/types.ts";
import { foldRating } from "./fold-rating.ts";
import { possibleOf } from "./possible.ts";

type Example = Pick<Narrowing, "what" | "title" | "by" | "assuming"> & { readonly facts: Partial<Record<FactId, Fact>> };

const BUILT = { builtYear: found(2001), ageYears: found(25) };
const UNITS = { units: found(50) };

/** A middling value of each fact, so that its weight can be shown: an example, never a finding. One indicator each, but for what is told together. */
const EXAMPLES: readonly Example[] = [
  { what: "told", title: "建った年と総戸数", by: "visitor", assuming: "築25年・50戸なら", facts: { ...BUILT, ...UNITS } },
  { what: "built", title: "建った年", by: "visitor", assuming: "築25年なら", facts: BUILT },
  { what: "units", title: "総戸数", by: "visitor", assuming: "50戸なら", facts: UNITS },
  { what: "reserve_fund", title: "修繕積立金", by: "building", assuming: "目安の7割なら", facts: { reserveFundRatio: found(0.7) } },
  { what: "management", title: "管理の評価", by: "building", assuming: "★3なら", facts: { managementStars: found(3) } },
  { what: "quake_probability", title: "ゆれの確率", by: "data", assuming: "30年以内に26%なら", facts: { quake_i55: found(26) } },
  { what: "ground_amplification", title: "地盤のゆれやすさ", by: "data", assuming: "1.6倍なら", facts: { ground_arv: found(1.6) } },
  { what: "liquefaction", title: "液状化", by: "data", assuming: "5区分の3なら", facts: { liquefaction_class: found(3) } },
  { what: "area_danger", title: "地域危険度", by: "data", assuming: "ランク3なら", facts: { tokyo_kikendo_total: found(3) } },
  {
    what: "flood",
    title: "洪水の深さ",
    by: "data",
    assuming: "0.5m未満なら",
    facts: { flood_max_rank: found(1), flood_duration_rank: found(1) },
  },
  {
    what: "other_water",
    title: "内水・高潮・津波",
    by: "data",
    assuming: "内水が0.5m未満なら",
    facts: { inland_flood_rank: found(1), storm_surge_rank: foundNothing(), tsunami_rank: foundNothing() },
  },
  { what: "landslide", title: "土砂災害", by: "data", assuming: "区域の外なら", facts: { landslide: foundNothing() } },
  { what: "crime", title: "犯罪の多さ", by: "data", assuming: "5区分の3なら", facts: { crime_rate_quintile: found(3) } },
  { what: "childcare", title: "保育施設", by: "data", assuming: "5か所なら", facts: { childcareCount800m: found(5) } },
  { what: "school_distance", title: "小学校", by: "data", assuming: "800mなら", facts: { elementaryDistanceM: found(800) } },
  { what: "parks", title: "公園", by: "data", assuming: "5か所なら", facts: { parksCount: found(5) } },
  { what: "facilities", title: "暮らしの施設", by: "data", assuming: "4種類なら", facts: { facilityCategoriesWithin10min: found(4) } },
  { what: "population", title: "将来の人口", by: "data", assuming: "10%減なら", facts: { populationChange2050: found(-10) } },
  { what: "liquidity", title: "売買の多さ", by: "data", assuming: "100戸に年2戸なら", facts: { liquidity: found(2) } },
  { what: "volatility", title: "価格の振れ", by: "data", assuming: "±6%なら", facts: { volatility: found(6) } },
];

/**
 * What each missing fact would bring, found by rating the site again with an example of it: the coverage then, and the letters still possible.
 * Most coverage first. At most one rating for each entry of `EXAMPLES` (20), only for what is missing.
 */
export function narrowingOf(site: SiteFacts, weights: Weights, coverage: number): Narrowing[] {
  return EXAMPLES.flatMap(({ facts, ...example }) => {
    const known = withMissing(site, facts);
    const coverageAfter = known === null ? coverage : foldRating(INDICATORS, known, weights).coverage;
    if (known === null || coverageAfter <= coverage) return [];
    const { lowest, highest } = possibleOf(INDICATORS, known, weights);
    return [{ ...example, coverageAfter, lowest, highest }];
  }).toSorted((a, b) => b.coverageAfter - a.coverageAfter);
}

/** The site with those of the facts that it does not have; null: it has them all. */
function withMissing(site: SiteFacts, facts: Example["facts"]): SiteFacts | null {
  const missing = Object.entries(facts).filter(([id]) => isMissing(factOf(site, id as FactId)));
  return missing.length === 0 ? null : { ...site, facts: { ...site.facts, ...Object.fromEntries(missing) } };
}

function isMissing({ state }: Fact): boolean {
  return state === "no_data" || state === "out_of_area";
}
