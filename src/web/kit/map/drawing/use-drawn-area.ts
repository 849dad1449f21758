import type { Map as MapLibre } from "maplibre-gl";
import { useEffect, useRef, useState } from "react";
import { TerraDrawMapLibreGLAdapter } from "terra-draw-maplibre-gl-adapter";
import { type Corners, type CornersFault, cornersOfWindow } from "./corners.ts";
import { type DrawingState, type DrawnArea, drawArea } from "./drawn-area.ts";

export type AreaDrawing = {
  readonly state: DrawingState;
  /** Why the last corner was refused; null again with the next one. */
  readonly fault: CornersFault | null;
  readonly begin: () => void;
  readonly close: () => void;
  readonly clear: () => void;
  /** Takes the part in view: what the keyboard can do as well. */
  readonly takeView: () => void;
};

/**
 * Lets an area be drawn on a map of ours. `map`: one whose style is loaded, or null. The area itself is kept by whoever asks: `area` in, `onChange` out. Only for
 * code that is fetched with the map: it brings the drawing library.
 */
export function useDrawnArea(map: MapLibre | null, area: Corners | null, onChange: (area: Corners | null) => void): AreaDrawing {
  const [state, setState] = useState<DrawingState>("idle");
  const [fault, setFault] = useState<CornersFault | null>(null);
  const drawn = useRef<DrawnArea | null>(null);
  const newest = useRef({ area, onChange });
  newest.current = { area, onChange };
  useEffect(() => {
    if (!map) return;
    const begun = drawArea(new TerraDrawMapLibreGLAdapter({ map, prefixId: "drawn-area" }), {
      onArea: (corners) => {
        setFault(null);
        newest.current.onChange(corners);
      },
      onState: setState,
      onFault: setFault,
    });
    drawn.current = begun;
    begun.show(newest.current.area);
    const redraw = () => begun.redraw();
    map.on("style.load", redraw);
    return () => {
      map.off("style.load", redraw);
      drawn.current = null;
      begun.stop();
    };
  }, [map]);
  useEffect(() => drawn.current?.show(area), [area]);
  useGestures(map, state);
  const clear = () => {
    setFault(null);
    onChange(null);
    drawn.current?.show(null);
  };
  return {
    ...{ state, fault, clear },
    begin: () => {
      setFault(null);
      drawn.current?.begin();
    },
    close: () => drawn.current?.close(),
    takeView: () => map && onChange(viewOf(map)),
  };
}

/** A finger that holds a corner must not scroll the page; one that holds nothing may. */
function useGestures(map: MapLibre | null, state: DrawingState): void {
  const isHeld = useRef(false);
  useEffect(() => {
    if (!map) return;
    if (map.cooperativeGestures.isEnabled()) isHeld.current = true;
    if (!isHeld.current) return;
    if (state === "idle") map.cooperativeGestures.enable();
    else map.cooperativeGestures.disable();
  }, [map, state]);
}

function viewOf(map: MapLibre): Corners {
  const bounds = map.getBounds();
  return cornersOfWindow({ west: bounds.getWest(), south: bounds.getSouth(), east: bounds.getEast(), north: bounds.getNorth() });
}
