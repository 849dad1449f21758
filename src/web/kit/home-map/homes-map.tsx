import { lazy, Suspense } from "react";
import { useMapStart } from "#web/kit/map/use-map-start.ts";
import type { HomeSpot } from "./home-spots.ts";
import type { HomesMapProps } from "./homes-map-props.ts";

const fetchCode = () => import("./homes-canvas.tsx");
const HomesCanvas = lazy(fetchCode);

/** Homes as pins with their prices. It fills its place; whatever it shows must also stand in a list beside it. */
export function HomesMap<Spot extends HomeSpot>({ onPick, pinOf, ...props }: HomesMapProps<Spot>) {
  const isBegun = useMapStart({ fetchCode });
  // The canvas hands back the very spots it was given.
  const given = { onPick: onPick as HomesMapProps["onPick"], ...(pinOf ? { pinOf: pinOf as NonNullable<HomesMapProps["pinOf"]> } : {}) };
  return (
    <div className="relative h-full bg-track">
      {isBegun ? (
        <Suspense fallback={<Waiting />}>
          <HomesCanvas {...props} {...given} />
        </Suspense>
      ) : (
        <Waiting />
      )}
      {props.children}
    </div>
  );
}

function Waiting() {
  return (
    <div className="no-print grid h-full place-items-center text-14 text-sub">
      <p>地図を準備しています</p>
      <noscript>地図には、JavaScriptが必要です。物件は一覧で確かめられます。</noscript>
    </div>
  );
}
