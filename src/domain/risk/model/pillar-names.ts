import type { PillarId } from "./types.ts";

/** What each pillar is called. */
export const PILLAR_NAMES: Readonly<Record<PillarId, string>> = {
  earthquake: "地震",
  water: "水害・土砂",
  building: "建物・管理",
  crime: "治安",
  child: "子育て",
  life: "暮らし・市場",
};
