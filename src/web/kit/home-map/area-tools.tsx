import { useMemo, useState } from "react";
import type { LonLat } from "#kernel/geo.ts";
import { polygonFault } from "#kernel/map/polygon.ts";
import { Button } from "#web/kit/ui/button.tsx";
import type { AreaDrawing, DrawingState } from "./area-drawing.ts";

const NOTHING: DrawingState = { area: null, corners: 0, isRefused: false };

/** The drawing of an area while it is under way: the one there is can be changed, and a new one takes its place. */
export function useAreaTools(isDrawing: boolean, polygon: readonly LonLat[] | null) {
  const [state, setState] = useState(NOTHING);
  const [tools, setTools] = useState<AreaDrawing | null>(null);
  // Begun with what was there when it began: the same until it is over.
  const [first, setFirst] = useState(polygon);
  if (!isDrawing && first !== polygon) setFirst(polygon);
  const drawing = useMemo(() => (isDrawing ? { first } : null), [isDrawing, first]);
  return { state, setState, tools, setTools, drawing };
}

type AreaToolsProps = {
  readonly state: DrawingState;
  readonly tools: AreaDrawing | null;
  readonly onFinish: (polygon: readonly LonLat[]) => void;
  readonly onCancel: () => void;
};

/** What to do next while an area is drawn, and the ways out of it. Stands in a row that wraps. */
export function AreaTools({ state, tools, onFinish, onCancel }: AreaToolsProps) {
  const { area, corners } = state;
  return (
    <>
      <p role="status" className="w-full rounded-control border border-brand bg-card px-3 py-2 text-13 shadow-sm">
        {drawingWords(state, tools !== null)}
      </p>
      {area ? (
        <>
          <Button size="bar" disabled={polygonFault(area) !== null} onClick={() => onFinish(area)} className="min-h-11">
            この範囲で探す
          </Button>
          <Button tone="secondary" size="bar" onClick={tools?.again} className="min-h-11">
            囲みなおす
          </Button>
        </>
      ) : (
        <>
          <Button size="bar" disabled={corners < 3} onClick={tools?.close} className="min-h-11">
            囲みを閉じる
          </Button>
          <Button tone="secondary" size="bar" disabled={corners === 0} onClick={tools?.undo} className="min-h-11">
            ひとつ戻す
          </Button>
        </>
      )}
      <Button tone="secondary" size="bar" onClick={onCancel} className="min-h-11">
        やめる
      </Button>
    </>
  );
}

/** What the drawing waits for. */
export function drawingWords({ area, corners, isRefused }: DrawingState, isReady: boolean): string {
  if (!isReady) return "囲む道具を準備しています。";
  if (area) {
    if (isRefused) return "辺が交わるため、そこへは動かせません。";
    const fault = polygonFault(area);
    if (fault === "too-many") return "角が多すぎます。60個までにしてください。";
    if (fault !== null) return "辺が交わっています。角を動かしてください。";
    return "角を動かして形を直せます。よければ「この範囲で探す」を押してください。";
  }
  if (isRefused) return "辺が交わるため、囲めません。ひとつ戻すか、別の場所に置いてください。";
  if (corners === 0) return "地図を押して、囲む角を順に置いてください。";
  return corners < 3 ? "続けて角を置いてください。3つから囲めます。" : "最初の角か「囲みを閉じる」を押すと囲めます。";
}
