import { BLOCK_SIDE, NOT_LOOKED_AT, valueInByte } from "#domain/surroundings/layers/grid-blocks.ts";
import { meshesAt } from "#domain/surroundings/layers/mesh-codes.ts";
import { type CellShape, cellOfPixel, isPixelInShape } from "#domain/surroundings/layers/zone-cells.ts";
import { DEEP_RANK, type DepthAt, isInRiverStrip } from "./river-strip.ts";
import { NAMING_SHARE, type Spread } from "./spread.ts";
import { eachPixel, middleOfPixel, type TownArea } from "./town-area.ts";

type Block = { readonly x: number; readonly y: number; readonly pixels: Uint8Array | null };

const blockKey = (x: number, y: number) => x * 65_536 + y;
export const blocksByKey = <One extends Block>(blocks: readonly One[]) =>
  new Map(blocks.map((block) => [blockKey(block.x, block.y), block]));

/**
 * The depths of a grid over a town. A block that is not there was not looked at. In a town with deep water what is not coloured between deep waters is a
 * river for all one can tell (`isInRiverStrip`), and no part of its land.
 */
export function gridSpread(area: TownArea, blocks: ReadonlyMap<number, Block>): Spread {
  const depthAt = depthsIn(blocks);
  const counts = new Array<number>(NOT_LOOKED_AT + 1).fill(0);
  eachPixel(area, (column, row) => {
    const value = depthAt(column, row) ?? NOT_LOOKED_AT;
    counts[value] = (counts[value] ?? 0) + 1;
  });
  const values = counts.flatMap((n, value): [number, number][] => (value > 0 && value < NOT_LOOKED_AT && n > 0 ? [[value, n]] : []));
  const river = hasDeep(counts) ? riverPixels(area, depthAt) : 0;
  const spread = { values: new Map(values), none: (counts[0] ?? 0) - river, unknown: counts[NOT_LOOKED_AT] ?? 0 };
  return river > 0 ? { ...spread, river } : spread;
}

function depthsIn(blocks: ReadonlyMap<number, Block>): DepthAt {
  return (column, row) => {
    const block = blocks.get(blockKey(Math.floor(column / BLOCK_SIDE), Math.floor(row / BLOCK_SIDE)));
    const value = block && valueAt(block.pixels, (row % BLOCK_SIDE) * BLOCK_SIDE + (column % BLOCK_SIDE));
    return value === NOT_LOOKED_AT ? undefined : value;
  };
}

/** Whether deep water stands on so much of a town that it names it. */
function hasDeep(counts: readonly number[]): boolean {
  const all = counts.reduce((sum, n) => sum + n, 0);
  const deep = counts.slice(DEEP_RANK, NOT_LOOKED_AT).reduce((sum, n) => sum + n, 0);
  return deep > 0 && deep >= NAMING_SHARE * all;
}

function riverPixels(area: TownArea, depthAt: DepthAt): number {
  let n = 0;
  eachPixel(area, (column, row) => {
    if (depthAt(column, row) === 0 && isInRiverStrip(depthAt, column, row)) n += 1;
  });
  return n;
}

function valueAt(pixels: Uint8Array | null, pixel: number): number {
  return pixels === null ? 0 : valueInByte(pixels[pixel >> 1] ?? 0, pixel);
}

type Part = { readonly cell: number; readonly value: number | null; readonly is_covered: boolean; readonly shape: CellShape | null };

/** The highest value of the zones over a town; where no zone is, whether the files looked there is told by `isLooked`. */
export function zoneSpread(area: TownArea, parts: readonly Part[], isLooked: boolean): Spread {
  const byCell = Map.groupBy(parts, ({ cell }) => cell);
  for (const [cell, inCell] of byCell)
    byCell.set(
      cell,
      inCell.toSorted((a, b) => zoneValue(b) - zoneValue(a)),
    );
  const values = new Map<number, number>();
  let outside = 0;
  eachPixel(area, (column, row) => {
    const zone = byCell.get(cellOfPixel(column, row))?.find((part) => isIn(part, column, row));
    if (zone) values.set(zoneValue(zone), (values.get(zoneValue(zone)) ?? 0) + 1);
    else outside += 1;
  });
  return { values, none: isLooked ? outside : 0, unknown: isLooked ? 0 : outside };
}

export const zoneValue = ({ value }: Pick<Part, "value">) => value ?? 1;

function isIn({ is_covered, shape }: Part, column: number, row: number): boolean {
  return is_covered || (shape !== null && isPixelInShape(column, row, shape));
}

/** The meshes of 250 m over a town, each with how much of the town lies in it and the codes of it and of those around it, the finest first. */
export function meshesOver(area: TownArea): { readonly codes: readonly string[]; readonly n: number }[] {
  const counts = new Map<number, number>();
  eachPixel(area, (column, row) => {
    const { lon, lat } = middleOfPixel(column, row);
    // Meshes of 250 m: 480 in a degree of latitude, 320 in one of longitude.
    const key = Math.floor(lat * 480) * 65_536 + Math.floor((lon - 100) * 320);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  });
  return [...counts].map(([key, n]) => {
    const [south, west] = [Math.floor(key / 65_536), key % 65_536];
    return { codes: meshesAt({ lat: (south + 0.5) / 480, lon: 100 + (west + 0.5) / 320 }), n };
  });
}

type Numbers = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

/** A number of the meshes over a town, of each place by the finest mesh that has it. */
export function meshSpread(meshes: ReturnType<typeof meshesOver>, numbers: Numbers, field: string): Spread {
  const values = new Map<number, number>();
  let unknown = 0;
  for (const { codes, n } of meshes) {
    const value = codes.map((code) => numbers.get(code)?.[field]).find((one) => typeof one === "number");
    if (typeof value === "number") values.set(value, (values.get(value) ?? 0) + n);
    else unknown += n;
  }
  return { values, none: 0, unknown };
}
