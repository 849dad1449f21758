import { lazy, Suspense, useEffect, useRef, useState } from "react";
import type { PlaceMapProps } from "#web/kit/map/canvas/group-places.ts";

const MapCanvas = lazy(() => import("#web/kit/map/canvas/map-canvas.tsx"));

/** The map is fetched while it is still this far below the fold. */
const NEARLY_IN_VIEW = { rootMargin: "300px" };

/** A map of places, fetched when it first comes near the view. Whatever it shows must also stand in a list beside it. */
export function PlaceMap(props: PlaceMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!box.current) return;
    const watch = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      NEARLY_IN_VIEW,
    );
    watch.observe(box.current);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={box} className="no-print">
      {isSeen ? (
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
  return <div className="grid h-80 place-items-center rounded-control bg-track text-14 text-sub sm:h-[26rem]">地図を準備しています</div>;
}
