/** Where a browser's timeline has the first layer of a map on the screen. */
export const FIRST_LAYER_MARK = "map-first-layer";
