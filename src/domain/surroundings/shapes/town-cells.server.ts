import { townCentres } from "#domain/properties/index.server.ts";
import type { Db } from "#platform/db.server.ts";
import { dividingCentres, withOwn } from "./known-centres.ts";
import type { LandRing } from "./land.ts";
import { type Centre, FURTHEST_M, type TownCell, townCells } from "./town-cells.ts";
import { boxesMeet, grownBox, lonLatOf, type WorldBox, worldLength } from "./web-mercator.ts";

/** Cells are worked out for squares of the web map at this zoom (16 km at Tokyo) and kept. */
const ZOOM = 11;
const MOST_SQUARES = 64;

type Window = { readonly west: number; readonly east: number; readonly south: number; readonly north: number };
/** Centres for cities of which no 町丁目 are known, by the name under which what is made of them is kept. */
export type OwnCentres = { readonly name: string; readonly within: (window: Window) => Promise<readonly Centre[]> };

/** The cells of 町丁目 that meet a box. */
export type FindCells = (box: WorldBox, own: OwnCentres) => Promise<readonly TownCell[]>;

/** Keeps the cells of the squares that were looked at last. */
export function createTownCells(db: Db, land: () => Promise<readonly LandRing[]>): FindCells {
  const kept = new Map<string, Promise<readonly TownCell[]>>();
  return async (box, own) => {
    const found = await Promise.all(
      squaresOf(box).map((square) => {
        const key = `${own.name}/${square.left}/${square.top}`;
        const cells = kept.get(key) ?? cellsOfSquare(db, square, { own, land });
        kept.delete(key);
        kept.set(key, cells);
        cells.catch(() => kept.delete(key));
        const [oldest] = kept.keys();
        if (kept.size > MOST_SQUARES && oldest !== undefined) kept.delete(oldest);
        return cells;
      }),
    );
    const inBox = found.flatMap((cells) => cells.filter((cell) => boxesMeet(cell.box, box)));
    return found.length === 1 ? inBox : [...new Map(inBox.map((cell) => [`${cell.centre.cityCode}/${cell.centre.name}`, cell])).values()];
  };
}

function squaresOf({ left, right, top, bottom }: WorldBox): WorldBox[] {
  const across = 2 ** ZOOM;
  const squares: WorldBox[] = [];
  for (let x = Math.floor(left * across); x / across < right; x += 1) {
    for (let y = Math.floor(top * across); y / across < bottom; y += 1)
      squares.push({ left: x / across, right: (x + 1) / across, top: y / across, bottom: (y + 1) / across });
  }
  return squares;
}

type Means = { readonly own: OwnCentres; readonly land: () => Promise<readonly LandRing[]> };

async function cellsOfSquare(db: Db, square: WorldBox, { own, land }: Means): Promise<readonly TownCell[]> {
  const { lat } = lonLatOf({ x: square.left, y: square.top });
  const around = grownBox(square, worldLength(2 * FURTHEST_M, lat));
  const [northWest, southEast] = [lonLatOf({ x: around.left, y: around.top }), lonLatOf({ x: around.right, y: around.bottom })];
  const window = { west: northWest.lon, east: southEast.lon, south: southEast.lat, north: northWest.lat };
  const [known, others, shores] = await Promise.all([townCentres(db, window), own.within(window), land()]);
  return townCells(withOwn(dividingCentres(known), others), square, shores);
}
