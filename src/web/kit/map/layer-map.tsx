import { lazy, Suspense } from "react";
import type { LayerMapProps } from "#web/kit/map/layers/layer-map-props.ts";
import { useMapStart } from "./use-map-start.ts";

const fetchCode = () => import("#web/kit/map/canvas/layer-canvas.tsx");
const LayerCanvas = lazy(fetchCode);

/** A map of one layer that can be asked by a click. Whatever it shows must also stand in a list beside it. */
export function LayerMap(props: LayerMapProps) {
  const isBegun = useMapStart({ fetchCode });
  return (
    <div>
      {isBegun ? (
        <Suspense fallback={<Waiting />}>
          <LayerCanvas {...props} />
        </Suspense>
      ) : (
        <Waiting />
      )}
    </div>
  );
}

function Waiting() {
  return (
    <div className="no-print grid h-96 place-items-center rounded-control bg-track text-14 text-sub sm:h-[34rem]">地図を準備しています</div>
  );
}
