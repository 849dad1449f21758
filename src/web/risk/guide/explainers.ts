import type { PillarId } from "#domain/risk/model/types.ts";
import type { RiskTab } from "#web/risk/frame/risk-tabs.tsx";
import type { Explainer } from "./explainer.ts";
import { CRIME, EARTHQUAKE, FLOOD } from "./explainers-hazard.ts";
import { APARTMENT, CHILD, LIFE } from "./explainers-living.ts";
import { SUMMARY } from "./explainers-rating.ts";

/** By the tab of a report that each explains; the name is also its path under /risk. */
export const EXPLAINERS: Readonly<Record<RiskTab, Explainer>> = {
  summary: SUMMARY,
  apartment: APARTMENT,
  earthquake: EARTHQUAKE,
  flood: FLOOD,
  crime: CRIME,
  child: CHILD,
  life: LIFE,
};

/** The six pillars in one sentence each, for the first page. */
export const PILLAR_BRIEFS: Readonly<Record<PillarId, string>> = {
  earthquake: "30年以内のゆれの確率、地盤、液状化、建物の耐震基準",
  water: "洪水の深さと続く時間、内水・高潮・津波、土砂災害",
  building: "修繕積立金、築年数、総戸数、管理の評価",
  crime: "住まいに関わる犯罪の件数を、昼と夜の人口で見た多さ",
  child: "保育施設、小学校、公園までの近さ",
  life: "徒歩10分の施設、人口の将来推計、売買の多さ",
};
