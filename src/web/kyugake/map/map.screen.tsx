import { useState } from "react";
import { FlagLegend } from "#web/kit/flag/grade-mark.tsx";
import type { HomeSpot } from "#web/kit/home-map/home-spots.ts";
import { HomesMap } from "#web/kit/home-map/homes-map.tsx";
import { LinkButton } from "#web/kit/ui/button.tsx";
import { flaggedSearch } from "#web/kyugake/list/flagged-search.ts";
import type { MapFound } from "./find-map.ts";
import { flagPin } from "./flag-pin.ts";
import { MapBar } from "./map-bar.tsx";
import { MapHomes } from "./map-list.tsx";
import { PickedHomes } from "./picked-homes.tsx";
import { SearchHere } from "./search-here.tsx";
import { useFlagMap } from "./use-flag-map.ts";

/** Flagged homes on a map with their list beside it, in step. */
export function MapScreen({ found }: { readonly found: MapFound }) {
  const map = useFlagMap(found);
  const { question, facets, bounds } = found;
  const [picked, setPicked] = useState<HomeSpot | null>(null);
  return (
    <div className="flex flex-col lg:h-[calc(100svh-5.75rem)] lg:min-h-[36rem]">
      <MapBar {...{ question, facets }} to="/kyugake/map">
        <LinkButton to="/kyugake/fullmap" search={flaggedSearch(question)} tone="secondary" size="bar">
          全画面で見る
        </LinkButton>
      </MapBar>
      <div className="flex min-h-0 flex-1 flex-col lg:flex-row-reverse">
        <div className="h-[55svh] min-h-80 shrink-0 lg:h-auto lg:flex-1 print:hidden">
          <HomesMap
            title="九掛け物件の地図"
            {...{ bounds }}
            spots={map.spots}
            chosen={map.chosen}
            area={question.conditions.polygon}
            pinOf={flagPin}
            onRest={map.rest}
            onPick={(spot) => {
              setPicked(spot);
              map.choose(spot.key);
            }}
            onPoint={map.choose}
          >
            {picked && <PickedHomes spot={picked} conditions={question.conditions} onClose={() => setPicked(null)} />}
            <SearchHere isShown={map.isMoved} isFailed={map.isFailed} onSearch={map.searchHere} />
            <div className="no-print pointer-events-none absolute bottom-12 left-3 sm:bottom-20 z-10 rounded-card border border-line bg-card px-4 py-2.5 max-sm:hidden">
              <FlagLegend />
            </div>
          </HomesMap>
        </div>
        <div className="border-line bg-card sm:hidden">
          <div className="border-line border-b px-4 py-2">
            <FlagLegend />
          </div>
        </div>
        <div className="bg-card lg:w-96 lg:overflow-y-auto lg:border-line lg:border-r">
          <MapHomes list={map.list} isAsking={map.isAsking} chosen={map.chosen} onPoint={map.choose} />
        </div>
      </div>
    </div>
  );
}
