import { depthRangeM, depthWords, floorHeightM } from "#domain/risk/model/floor-exposure.ts";

/** A class of depth (国土数値情報 A31) in metres; `most` is Infinity for the deepest. */
export type Depth = {
  readonly rank: number;
  readonly least: number;
  readonly most: number;
  readonly label: string;
  readonly meaning: string;
};

/** What the six depths mean for a building (国土交通省「水害ハザードマップ作成の手引き」). */
const MEANINGS = [
  "1階の床より下までの深さです。",
  "1階の床の上まで水が来る深さです。",
  "2階の床の上まで水が来る深さです。",
  "2階が水につかり、3階より上まで来ることもある深さです。",
  "4階の床より上まで水が来る深さです。",
  "8階の床より上まで水が来る深さです。",
] as const;

/** The depth of a rank from 1 to 6; null for 0 (nothing coloured there) and for what is no rank. */
export function depthOf(rank: number | null): Depth | null {
  const meaning = rank === null ? undefined : MEANINGS[rank - 1];
  if (rank === null || meaning === undefined) return null;
  const [least, most] = depthRangeM(rank);
  return { rank, least, most, label: depthWords(rank), meaning };
}

export type Reach = "wet" | "perhaps" | "dry";

/** Whether water of a depth comes over a floor: surely, at the deep end of its class, or not even then. */
export function reachOf({ least, most }: Pick<Depth, "least" | "most">, floor: number): Reach {
  const height = floorHeightM(floor);
  if (least > height) return "wet";
  return most > height ? "perhaps" : "dry";
}

/** Ranks of how long water stays (国土数値情報 A31a): under 12 h, to 1 day, 3 days, 1, 2, 4 weeks, longer. */
const DURATIONS = [
  "12時間未満",
  "12時間以上1日未満",
  "1日以上3日未満",
  "3日以上1週間未満",
  "1週間以上2週間未満",
  "2週間以上4週間未満",
  "4週間以上",
] as const;

export function durationWords(rank: number): string {
  return DURATIONS[rank - 1] ?? `区分${rank}`;
}

const THREE_DAYS = 4;

export function durationMeaning(rank: number): string {
  return rank >= THREE_DAYS
    ? "3日以上、水が引かない想定です。上の階でも、飲み水・トイレ・電気の備えが要ります。"
    : "水が引くまでの時間の想定です。";
}

/** How far a floor lies over the water of a class of depth: `5.5〜7.5m`; at its deep end and its shallow one. Only for a floor that stays dry. */
export function heightOverWater({ least, most }: Pick<Depth, "least" | "most">, floor: number): string {
  const height = floorHeightM(floor);
  const [low, high] = [metres(height - most), metres(height - least)];
  return `${low}〜${high}m`;
}

function metres(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** Floors of a building that the water may reach: `1・2階`, `1〜4階`, `1階`; null where it reaches none. */
export function wetFloors({ most }: Pick<Depth, "most">, floors: number | null): string | null {
  const top = Number.isFinite(most) ? Math.floor((most - 0.5) / 2.5 - 1e-9) + 1 : (floors ?? 1);
  const highest = Math.min(top, floors ?? top);
  if (highest < 1 || most <= 0.5) return null;
  if (highest === 1) return "1階";
  return highest === 2 ? "1・2階" : `1〜${highest}階`;
}
