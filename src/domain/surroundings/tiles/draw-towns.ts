import { clipToBox, NOBODY, type Ring as WorldRing } from "#domain/surroundings/shapes/clip-ring.ts";
import type { Centre, TownCell } from "#domain/surroundings/shapes/town-cells.ts";
import { boxesMeet, grownBox, type WorldBox } from "#domain/surroundings/shapes/web-mercator.ts";
import { NO_DATA, type Ring, type Tags, type TileFeature } from "#domain/surroundings/tile-format/tile-feature.ts";
import { EXTENT, type TileAddress } from "#domain/surroundings/tile-format/tile-square.ts";

/** How cells are put together: those of one group are one area, without lines between them. */
export type TownPicture = {
  readonly groupOf: (centre: Centre) => string;
  /** Null: nothing is known of it. */
  readonly tagsOf: (centre: Centre) => Tags | null;
  /** What an area without figures is called. */
  readonly nameOf: (centre: Centre) => string;
};

export type TownShapes = { readonly areas: readonly TileFeature[]; readonly lines: readonly TileFeature[] };

/** Shapes are drawn so far beyond the edge of a tile, so that no seam shows. */
const MARGIN = 64;

/** Where a tile lies on the web map. */
export function worldBoxOf({ z, x, y }: TileAddress): WorldBox {
  const across = 2 ** z;
  return { left: x / across, right: (x + 1) / across, top: y / across, bottom: (y + 1) / across };
}

/** Towns as areas with what is known of them, and the lines between them. */
export function drawTowns(tile: TileAddress, cells: readonly TownCell[], { groupOf, tagsOf, nameOf }: TownPicture): TownShapes {
  const across = 2 ** tile.z;
  const box = grownBox(worldBoxOf(tile), MARGIN / EXTENT / across);
  const stepsOf = ({ xs, ys }: WorldRing) =>
    xs.map((x, i): [number, number] => [Math.round((x * across - tile.x) * EXTENT), Math.round(((ys[i] ?? 0) * across - tile.y) * EXTENT)]);
  const groups = new Map<string, { readonly centre: Centre; readonly own: Ring[] }>();
  const lines: Ring[] = [];
  for (const cell of cells) {
    const group = groupOf(cell.centre);
    const known = groups.get(group) ?? { centre: cell.centre, own: [] };
    groups.set(group, known);
    for (const ring of ringsIn(cell, box)) {
      const steps = stepsOf(ring);
      if (isArea(steps)) known.own.push(steps);
      lines.push(...linesBetween(ring, steps, (other) => isOtherGroup(cell, other, { group, groupOf })));
    }
  }
  const areas = [...groups.values()].flatMap(({ centre, own }): TileFeature[] =>
    own.length === 0 ? [] : [{ type: 3, geometry: own, tags: tagsOf(centre) ?? { ...NO_DATA, t: nameOf(centre) } }],
  );
  return { areas, lines: lines.length === 0 ? [] : [{ type: 2, geometry: lines, tags: {} }] };
}

/** What of a cell lies in a box. */
function ringsIn({ rings, box: own }: TownCell, box: WorldBox): WorldRing[] {
  if (!boxesMeet(own, box)) return [];
  if (isInside(own, box)) return [...rings];
  return rings.flatMap((ring) => clipToBox(ring, box) ?? []);
}

function isInside(a: WorldBox, b: WorldBox): boolean {
  return a.left >= b.left && a.right <= b.right && a.top >= b.top && a.bottom <= b.bottom;
}

/** What lies beyond an edge is another town; of the two, the one whose name comes first draws the line. */
function isOtherGroup(
  { neighbours }: TownCell,
  other: number,
  { group, groupOf }: { readonly group: string; readonly groupOf: TownPicture["groupOf"] },
): boolean {
  const centre = other === NOBODY ? undefined : neighbours[other];
  return centre !== undefined && group < groupOf(centre);
}

function linesBetween({ edges }: WorldRing, steps: Ring, isWanted: (other: number) => boolean): Ring[] {
  return edges.flatMap((other, i): Ring[] => {
    const [from, to] = [steps[i], steps[(i + 1) % steps.length]];
    return other !== NOBODY && from && to && isWanted(other) ? [[from, to]] : [];
  });
}

/** Something is left of it in the steps of the tile. */
function isArea(ring: Ring): boolean {
  let doubled = 0;
  let before = ring.at(-1);
  for (const point of ring) {
    if (before) doubled += before[0] * point[1] - point[0] * before[1];
    before = point;
  }
  return doubled > 0;
}
