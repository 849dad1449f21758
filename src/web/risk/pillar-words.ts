import type { PillarId } from "#domain/risk/types.ts";
import type { RiskTab } from "./risk-tabs.tsx";

/** What each pillar is called, shortly in a picture and in full elsewhere, and the tab that tells more of it. */
export const PILLAR_WORDS: Readonly<Record<PillarId, { readonly name: string; readonly short: string; readonly tab: RiskTab }>> = {
  earthquake: { name: "地震", short: "地震", tab: "earthquake" },
  water: { name: "水害・土砂", short: "水害", tab: "flood" },
  building: { name: "建物・管理", short: "建物", tab: "apartment" },
  crime: { name: "治安", short: "治安", tab: "crime" },
  child: { name: "子育て", short: "子育て", tab: "child" },
  life: { name: "暮らし・市場", short: "暮らし", tab: "life" },
};
