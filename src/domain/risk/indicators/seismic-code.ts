import { type FactId, factOf, foundValue } from "#domain/risk/model/facts.ts";
import { type RatedIndicator, scored, unscored } from "#domain/risk/model/indicator.ts";
import { RATING_MODEL } from "#domain/risk/model/rating-model.ts";
import { scoreBy } from "#domain/risk/model/score-table.ts";
import { isProvenSound, type SeismicCode, seismicCodeOf } from "#domain/risk/model/seismic-code.ts";
import type { SiteFacts } from "#domain/risk/model/types.ts";

const { seismicCode: table } = RATING_MODEL.tables;
const CONFIRMED: Readonly<Record<SeismicCode, number>> = { old: 0, unclear: 0, new: 19810601, since2000: 20000601 };

/** 耐震基準: an old building that is not known to be sound scores as not sound; one of unclear date as an old one. */
export const seismicCode: RatedIndicator = {
  id: "seismic_code",
  pillar: "earthquake",
  title: table.title,
  unit: "",
  weight: 25,
  source: table.source,
  reads: ["confirmedOn", "builtYear", "builtMonth", "seismicDiagnosis", "seismicIsolation"],
  read: (site) => {
    const code = seismicCodeOf(site);
    if (code === null) return unscored(factOf(site, "builtYear"), "建築確認日も竣工年も未確認です");
    const isIsolated = foundValue(factOf(site, "seismicIsolation")) === 1;
    const score = codeScore(code, site) + (isIsolated ? RATING_MODEL.isolationBonus : 0);
    const words = isIsolated ? `${codeWords(code, site)}。免震構造` : codeWords(code, site);
    return { ...scored(factOf(site, dateFact(site)), score, words), value: null };
  },
};

function dateFact(site: SiteFacts): FactId {
  return foundValue(factOf(site, "confirmedOn")) === null ? "builtYear" : "confirmedOn";
}

function isOld(code: SeismicCode): boolean {
  return code === "old" || code === "unclear";
}

function codeScore(code: SeismicCode, site: SiteFacts): number {
  return isOld(code) && isProvenSound(site) ? RATING_MODEL.oldCodeSound : scoreBy(table, CONFIRMED[code]);
}

function codeWords(code: SeismicCode, site: SiteFacts): string {
  if (code === "since2000") return "2000年6月以降の基準";
  if (code === "new") return "新耐震基準(1981年6月以降)";
  const which = code === "old" ? "旧耐震基準" : "建築確認日が未確認のため、旧耐震基準として計算";
  if (isProvenSound(site)) return `${which}。耐震診断または改修で基準を満たす`;
  const { state, value } = factOf(site, "seismicDiagnosis");
  if (state === "ok" && value === 0) return `${which}。耐震診断で性能が足りないとの結果`;
  return state === "none" ? `${which}。耐震診断なし` : `${which}。耐震診断の有無は未確認`;
}
