import { lazy, Suspense, useRef } from "react";
import type { PlaceMapProps } from "#web/kit/map/canvas/group-places.ts";
import { useMapStart } from "./use-map-start.ts";

const fetchCode = () => import("#web/kit/map/canvas/map-canvas.tsx");
const MapCanvas = lazy(fetchCode);

/** A map of places, fetched when it first comes near the view. Whatever it shows must also stand in a list beside it. */
export function PlaceMap(props: PlaceMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const isBegun = useMapStart({ fetchCode, box });
  return (
    <div ref={box}>
      {isBegun ? (
        <Suspense fallback={<Waiting />}>
          <MapCanvas {...props} />
        </Suspense>
      ) : (
        <Waiting />
      )}
    </div>
  );
}

function Waiting() {
  return (
    <div className="no-print grid h-80 place-items-center rounded-control bg-track text-14 text-sub sm:h-[26rem]">地図を準備しています</div>
  );
}
