import { useState } from "react";
import type { LonLat } from "#kernel/geo.ts";
import { LayerMap } from "#web/kit/map/layer-map.tsx";
import type { MapView } from "#web/kit/map/layers/map-view.ts";
import { Button } from "#web/kit/ui/button.tsx";
import { PointAnswer } from "./point-answer.tsx";
import type { PointSearch } from "./use-point-search.ts";

type PointPickerProps = {
  readonly points: PointSearch;
  /** A point to begin with: the map is then open. */
  readonly at: LonLat | null;
  /** The middle of where there are data. */
  readonly middle: LonLat | null;
};

const NEAR = 15;
const FAR = 10.5;
/** Where the map begins when nothing is known yet: 東京駅. */
const ELSE = { lon: 139.767, lat: 35.681 };

/** For who does not know the address: where one stands, or a point of the map. */
export function PointPicker({ points, at, middle }: PointPickerProps) {
  const [isOpen, setOpen] = useState(at !== null);
  const { point, locate, pick, close } = points;
  const isBusy = point.kind === "locating" || point.kind === "looking";
  return (
    <div className="mt-3">
      <div className="flex flex-wrap gap-3">
        <Button tone="secondary" size="bar" className="min-h-11" onClick={locate} aria-disabled={isBusy}>
          現在地を診断する
        </Button>
        <Button tone="secondary" size="bar" className="min-h-11" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? "地図を閉じる" : "地図で場所を選ぶ"}
        </Button>
      </div>
      <div aria-live="polite">
        <PointAnswer point={point} onRetry={pick} />
      </div>
      {isOpen && <PointMap {...{ point, pick, close, at }} view={viewOf(at, middle)} />}
    </div>
  );
}

type PointMapProps = Pick<PointSearch, "point" | "pick" | "close"> & { readonly view: MapView; readonly at: LonLat | null };

const NO_OVERLAYS: readonly [] = [];

function PointMap({ point, pick, close, view, at }: PointMapProps) {
  const [start] = useState(view);
  const [subject] = useState(at && { place: at, label: "いまの場所" });
  const balloon = "place" in point ? { place: point.place, content: <PointAnswer point={point} onRetry={pick} isInMap /> } : null;
  return (
    <div className="mt-3">
      <p className="mb-2 text-14">診断したい場所を、地図の上で押してください。</p>
      <LayerMap
        title="診断する場所を選ぶ地図"
        centreLabel="地図の中心を選ぶ"
        view={start}
        overlays={NO_OVERLAYS}
        hazardPictures={null}
        subject={subject}
        balloon={balloon}
        onPick={({ place }) => pick(place)}
        onClose={close}
        onMove={() => undefined}
      />
    </div>
  );
}

function viewOf(at: LonLat | null, middle: LonLat | null): MapView {
  return at ? { place: at, zoom: NEAR } : { place: middle ?? ELSE, zoom: FAR };
}
