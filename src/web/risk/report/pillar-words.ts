import { PILLAR_NAMES } from "#domain/risk/model/pillar-names.ts";
import type { PillarId } from "#domain/risk/model/types.ts";
import type { RiskTab } from "#web/risk/frame/risk-tabs.tsx";

/** What each pillar is called, shortly in a picture and in full elsewhere, and the tab that tells more of it. */
export const PILLAR_WORDS: Readonly<Record<PillarId, { readonly name: string; readonly short: string; readonly tab: RiskTab }>> = {
  earthquake: { name: PILLAR_NAMES.earthquake, short: "地震", tab: "earthquake" },
  water: { name: PILLAR_NAMES.water, short: "水害", tab: "flood" },
  building: { name: PILLAR_NAMES.building, short: "建物", tab: "apartment" },
  crime: { name: PILLAR_NAMES.crime, short: "治安", tab: "crime" },
  child: { name: PILLAR_NAMES.child, short: "子育て", tab: "child" },
  life: { name: PILLAR_NAMES.life, short: "暮らし", tab: "life" },
};
