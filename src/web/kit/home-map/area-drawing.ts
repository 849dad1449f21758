import type { LonLat } from "#kernel/geo.ts";
import { type DrawingAdapter, drawArea } from "#web/kit/map/drawing/drawn-area.ts";

/** What tells of a drawing. `area` null: not closed yet. `corners`: how many are set. `isRefused`: the last corner, or the end, was not taken. */
export type DrawingState = { readonly area: readonly LonLat[] | null; readonly corners: number; readonly isRefused: boolean };

export type AreaDrawing = {
  /** Closes what has three corners and more. */
  readonly close: () => void;
  /** Takes back the last corner. */
  readonly undo: () => void;
  /** Takes everything back, for a new area. */
  readonly again: () => void;
  /** Draws all of it anew: the map has another style. */
  readonly redraw: () => void;
  readonly stop: () => void;
};

/** Lets an area be drawn at once, or the one there is be changed by its corners. A map has one at a time. */
export function beginDrawing(adapter: DrawingAdapter, first: readonly LonLat[] | null, tell: (state: DrawingState) => void): AreaDrawing {
  let state: DrawingState = { area: first, corners: first?.length ?? 0, isRefused: false };
  const show = (change: Partial<DrawingState>) => {
    state = { ...state, isRefused: false, ...change };
    tell(state);
  };
  const drawn = drawArea(adapter, {
    onArea: (area) => show({ area, corners: area?.length ?? 0 }),
    onState: () => undefined,
    onFault: () => show({ isRefused: true }),
    onCorners: (corners) => {
      if (corners !== state.corners) show({ corners });
    },
  });
  const again = () => {
    drawn.begin();
    show({ area: null, corners: 0 });
  };
  if (first === null) again();
  else {
    drawn.show(first);
    show({});
  }
  return { ...{ again, close: drawn.close, undo: drawn.undo, stop: drawn.stop }, redraw: drawn.redraw };
}
