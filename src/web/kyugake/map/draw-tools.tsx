import { useState } from "react";
import type { LonLat } from "#kernel/geo.ts";
import { AreaTools, useAreaTools } from "#web/kit/home-map/area-tools.tsx";
import { Button } from "#web/kit/ui/button.tsx";

/** An area that is being drawn; a second one takes the place of the first. */
export function useDrawTools(polygon: readonly LonLat[] | null) {
  const [isDrawing, setDrawing] = useState(false);
  return { isDrawing, setDrawing, ...useAreaTools(isDrawing, polygon) };
}

type DrawToolsProps = {
  readonly area: ReturnType<typeof useDrawTools>;
  readonly hasArea: boolean;
  readonly onArea: (polygon: readonly LonLat[] | null) => void;
};

/** Draws an area on the map, changes it, takes it away. */
export function DrawTools({ area, hasArea, onArea }: DrawToolsProps) {
  const { isDrawing, setDrawing, state, tools } = area;
  const finish = (polygon: readonly LonLat[]) => {
    setDrawing(false);
    onArea(polygon);
  };
  if (isDrawing) return <AreaTools {...{ state, tools }} onFinish={finish} onCancel={() => setDrawing(false)} />;
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
