import type { Window } from "#web/kit/map/layers/map-view.ts";
import type { Corners } from "./corners.ts";

export type DrawingMapProps = {
  /** What the map is for, for those who do not see it. */
  readonly title: string;
  readonly area: Corners | null;
  readonly onChange: (area: Corners | null) => void;
  /** What is shown where no area is. */
  readonly start: Window;
  /** Told with each part of the map that comes into view. */
  readonly onMove?: (shown: Window) => void;
};
