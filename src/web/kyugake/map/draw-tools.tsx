import { useMemo, useState } from "react";
import type { LonLat } from "#kernel/geo.ts";
import { polygonFault } from "#kernel/polygon.ts";
import type { AreaDrawing, DrawingState } from "#web/kit/home-map/area-drawing.ts";
import { Button } from "#web/kit/ui/button.tsx";

const NOTHING: DrawingState = { area: null, corners: 0, isRefused: false };

/** An area that is being drawn; a second one takes the place of the first. */
export function useDrawTools(polygon: readonly LonLat[] | null) {
  const [isDrawing, setDrawing] = useState(false);
  const [state, setState] = useState(NOTHING);
  const [tools, setTools] = useState<AreaDrawing | null>(null);
  const drawing = useMemo(() => (isDrawing ? { first: polygon } : null), [isDrawing, polygon]);
  return { isDrawing, setDrawing, state, setState, tools, setTools, drawing };
}

type DrawToolsProps = {
  readonly area: ReturnType<typeof useDrawTools>;
  readonly hasArea: boolean;
  readonly onArea: (polygon: readonly LonLat[] | null) => void;
};

/** Draws an area on the map, changes it, takes it away. */
export function DrawTools({ area, hasArea, onArea }: DrawToolsProps) {
  const { isDrawing, setDrawing, state, tools } = area;
  if (!isDrawing) {
    return (
      <>
        <Button tone="secondary" size="bar" onClick={() => setDrawing(true)} className="min-h-11">
          {hasArea ? "囲みを直す" : "囲む"}
        </Button>
        {hasArea && (
          <Button tone="secondary" size="bar" onClick={() => onArea(null)} className="min-h-11">
            囲みを消す
          </Button>
        )}
      </>
    );
  }
  const finish = () => {
    if (state.area === null || polygonFault(state.area) !== null) return;
    setDrawing(false);
    onArea(state.area);
  };
  return (
    <>
      <p role="status" className="w-full rounded-control border border-brand bg-card px-3 py-2 text-13 shadow-sm">
        {drawWords(state, tools !== null)}
      </p>
      {state.area === null ? (
        <Button size="bar" onClick={tools?.close} disabled={state.corners < 3} className="min-h-11">
          囲みを閉じる
        </Button>
      ) : (
        <Button size="bar" onClick={finish} disabled={polygonFault(state.area) !== null} className="min-h-11">
          この範囲で探す
        </Button>
      )}
      <Button tone="secondary" size="bar" onClick={tools?.again} className="min-h-11">
        囲みなおす
      </Button>
      <Button tone="secondary" size="bar" onClick={() => setDrawing(false)} className="min-h-11">
        やめる
      </Button>
    </>
  );
}

/** What the drawing waits for. */
export function drawWords({ area, corners, isRefused }: DrawingState, isReady: boolean): string {
  if (!isReady) return "囲む道具を準備しています。";
  if (area !== null)
    return polygonFault(area) === null ? "角を動かして形を直せます。" : "辺が交わっているか、角が多すぎます。角を動かしてください。";
  if (isRefused) return "辺が交わるため、閉じられません。囲みなおしてください。";
  if (corners === 0) return "地図を押して、囲む角を順に置いてください。3つから囲めます。";
  return corners < 3 ? `続けて角を置いてください。あと${3 - corners}つで囲めます。` : "最初の角か「囲みを閉じる」を押すと囲めます。";
}
