import type { MapLayerResponse } from "#api/client/client.ts";
import type { Picked } from "#web/kit/map/layers/layer-map-props.ts";
import { tagNames } from "#web/kit/map/layers/overlay.ts";
import type { TopicId } from "./topics.ts";
import type { YearValue } from "./year-line.tsx";

/** By rank, from 1. */
const DEPTHS = ["0.5m未満", "0.5m以上3m未満", "3m以上5m未満", "5m以上10m未満", "10m以上20m未満", "20m以上"];

/** A value of a layer with its unit: `364万円/坪`, `+19.9%`, `5段階の4`. */
export function valueText(topic: TopicId, value: number): string {
  switch (topic) {
    case "price":
      return `${Math.round(value).toLocaleString("ja-JP")}万円/坪`;
    case "rise":
    case "population":
      return `${value > 0 ? "+" : ""}${value.toFixed(1)}%`;
    case "quake":
    case "yield":
      return `${value.toFixed(1)}%`;
    case "crime":
      return `5段階の${value}`;
    case "flood":
      return DEPTHS[value - 1] ?? `区分${value}`;
  }
}

/** What a balloon says of a spot, in one of looks that cannot be taken for one another. */
export type SpotWords = {
  readonly state: "ok" | "few" | "no_data" | "no_colour" | "too_far";
  readonly headline: string;
  readonly lines: readonly string[];
  /** The name of a town, to look for in the search. */
  readonly town: string | null;
};

type Asked = { readonly topic: TopicId; readonly layer: MapLayerResponse; readonly year: number | null };

const NO_DATA = "データなし";
/** A value of fewer cases is not shown, nor a rate of them. */
const FEW = 5;

/** What a picked spot of the map means. */
export function spotWords({ topic, layer, year }: Asked, { tags, mesh, zoom }: Picked): SpotWords {
  if (zoom < layer.minZoom) return spot("too_far", "この縮尺では値を出していません。", ["地図を拡大してください。"]);
  if (layer.state === "no_data" || tags?.s === "no_data")
    return { ...spot("no_data", NO_DATA, ["この場所は、まだ調べたデータがありません。"]), town: townIn(tags) };
  const names = tagNames({ shape: layer.shape, year });
  const value = tags?.[names.value];
  if (typeof value !== "number") return valueless(topic, year);
  const n = tags?.[names.cases];
  const cases = typeof n === "number" ? n : null;
  const town = townIn(tags);
  const counted = cases === null ? [] : [casesText(topic, cases)];
  const where = mesh ? [`メッシュ ${mesh}`] : [];
  if (cases !== null && cases < FEW)
    return { state: "few", headline: "件数不足", lines: ["5件に満たないため、値は示していません。", ...counted, ...where], town };
  const when = year === null ? [] : [yearText(topic, year)];
  return { state: "ok", headline: valueText(topic, value), lines: [...when, ...counted, ...rateLines(tags?.rate), ...where], town };
}

/** A layer's figures of all years at a spot, the oldest first; those of few cases are kept back. */
export function yearValues({ topic, layer }: Omit<Asked, "year">, tags: Readonly<Record<string, unknown>>): YearValue[] {
  return layer.years.flatMap((year): YearValue[] => {
    const names = tagNames({ shape: layer.shape, year });
    const [value, n] = [tags[names.value], tags[names.cases]];
    if (typeof value !== "number") return [];
    const isFew = typeof n === "number" && n < FEW;
    return [{ year, value: isFew ? null : value, text: valueText(topic, value) }];
  });
}

export function yearText(topic: TopicId, year: number): string {
  if (topic === "population") return `${year}年（2020年と比べて）`;
  return topic === "rise" ? `${year}年（3年前と比べて）` : `${year}年`;
}

function townIn(tags: Picked["tags"]): string | null {
  return typeof tags?.t === "string" ? tags.t : null;
}

function valueless(topic: TopicId, year: number | null): SpotWords {
  if (topic === "flood") return spot("no_colour", "色なし", ["想定の区域に入っていません。色なしは安全を意味しません。"]);
  return spot("no_data", NO_DATA, [year === null ? "この場所のデータがありません。" : `${year}年のデータがありません。`]);
}

function casesText(topic: TopicId, n: number): string {
  const count = n.toLocaleString("ja-JP");
  if (topic === "population") return `2020年の人口 ${count}人`;
  return topic === "crime" ? `認知件数 ${count}件` : `n＝${count}件`;
}

function rateLines(rate: unknown): readonly string[] {
  return typeof rate === "number" ? [`1,000人あたり年${rate}件（住宅に関わる犯罪）`] : [];
}

function spot(state: SpotWords["state"], headline: string, lines: readonly string[]): SpotWords {
  return { state, headline, lines, town: null };
}
