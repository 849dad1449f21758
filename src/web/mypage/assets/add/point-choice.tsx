import { useState } from "react";
import { apiClient, type FoundPlace } from "#api/client/client.ts";
import type { LonLat } from "#kernel/geo.ts";
import { useNewest } from "#web/kit/flow/use-newest.ts";
import { LayerMap } from "#web/kit/map/layer-map.tsx";
import type { MapView } from "#web/kit/map/layers/map-view.ts";
import { Button } from "#web/kit/ui/button.tsx";
import { addressOption, type PlaceOption } from "./place-options.ts";

type PointChoiceProps = { readonly middle: LonLat | null; readonly onPick: (option: PlaceOption) => void };

const NO_OVERLAYS: readonly [] = [];
const FAR = 11;
/** 東京駅, where nothing else is known. */
const ELSE = { lon: 139.767, lat: 35.681 };

/** Where a home is, by a point of the map; the search above says the same in words. */
export function PointChoice({ middle, onPick }: PointChoiceProps) {
  const [point, setPoint] = useState<LonLat | null>(null);
  const [view] = useState<MapView>({ place: middle ?? ELSE, zoom: FAR });
  const key = point && `${point.lat},${point.lon}`;
  const { state, value } = useNewest(key, (signal) => (point ? lookAt(point, signal) : Promise.resolve(null)));
  const answer = point && <Answer state={state} found={value?.found ?? null} onPick={onPick} />;
  return (
    <div>
      <p className="mb-2 text-14">物件のある場所を、地図の上で押してください。</p>
      <LayerMap
        title="物件の場所を選ぶ地図"
        centreLabel="地図の中心を選ぶ"
        view={view}
        overlays={NO_OVERLAYS}
        hazardPictures={null}
        subject={null}
        balloon={point && { place: point, content: answer }}
        onPick={({ place }) => setPoint({ lat: rounded(place.lat), lon: rounded(place.lon) })}
        onClose={() => setPoint(null)}
        onMove={() => undefined}
      />
      <div aria-live="polite" className="mt-3">
        {answer}
      </div>
    </div>
  );
}

type AnswerProps = {
  readonly state: "waiting" | "ready" | "failed";
  readonly found: FoundPlace | null;
  readonly onPick: PointChoiceProps["onPick"];
};

function Answer({ state, found, onPick }: AnswerProps) {
  if (state === "waiting") return <p className="text-14">場所を調べています。</p>;
  if (state === "failed") return <p className="text-14">場所を調べられませんでした。もう一度、地図を押してください。</p>;
  if (!found) return <p className="text-14">この地点の近くに、データのある町がありません。ほかの場所を選んでください。</p>;
  return (
    <div className="flex flex-wrap items-center gap-3 text-14">
      <p className="font-bold">{found.label}</p>
      <Button size="bar" className="min-h-11" onClick={() => onPick(addressOption(found))}>
        ここを登録する
      </Button>
    </div>
  );
}

/** Null: no answer came. */
async function lookAt(place: LonLat, signal: AbortSignal): Promise<{ readonly found: FoundPlace | null } | null> {
  const answer = await apiClient().estate.get("/places", { query: { lat: place.lat, lon: place.lon }, signal });
  return answer.ok ? { found: answer.value.items[0] ?? null } : null;
}

/** To about a metre, as keys of places are. */
function rounded(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}
