import { floorHeightM } from "#domain/risk/model/floor-exposure.ts";
import type { Depth } from "./depth-words.ts";

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
