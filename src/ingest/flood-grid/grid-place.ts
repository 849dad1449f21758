import { z } from "zod";
import { PIXELS_AROUND } from "#domain/surroundings/layers/grid-blocks.ts";

const entrySchema = z.object({
  file: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  west: z.number(),
  north: z.number(),
  degPerPixel: z.number(),
});
export const metaSchema = z.record(z.string(), entrySchema);

export type GridPlace = {
  readonly width: number;
  readonly height: number;
  /** Its first pixel, counted from 180° W and 90° N. */
  readonly column: number;
  readonly row: number;
  /** Pixels that the file tells of, ends excluded: the first-order mesh after which it is named, else the whole picture. */
  readonly extent: { readonly west: number; readonly north: number; readonly east: number; readonly south: number };
};

/** Where a picture lies, by its entry in the list beside it; null when it has none, or none on the pixels of all grids. */
export function gridPlace(meta: z.infer<typeof metaSchema>, fileName: string): GridPlace | null {
  const [mesh, entry] = Object.entries(meta).find(([, { file }]) => file === fileName) ?? [];
  if (mesh === undefined || !entry || Math.abs(entry.degPerPixel * PIXELS_AROUND - 360) > 1e-6) return null;
  const [column, row] = [columnOf(entry.west), rowOf(entry.north)];
  if (!isInteger(column) || !isInteger(row)) return null;
  const picture = { west: column, north: row, east: column + entry.width, south: row + entry.height };
  return { width: entry.width, height: entry.height, column: Math.round(column), row: Math.round(row), extent: within(picture, mesh) };
}

const columnOf = (lon: number) => ((lon + 180) * PIXELS_AROUND) / 360;
const rowOf = (lat: number) => ((90 - lat) * PIXELS_AROUND) / 360;
const isInteger = (n: number) => Math.abs(n - Math.round(n)) < 1e-3;

/** A pixel belongs to the mesh in which its middle lies. */
function within(picture: GridPlace["extent"], mesh: string): GridPlace["extent"] {
  if (!/^\d{4}$/.test(mesh)) return picture;
  const [south, west] = [Number(mesh.slice(0, 2)) / 1.5, Number(mesh.slice(2)) + 100];
  const first = (edge: number) => Math.ceil(edge - 0.5);
  return {
    west: Math.max(picture.west, first(columnOf(west))),
    east: Math.min(picture.east, first(columnOf(west + 1))),
    north: Math.max(picture.north, first(rowOf(south + 2 / 3))),
    south: Math.min(picture.south, first(rowOf(south))),
  };
}
