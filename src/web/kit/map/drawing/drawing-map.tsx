import { lazy, Suspense } from "react";
import { useMapStart } from "#web/kit/map/use-map-start.ts";
import type { DrawingMapProps } from "./drawing-map-props.ts";

const fetchCode = () => import("./drawing-canvas.tsx");
const DrawingCanvas = lazy(fetchCode);

/** A map on which one area is drawn and changed. What can be chosen on it must be possible beside it as well. */
export function DrawingMap(props: DrawingMapProps) {
  const isBegun = useMapStart({ fetchCode });
  if (!isBegun) return <Waiting />;
  return (
    <Suspense fallback={<Waiting />}>
      <DrawingCanvas {...props} />
    </Suspense>
  );
}

function Waiting() {
  return (
    <div className="no-print grid h-80 place-items-center rounded-control bg-track text-14 text-sub sm:h-[28rem]">地図を準備しています</div>
  );
}
