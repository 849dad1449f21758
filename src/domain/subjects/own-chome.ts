import { distanceM, type LonLat } from "#kernel/geo.ts";
import { chomeKey, isNumberedChome, townKey } from "#kernel/place/chome.ts";
import type { Chome } from "./types.ts";

/** The key of a town is the point of its centre, to the metre. */
const SAME_POINT_M = 3;

/**
 * Of the 町丁目 near a point, the nearest first, the one that it is taken to lie in. Sales name whole 町, which stand in the table beside their 丁目: such a
 * one is only taken where the point is its very centre. Null: none near.
 */
export function nearestChome(near: readonly Chome[], place: LonLat): Chome | null {
  const [first] = near;
  if (first && isCentreOf(first, place)) return first;
  return withoutWholes(near)[0] ?? null;
}

/** Whether a point is the very centre of a 町丁目. */
export function isCentreOf(chome: Chome, place: LonLat): boolean {
  return distanceM(chome.place, place) <= SAME_POINT_M;
}

/** The 町丁目 of a building whose address names the 町: itself where it has no 丁目, else its nearest 丁目. Null: the table has neither near. */
export function chomeOfTown(near: readonly Chome[], town: string): Chome | null {
  const key = townKey(town);
  return withoutWholes(near).find(({ name }) => townKey(name) === key) ?? null;
}

/** Whether a 町丁目 can only be the one of an address: a 町 without 丁目 of its own. */
export function isWholeTown({ name }: Chome): boolean {
  return !isNumberedChome(name);
}

function withoutWholes(near: readonly Chome[]): Chome[] {
  const wholes = new Set(near.filter((chome) => !isWholeTown(chome)).map(({ cityCode, name }) => `${cityCode}/${townKey(name)}`));
  return near.filter(({ cityCode, name }) => !wholes.has(`${cityCode}/${chomeKey(name)}`));
}
