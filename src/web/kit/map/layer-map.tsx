import { lazy, Suspense } from "react";
import type { LayerMapProps } from "#web/kit/map/layers/layer-map-props.ts";
import { useMapStart } from "./use-map-start.ts";

const fetchCode = () => import("#web/kit/map/canvas/layer-canvas.tsx");
const LayerCanvas = lazy(fetchCode);

/** A map of one layer that can be asked by a click. Whatever it shows must also stand in a list beside it. */
export function LayerMap(props: LayerMapProps) {
  const isBegun = useMapStart({ fetchCode });
  const { isWholeScreen = false } = props;
  return (
    <div className={isWholeScreen ? "h-full" : ""}>
      {isBegun ? (
        <Suspense fallback={<Waiting isWholeScreen={isWholeScreen} />}>
          <LayerCanvas {...props} />
        </Suspense>
      ) : (
        <Waiting isWholeScreen={isWholeScreen} />
      )}
    </div>
  );
}

function Waiting({ isWholeScreen }: { isWholeScreen: boolean }) {
  const size = isWholeScreen ? "h-full" : "h-96 rounded-control sm:h-[34rem]";
  return (
    <div className={`no-print grid place-items-center bg-track text-14 text-sub ${size}`}>
      <p>地図を準備しています</p>
      <noscript>この画面の地図には、JavaScriptが必要です。値は下の表で確かめられます。</noscript>
    </div>
  );
}
