import { boxesOf } from "#domain/surroundings/tile-format/raster-areas.ts";
import { areasOfBoxes, boxRing, NO_DATA, type Tags, type TileFeature } from "#domain/surroundings/tile-format/tile-feature.ts";
import { boundsOfTile, remembered, scaleOfTile, type TileAddress } from "#domain/surroundings/tile-format/tile-square.ts";
import { boundsOfSquare, type MeshSquare, meshSquare } from "./mesh-square.ts";

export type MeshFigure = { readonly mesh: number; readonly tags: Tags };

/** Squares with their code as id, and the places between them as not looked at. */
export function drawMeshes(tile: TileAddress, figures: readonly MeshFigure[], perDegreeIfNone = 80): TileFeature[] {
  const { x, y } = scaleOfTile(tile);
  const scale = { x: remembered(x), y: remembered(y) };
  const grid = gridOf(tile, figures, perDegreeIfNone);
  const features: TileFeature[] = [];
  for (const { mesh, tags } of figures) {
    const square = meshSquare(mesh);
    if (square === null || !mark(grid, square)) continue;
    const { west, east, south, north } = boundsOfSquare(square);
    const ring = boxRing(scale.x(west), scale.y(north), scale.x(east), scale.y(south));
    features.push({ type: 3, geometry: [ring], id: mesh, tags });
  }
  const { left, bottom, height, perDegree } = grid;
  const lines = {
    x: (column: number) => scale.x(100 + (left + column) / perDegree),
    y: (row: number) => scale.y((bottom + height - row) / (perDegree * 1.5)),
  };
  return [...areasOfBoxes(boxesOf(grid), lines, () => NO_DATA), ...features];
}

/** Squares of the tile, 1 where nothing is known. */
type MissingGrid = {
  readonly left: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
  readonly perDegree: number;
  readonly values: Uint8Array;
};

function gridOf(tile: TileAddress, figures: readonly MeshFigure[], perDegreeIfNone: number): MissingGrid {
  const first = figures.find(({ mesh }) => meshSquare(mesh) !== null);
  const perDegree = (first && meshSquare(first.mesh)?.perDegree) ?? perDegreeIfNone;
  const { west, east, north, south } = boundsOfTile(tile);
  const left = Math.floor((west - 100) * perDegree);
  const bottom = Math.floor(south * perDegree * 1.5);
  const width = Math.ceil((east - 100) * perDegree) - left;
  const height = Math.ceil(north * perDegree * 1.5) - bottom;
  return { left, bottom, width, height, perDegree, values: new Uint8Array(width * height).fill(1) };
}

/** False where the square is not in the tile. */
function mark({ left, bottom, width, height, perDegree, values }: MissingGrid, square: MeshSquare): boolean {
  const factor = perDegree / square.perDegree;
  const [fromColumn, toColumn] = [Math.max(0, square.column * factor - left), Math.min(width, (square.column + 1) * factor - left)];
  const [fromRow, toRow] = [Math.max(0, square.row * factor - bottom), Math.min(height, (square.row + 1) * factor - bottom)];
  if (fromColumn >= toColumn || fromRow >= toRow) return false;
  for (let row = fromRow; row < toRow; row += 1) {
    const start = (height - 1 - row) * width;
    values.fill(0, start + fromColumn, start + toColumn);
  }
  return true;
}
