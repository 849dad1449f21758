import type { CellBox } from "./raster-areas.ts";

export type Tags = Readonly<Record<string, string | number | boolean>>;
export type Ring = [number, number][];

/** What a tile is made of, in its own steps: dots (1), lines (2) or areas (3) whose outer rings run clockwise on the screen. */
export type TileFeature =
  | { readonly type: 1; readonly geometry: [number, number][]; readonly tags: Tags }
  | { readonly type: 2; readonly geometry: Ring[]; readonly tags: Tags }
  | { readonly type: 3; readonly geometry: Ring[]; readonly tags: Tags; readonly id?: number };

/** The mark of a place that was not looked at. */
export const NO_DATA: Tags = { s: "no_data" };

export function boxRing(left: number, top: number, right: number, bottom: number): Ring {
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
    [left, top],
  ];
}

/** Where the lines between cells lie in a tile. */
export type CellLines = { readonly x: (column: number) => number; readonly y: (row: number) => number };

/** One feature for each value, of all its boxes. */
export function areasOfBoxes(boxes: readonly CellBox[], lines: CellLines, tagsOf: (value: number) => Tags): TileFeature[] {
  const rings = new Map<number, Ring[]>();
  for (const { value, left, top, right, bottom } of boxes) {
    const ring = boxRing(lines.x(left), lines.y(top), lines.x(right), lines.y(bottom));
    const known = rings.get(value);
    if (known) known.push(ring);
    else rings.set(value, [ring]);
  }
  return [...rings].map(([value, geometry]) => ({ type: 3, geometry, tags: tagsOf(value) }));
}
