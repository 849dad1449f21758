import { distanceM, type LonLat } from "#kernel/geo.ts";

/** Of so many towns one is left unlooked at, so that the sample also shows what it looks like not to know. */
const EVERY = 60;
const REACH_M = 1000;

/** Middles of the towns about which meshes and the flood grid tell nothing. */
export function gapsAmong(towns: readonly LonLat[]): LonLat[] {
  return towns.filter((_, i) => i % EVERY === EVERY - 1);
}

export function isInGap(place: LonLat, gaps: readonly LonLat[]): boolean {
  return gaps.some((gap) => distanceM(gap, place) < REACH_M);
}
