import { useMemo, useState } from "react";
import type { LonLat } from "#kernel/geo.ts";
import { FlagLegend } from "#web/kit/flag/grade-mark.tsx";
import { HomesMap } from "#web/kit/home-map/homes-map.tsx";
import { overlayOf } from "#web/kit/map/layers/overlay.ts";
import { Button } from "#web/kit/ui/button.tsx";
import { DrawTools, useDrawTools } from "./draw-tools.tsx";
import type { MapFound } from "./find-map.ts";
import { flagPin } from "./flag-pin.ts";
import { LayerChoice, type LayerId, LayerLegend } from "./layer-choice.tsx";
import { MapBar } from "./map-bar.tsx";
import { MapHomes } from "./map-list.tsx";
import { SearchHere } from "./search-here.tsx";
import { useFlagMap } from "./use-flag-map.ts";
import { WalkTools } from "./walk-tools.tsx";

/** What somebody laid over the map and opened beside it. It stays while the question changes, and the map with it. */
export function useFullmapView() {
  const [layer, setLayer] = useState<LayerId | null>(null);
  const [isListShown, setListShown] = useState(false);
  return { layer, setLayer, isListShown, setListShown };
}

type FullmapProps = {
  readonly found: MapFound;
  readonly view: ReturnType<typeof useFullmapView>;
  readonly onArea: (polygon: readonly LonLat[] | null) => void;
};

/** The map over the whole screen: an area can be drawn, hazards and prices laid under the pins, and the list shown or put away. */
export function FullmapScreen({ found, view, onArea }: FullmapProps) {
  const { layer, setLayer, isListShown, setListShown } = view;
  const { question, facets, bounds, layers } = found;
  const { polygon } = question.conditions;
  const map = useFlagMap(found);
  const area = useDrawTools(polygon);
  const shown = layers.find(({ id }) => id === layer) ?? null;
  const overlays = useMemo(() => (shown?.state === "ok" ? [overlayOf(shown, { year: shown.years.at(-1) ?? null })] : []), [shown]);
  return (
    <div data-whole-screen className="flex h-[calc(100svh-4.85rem)] min-h-[32rem] flex-col sm:h-[calc(100svh-5.75rem)]">
      <MapBar {...{ question, facets }} to="/kyugake/fullmap">
        <Button
          tone="secondary"
          size="bar"
          aria-expanded={isListShown}
          aria-controls="kyugake-list"
          onClick={() => setListShown(!isListShown)}
        >
          {isListShown ? "一覧を閉じる" : "一覧を開く"}
        </Button>
      </MapBar>
      <div className="relative min-h-0 flex-1">
        <HomesMap
          title="九掛け物件の地図（全画面）"
          {...{ bounds, overlays }}
          spots={map.spots}
          chosen={map.chosen}
          area={polygon}
          drawing={area.drawing}
          pinOf={flagPin}
          onRest={map.rest}
          onPick={({ key }) => {
            map.choose(key);
            setListShown(true);
          }}
          onPoint={map.choose}
          onDrawing={area.setState}
          onDrawingTools={area.setTools}
        >
          <div className="no-print absolute top-3 right-14 left-3 z-10 flex flex-wrap items-start gap-2">
            <LayerChoice chosen={layer} onChoose={setLayer} />
            <DrawTools area={area} hasArea={polygon !== null} onArea={onArea} />
            {!area.isDrawing && <WalkTools onArea={onArea} />}
          </div>
          {!area.isDrawing && (
            <div className="absolute inset-x-0 top-28 sm:top-16">
              <SearchHere isShown={map.isMoved} isFailed={map.isFailed} onSearch={map.searchHere} />
            </div>
          )}
          <div className="no-print pointer-events-none absolute bottom-12 left-3 sm:bottom-20 z-10 max-w-[min(30rem,calc(100%-4rem))] rounded-card border border-line bg-card px-4 py-2.5">
            <FlagLegend />
            {layer && (
              <div className="mt-2 border-line border-t pt-2">
                <LayerLegend id={layer} layer={shown} />
              </div>
            )}
          </div>
        </HomesMap>
        <div
          id="kyugake-list"
          hidden={!isListShown}
          className="absolute inset-x-0 bottom-0 z-20 max-h-[55%] overflow-y-auto border-line border-t bg-card sm:inset-y-0 sm:right-0 sm:left-auto sm:max-h-none sm:w-96 sm:border-l"
        >
          <MapHomes list={map.list} isAsking={map.isAsking} chosen={map.chosen} onPoint={map.choose} />
        </div>
      </div>
    </div>
  );
}
