import type { Heat } from "#domain/tenants/types.ts";

/** What a customer did within the days of their tenant, each counted after a real press only. */
export type Interest = {
  /** Lists and homes opened, and presses that led to pages of the tenant's own. */
  readonly looks: number;
  readonly dwellSeconds: number;
  /** Homes that they like now. */
  readonly likes: number;
  /** Questions and visits asked for. */
  readonly asks: number;
};

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
