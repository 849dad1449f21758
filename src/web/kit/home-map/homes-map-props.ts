import type { ReactNode } from "react";
import type { LonLat } from "#kernel/geo.ts";
import type { MapOverlay } from "#web/kit/map/layers/overlay.ts";
import type { DrawingState } from "./area-drawing.ts";
import type { Box, HomeSpot, HomeSpots } from "./home-spots.ts";
import type { MapWindow } from "./use-home-spots.ts";

export type HomesMapProps<Spot extends HomeSpot = HomeSpot> = {
  /** What the map shows, for those who do not see it. */
  readonly title: string;
  readonly spots: HomeSpots<Spot> | null;
  /** What the map shows first, and again whenever another rectangle is given: a move by code. Null: nothing is known yet. */
  readonly bounds: Box | null;
  /** Keys of the homes whose pin stands out. */
  readonly chosen: string | null;
  /** A drawn area, as an outline. */
  readonly area: readonly LonLat[] | null;
  /** The map has come to rest; `isByHand`: somebody moved it. Must not depend on staying the same. */
  readonly onRest: (window: MapWindow, isByHand: boolean) => void;
  readonly onPick: (spot: Spot) => void;
  readonly onPoint?: (key: string | null) => void;
  /** Another look of pins; must stay the same between draws. */
  readonly pinOf?: (spot: Spot) => HTMLElement;
  /** Layers under the pins; must stay the same between draws. */
  readonly overlays?: readonly MapOverlay[];
  /** Set while an area is drawn: the one to begin with, null for a new one. */
  readonly drawing?: { readonly first: readonly LonLat[] | null } | null;
  readonly onDrawing?: (state: DrawingState) => void;
  /** Hands over what steers the drawing; null when it is over. */
  readonly onDrawingTools?: (tools: import("./area-drawing.ts").AreaDrawing | null) => void;
  /** What lies over the map: buttons, a legend. */
  readonly children?: ReactNode;
};
