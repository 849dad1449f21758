/** A longer bar would reach under the credits of a narrow map. */
export const WIDEST_SCALE_PX = 72;

/** Controls of the map's own style sheet, made large enough for a finger; its rules stand outside of our layers, hence the marks of importance. */
export const MAP_BOX = [
  "overflow-hidden",
  "[&_.maplibregl-ctrl-group_button]:size-11!",
  "[&_.maplibregl-popup-close-button]:size-11!",
  "[&_.maplibregl-popup-close-button]:text-18!",
  "[&_.maplibregl-popup-content]:pr-11!",
  "[&_.maplibregl-ctrl-attrib]:bg-card/90!",
].join(" ");
