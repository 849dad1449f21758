import type { RiskReportResponse } from "#api/client/client.ts";
import { RATING_MODEL } from "#domain/risk/model/rating-model.ts";
import type { RadarAxis } from "#web/kit/chart/radar-chart.tsx";
import { coverageText } from "#web/risk/facts/coverage-words.ts";
import { PILLAR_WORDS } from "./pillar-words.ts";

type Pillar = Pick<RiskReportResponse["rating"]["pillars"][number], "id" | "score" | "coverage">;

/** Whether a number rests on so little that it is marked: under 60 % of the data of its pillar. */
export function isUnsure({ score, coverage }: Pillar): boolean {
  return score !== null && coverage < RATING_MODEL.coverage.sure;
}

type Detailed = Pillar & Pick<RiskReportResponse["rating"]["pillars"][number], "indicators">;

/** Of the hazards alone: what else is known in part is seldom one item. */
const SHORT: Readonly<Record<string, string>> = {
  flood: "洪水",
  other_water: "内水・高潮・津波",
  landslide: "土砂災害",
  quake_probability: "ゆれの確率",
  ground_amplification: "地盤",
  liquefaction: "液状化",
  area_danger: "地域危険度",
  seismic_code: "耐震基準",
};

/** What alone an unsure number rests on, where it is one or two items: `洪水だけが分かっています`; null elsewhere. */
export function onlyKnown(pillar: Detailed): string | null {
  const known = pillar.indicators.flatMap(({ id, score }) => (score === null ? [] : [SHORT[id]]));
  if (!isUnsure(pillar) || known.length === 0 || known.length > 2 || known.includes(undefined)) return null;
  return `${known.join("と")}だけが分かっています`;
}

/** Why a pillar has no number; null where it has one. A building of which nothing is known is one that is not registered. */
export function missingWords({ id, score, coverage }: Pillar): string | null {
  if (score !== null) return null;
  if (coverage > 0) return "データ不足";
  return id === "building" ? "未登録" : "データなし";
}

/** The same with what is missing, as a sentence. */
export function missingSentence(pillar: Pillar): string | null {
  const words = missingWords(pillar);
  if (words === null) return null;
  const { name } = PILLAR_WORDS[pillar.id];
  if (words === "未登録") return `${name}は未登録です。`;
  if (words === "データなし") return `${name}のデータはありません。`;
  const lacksCore = pillar.coverage >= RATING_MODEL.coverage.pillar ? CORE_WORDS[pillar.id] : undefined;
  return lacksCore ?? `${name}はデータが${coverageText(pillar.coverage)}しかなく、点数を出していません。`;
}

/** What a pillar cannot be told without (`RATING_MODEL.core`). */
const CORE_WORDS: Readonly<Partial<Record<Pillar["id"], string>>> = {
  earthquake: "地震は、ゆれ・地盤・液状化のどれも分からないため、点数を出していません。",
  water: "水害・土砂は、洪水の深さが分からないため、点数を出していません。",
};

/** The axes of the radar, with how much each rests on. */
export function radarAxes(pillars: readonly Pillar[], size: "full" | "compact"): readonly RadarAxis[] {
  return pillars.map((pillar) => ({
    label: PILLAR_WORDS[pillar.id].short,
    value: pillar.score,
    note: missingWords(pillar) ?? (size === "full" ? `そろい ${coverageText(pillar.coverage)}` : coverageText(pillar.coverage)),
    isUnsure: isUnsure(pillar),
  }));
}
