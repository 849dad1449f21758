import type { Heat, Interest } from "./types.ts";

const MINUTE = 60;
/** A page that is left open says no more than that. */
const MOST_MINUTES = 10;
const FOR_A_LIKE = 3;
const RED_FROM = 12;
const ORANGE_FROM = 6;

/** How much somebody is interested. Who asks is a lead, whatever else they did. */
export function heatOf({ looks, dwellSeconds, likes, asks }: Interest): Heat {
  const minutes = Math.min(MOST_MINUTES, Math.floor(dwellSeconds / MINUTE));
  const points = looks + minutes + likes * FOR_A_LIKE;
  if (asks > 0 || points >= RED_FROM) return "red";
  if (points >= ORANGE_FROM) return "orange";
  return points > 0 ? "yellow" : "none";
}

export const HEAT_WORDS: Readonly<Record<Heat, string>> = { red: "高い", orange: "やや高い", yellow: "あり", none: "-" };
