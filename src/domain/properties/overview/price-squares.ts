import { distanceM, type LonLat } from "#kernel/geo.ts";
import type { TownPoint } from "./types.ts";

/** A square of the map of prices. Columns count to the east, rows to the south. */
export type PriceSquare = { readonly column: number; readonly row: number; readonly cityCode: string; readonly town: string };

export type SquareMap = {
  readonly columns: number;
  readonly rows: number;
  /** Length of a side. */
  readonly sideM: number;
  /** By rows, then columns. */
  readonly squares: readonly PriceSquare[];
};

const SIDES_M = [250, 500, 1000, 2000, 4000, 8000, 16_000] as const;
/** A map that is finer than this is larger to send and no easier to read. */
const MOST_ACROSS = 80;
/** How far a square may lie from the next known point of a town, at least. */
const REACH_M = 700;
const METRES_PER_DEGREE = 111_195;

/**
 * Squares over the land that towns cover: each belongs to the town whose known point is nearest to its middle, and none reaches further than
 * 700 m (on coarse maps: a square) from one. The finest side of which at most 80 lie across.
 */
export function squaresOf(points: readonly TownPoint[]): SquareMap {
  const [west, east] = range(points.map(({ lon }) => lon));
  const [south, north] = range(points.map(({ lat }) => lat));
  const perLon = METRES_PER_DEGREE * Math.cos(((south + north) / 2) * (Math.PI / 180));
  const across = (side: number) => Math.max(((east - west) * perLon) / side, ((north - south) * METRES_PER_DEGREE) / side) + 2;
  const sideM = SIDES_M.find((side) => across(side) <= MOST_ACROSS) ?? 32_000;
  const [dLon, dLat] = [sideM / perLon, sideM / METRES_PER_DEGREE];
  const nearest = nearestOf(points, { dLon, dLat, reach: Math.max(REACH_M, sideM * 0.75) });
  const [columns, rows] = [Math.ceil((east - west) / dLon) + 2, Math.ceil((north - south) / dLat) + 2];
  const squares: PriceSquare[] = [];
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const town = nearest({ lon: west + (column - 0.5) * dLon, lat: north - (row - 0.5) * dLat });
      if (town) squares.push({ column, row, cityCode: town.cityCode, town: town.town });
    }
  return { columns, rows, sideM, squares };
}

type Cells = { readonly dLon: number; readonly dLat: number; readonly reach: number };

/** The nearest point within reach, by cells as large as a square. */
function nearestOf(points: readonly TownPoint[], { dLon, dLat, reach }: Cells): (place: LonLat) => TownPoint | null {
  const cellOf = ({ lon, lat }: LonLat) => [Math.floor(lon / dLon), Math.floor(lat / dLat)] as const;
  const cells = Map.groupBy(points, (point) => cellOf(point).join());
  const around = Math.ceil(reach / (dLat * METRES_PER_DEGREE));
  const offsets = Array.from({ length: 2 * around + 1 }, (_, index) => index - around);
  const steps = offsets.flatMap((dx) => offsets.map((dy) => [dx, dy] as const));
  return (place) => {
    const [x, y] = cellOf(place);
    const near = steps.flatMap(([dx, dy]) => cells.get(`${x + dx},${y + dy}`) ?? []);
    const measured = near.map((point) => ({ point, away: distanceM(place, point) }));
    const best = measured.reduce<(typeof measured)[number] | null>((least, one) => (least && least.away <= one.away ? least : one), null);
    return best && best.away <= reach ? best.point : null;
  };
}

function range(values: readonly number[]): readonly [number, number] {
  return [
    values.reduce((least, value) => Math.min(least, value), Infinity),
    values.reduce((most, value) => Math.max(most, value), -Infinity),
  ];
}
