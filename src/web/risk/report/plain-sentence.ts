import type { RiskReportResponse } from "#api/client/client.ts";
import type { PillarId } from "#domain/risk/model/types.ts";
import { missingWords } from "./pillar-notes.ts";
import { PILLAR_WORDS } from "./pillar-words.ts";

type Pillars = RiskReportResponse["rating"]["pillars"];

/** Under this a pillar is one to take care of (B and C); from the other on it is a strong one (A and better). */
const LOW = 45;
const HIGH = 65;

const CARE: Readonly<Record<PillarId, string>> = {
  earthquake: "地震のゆれ",
  water: "水害・土砂",
  building: "建物と管理",
  crime: "犯罪の多さ",
  child: "子育ての環境",
  life: "暮らしの便利さ",
};

const STRONG: Readonly<Record<PillarId, string>> = { ...CARE, earthquake: "地震", crime: "治安" };

/** What a rating says, in one or two plain sentences: what asks for care, what is strong, what is not known. Nothing known is never called good. */
export function plainSentence(pillars: Pillars): string {
  const rising = pillars.flatMap(({ id, score }) => (score === null ? [] : [{ id, score }])).toSorted((a, b) => a.score - b.score);
  const low = rising.filter(({ score }) => score < LOW).map(({ id }) => CARE[id]);
  const high = rising
    .filter(({ score }) => score >= HIGH)
    .toReversed()
    .map(({ id }) => STRONG[id]);
  const missing = pillars.filter((pillar) => missingWords(pillar) !== null).map(({ id }) => PILLAR_WORDS[id].name);
  return [
    low.length > 0 ? `${listed(low)}に注意がいります。` : "",
    high.length > 0 ? `${listed(high)}の点は高めです。` : "",
    low.length + high.length === 0 && rising.length > 0 ? "分かっている項目は、どれも中ほどの点です。" : "",
    missing.length > 0 ? `${listed(missing)}は、まだ点数を出せません。` : "",
  ].join("");
}

function listed(words: readonly string[]): string {
  return words.length < 3 ? words.join("と") : words.join("、");
}
