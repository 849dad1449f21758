import type { RiskIndicatorResponse } from "#api/client/client.ts";
import { depthWords } from "#domain/risk/model/floor-exposure.ts";
import { RATING_MODEL } from "#domain/risk/model/rating-model.ts";
import { shareWords } from "#domain/risk/model/town-words.ts";
import { depthOf, heightOverWater, reachOf } from "#web/risk/hazards/depth-words.ts";

type Indicator = Pick<RiskIndicatorResponse, "id" | "title" | "words" | "value" | "score" | "state" | "deepest">;

/** What a driver says: what was found as a headline, and what that means for the home that is looked at. */
export type DriverWords = { readonly head: string; readonly meaning: string };

/** `floor` null: the building, or the place, as a whole. An indicator of another model keeps its own words. */
export function driverWords(indicator: Indicator, floor: number | null): DriverWords {
  if (indicator.id === "flood") return floodWords(indicator, floor);
  const [low, high] = MEANINGS[indicator.id] ?? ["", ""];
  const meaning = (indicator.score ?? 0) < RATING_MODEL.driverBaseline ? low : high;
  return { head: headOf(indicator), meaning: meaning + upstairs(indicator, floor) };
}

/** Short titles, where that of the table is long or says again what the words say; "" where the words stand alone. */
const TITLES: Readonly<Record<string, string>> = {
  quake_probability: "震度6弱以上のゆれ",
  ground_amplification: "地盤",
  liquefaction: "液状化",
  area_danger: "地域危険度",
  seismic_code: "耐震基準",
  other_water: "",
  landslide: "",
  reserve_fund: "修繕積立金",
  age: "",
  crime: "犯罪の多さ",
  childcare: "保育施設",
  school_distance: "小学校",
  parks: "公園",
  facilities: "徒歩10分の施設",
  population: "将来の人口",
  liquidity: "売買の多さ",
  volatility: "価格の振れ",
};

function headOf({ id, title, words }: Indicator): string {
  const short = TITLES[id] ?? title;
  return short === "" ? words : `${short}：${words}`;
}

/** What a low and a high score mean for whoever lives here. */
const MEANINGS: Readonly<Record<string, readonly [low: string, high: string]>> = {
  quake_probability: ["家具の固定と、水・食料の備えが効きます。", "ゆれが来ないという意味ではありません。家具の固定は同じようにいります。"],
  ground_amplification: ["固い地盤の場所より、ゆれが大きくなります。", "ゆれが大きくなりにくい地盤です。"],
  liquefaction: ["道路・水道・ガスが止まることがあります。水とトイレの備えがいります。", "地盤の資料では、起きにくい場所です。"],
  area_danger: ["建物の倒壊と火災の広がりが、都内の町の中で高めです。避難の道を確かめてください。", "都内の町の中では低めです。"],
  seismic_code: [
    "大きなゆれに耐えるかは、耐震診断で確かめる必要があります。",
    "無傷という意味ではありません。大きな地震のあとは点検がいります。",
  ],
  other_water: ["川から離れていても、水が来る想定です。出入口と電気室の高さを確かめてください。", "想定より強い雨もあります。"],
  landslide: ["大雨のときは、早めに区域の外へ移る必要があります。", "指定は順に進められています。斜面の近くでは注意がいります。"],
  reserve_fund: [
    "足りない分は、値上げや一時金になることがあります。長期修繕計画を確かめてください。",
    "目安に近い額です。計画の中身も確かめてください。",
  ],
  age: [
    "配管やエレベーターの取りかえにあたる時期です。工事の記録を確かめてください。",
    "大きな修繕はこれからです。積立の計画を確かめてください。",
  ],
  units: ["工事の費用を分ける戸数が少なめです。", "工事の費用を多くの戸数で分けられます。"],
  management: ["管理の点検の結果が低めです。総会の議事録を確かめてください。", "管理の点検の結果が良い建物です。"],
  crime: ["自転車と空き巣への備えを確かめてください。件数は町全体のものです。", "件数は町全体のもので、起きないという意味ではありません。"],
  childcare: ["入れる施設が限られます。空きは市区町村に確かめてください。", "数が多く、選べる範囲が広めです。空きは別に確かめてください。"],
  school_distance: ["歩く距離が長めです。通学路を確かめてください。", "歩いて通いやすい距離です。"],
  parks: ["歩いて行ける公園が少なめです。", "歩いて行ける公園が多めです。"],
  facilities: ["足りない施設は、徒歩10分より遠くなります。", "日々の用事が歩いて足ります。"],
  population: ["店や交通が減ることがあります。売るときの買い手も減る見込みです。", "人口が大きくは減らない見込みです。"],
  liquidity: ["売りたいときに、買い手が見つかるまで時間がかかることがあります。", "売買が比較的多い建物です。"],
  volatility: ["買う時期と売る時期で、価格の差が出やすい地域です。", "価格の動きが小さめの地域です。"],
};

/** From here on a storey sways clearly more than the ground. */
const SWAYS_FROM = 5;

function upstairs({ id, score }: Indicator, floor: number | null): string {
  if (floor === null || (score ?? 0) >= RATING_MODEL.driverBaseline) return "";
  if (id === "quake_probability" && floor >= SWAYS_FROM) return `${floor}階は、1階より大きく長くゆれます。`;
  return id === "liquefaction" && floor > 1 ? `${floor}階でも、水とエレベーターが止まります。` : "";
}

function floodWords({ title, words, value, state, deepest }: Indicator, floor: number | null): DriverWords {
  const depth = state === "ok" ? depthOf(value) : null;
  if (depth === null) return { head: `${title}：${words}`, meaning: "想定の対象になっていない川や、想定より強い雨もあります。" };
  // Read over a town, the words say on which share of it.
  const head = words.startsWith("町の") ? `洪水：${words.split("。")[0]}` : `洪水の深さ ${depth.label}`;
  if (floor === null) return { head, meaning: `${depth.meaning}階を選ぶと、その階で何が起きるかを示します。` };
  if (floor === 1 || reachOf(depth, floor) !== "dry") return { head: `${head}。${floor}階は水が来るおそれ`, meaning: LEAVE };
  const worst = depthOf(deepest?.rank ?? null);
  if (worst !== null && deepest && reachOf(worst, floor) !== "dry") return deepestWords(head, floor, deepest);
  return {
    head: `${head}。部屋は無事でも、建物は止まる`,
    meaning: `${floor}階の床は、想定の水面より${heightOverWater(depth, floor)}上です。停電・断水・エレベーターの停止にそなえ、水と食料は1週間分が目安です。`,
  };
}

const LEAVE = "水が来る前に、上の階か区域の外へ移る必要があります。";

/** Of a floor that most of the town's water does not reach, and that of its deepest part may. Where in the town the home lies, nobody has told. */
function deepestWords(head: string, floor: number, { rank, share }: NonNullable<Indicator["deepest"]>): DriverWords {
  return {
    head: `${head}。町のいちばん深い所では、${floor}階も水が来るおそれ`,
    meaning: `いちばん深い所（${shareWords(share)}）は${depthWords(rank)}の想定です。番地まで入れるか地図で場所を選ぶと、その場所の深さで示します。${LEAVE}`,
  };
}
