import { useCallback, useMemo, useState } from "react";
import { apiClient } from "#api/client/client.ts";
import { writeConditions } from "#domain/search/homes/conditions-search.ts";
import type { HomePin } from "#domain/search/homes/types.ts";
import type { LonLat } from "#kernel/geo.ts";
import { polygonFault } from "#kernel/map/polygon.ts";
import { boxText, type HomesQuestion } from "#web/homes/question/homes-search.ts";
import { AreaTools, useAreaTools } from "#web/kit/home-map/area-tools.tsx";
import { HomesMap } from "#web/kit/home-map/homes-map.tsx";
import { type MapWindow, useHomeSpots } from "#web/kit/home-map/use-home-spots.ts";
import { MapControls, MapLegend } from "./map-controls.tsx";
import { SpotList } from "./spot-list.tsx";
import type { useAsk } from "./use-ask.ts";
import { useMapBounds } from "./use-map-bounds.ts";
import { useWindowAsking } from "./use-window-asking.ts";

type ResultsMapProps = {
  readonly question: HomesQuestion;
  readonly today: string;
  readonly chosen: string | null;
  readonly onPoint: (key: string | null) => void;
  readonly onChoose: (key: string | null) => void;
  readonly isDrawing: boolean;
  readonly onDrawing: (isDrawing: boolean) => void;
  readonly ask: ReturnType<typeof useAsk>;
};

/** The homes of the list on a map, in step with it. Every move by hand may ask anew; a move by code never does. */
export function ResultsMap({ question, today, chosen, onPoint, onChoose, isDrawing, onDrawing, ask }: ResultsMapProps) {
  const { conditions } = question;
  const { bounds, ownBox } = useMapBounds(question);
  const { window, isLive, setLive, isMoved, rest, searchHere } = useWindowAsking({ ask, ownBox, isDrawing });
  const [spot, setSpot] = useState<HomePin | null>(null);
  const { spots, isFailed } = useHomeSpots(window, useLoad(conditions));
  const tools = useAreaTools(isDrawing, conditions.polygon);
  const pick = (next: HomePin | null) => {
    setSpot(next);
    onChoose(next?.key ?? null);
  };
  const finish = (polygon: readonly LonLat[] | null) => {
    if (polygon !== null && polygonFault(polygon) !== null) return;
    onDrawing(false);
    ask({ box: null, conditions: { polygon } });
  };
  return (
    <HomesMap
      title="売出物件の地図"
      {...{ spots, bounds, chosen, onPoint }}
      area={conditions.polygon}
      onRest={rest}
      onPick={pick}
      drawing={tools.drawing}
      onDrawing={tools.setState}
      onDrawingTools={tools.setTools}
    >
      {isDrawing ? (
        <section aria-label="囲んで探す" className="no-print absolute top-3 right-16 left-3 z-10 flex flex-wrap items-center gap-2">
          <AreaTools {...tools} onFinish={finish} onCancel={() => onDrawing(false)} />
        </section>
      ) : (
        <MapControls
          {...{ isLive, isMoved, isFailed }}
          hasArea={conditions.polygon !== null}
          onLive={setLive}
          onDraw={() => onDrawing(true)}
          onClearArea={() => ask({ conditions: { polygon: null } })}
          onSearchHere={searchHere}
        />
      )}
      {!isDrawing && spot && <SpotList {...{ spot, conditions, today }} onClose={() => pick(null)} />}
      <MapLegend />
    </HomesMap>
  );
}

/** What lies in a window, under these conditions; the same function as long as they ask the same. */
function useLoad(conditions: HomesQuestion["conditions"]) {
  const asked = JSON.stringify(writeConditions(conditions));
  const query = useMemo((): Record<string, string> => JSON.parse(asked), [asked]);
  return useCallback(
    async ({ box, zoom }: MapWindow, signal: AbortSignal) => {
      const answer = await apiClient().estate.get("/homes/map", { query: { ...query, box: boxText(box), zoom: Math.round(zoom) }, signal });
      return answer.ok ? answer.value : null;
    },
    [query],
  );
}
