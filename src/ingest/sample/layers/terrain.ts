import type { LonLat } from "#kernel/geo.ts";
import { distanceToLine, type Metres, toMetres } from "./metric.ts";

type River = {
  readonly name: string;
  readonly line: readonly Metres[];
  /** Metres of water beside it, and how far the flood reaches. */
  readonly depthM: number;
  readonly reachM: number;
};

const along = (points: readonly (readonly [lon: number, lat: number])[]) => points.map(([lon, lat]) => toMetres({ lon, lat }));

/** Where water runs in the 23 wards, drawn by hand with a few corners; how it floods is invented. */
export const RIVERS: readonly River[] = [
  {
    name: "荒川",
    line: along([
      [139.68, 35.805],
      [139.735, 35.79],
      [139.8, 35.757],
      [139.836, 35.72],
      [139.85, 35.68],
      [139.85, 35.64],
    ]),
    depthM: 6,
    reachM: 2600,
  },
  {
    name: "江戸川",
    line: along([
      [139.885, 35.8],
      [139.9, 35.75],
      [139.905, 35.71],
      [139.895, 35.67],
    ]),
    depthM: 5,
    reachM: 1900,
  },
  {
    name: "隅田川",
    line: along([
      [139.735, 35.787],
      [139.775, 35.75],
      [139.808, 35.733],
      [139.795, 35.7],
      [139.788, 35.68],
      [139.77, 35.655],
    ]),
    depthM: 3.2,
    reachM: 1200,
  },
  {
    name: "多摩川",
    line: along([
      [139.6, 35.625],
      [139.65, 35.6],
      [139.7, 35.56],
      [139.76, 35.535],
    ]),
    depthM: 4.5,
    reachM: 1100,
  },
  {
    name: "神田川",
    line: along([
      [139.62, 35.685],
      [139.68, 35.7],
      [139.72, 35.714],
      [139.76, 35.7],
      [139.785, 35.697],
    ]),
    depthM: 1.6,
    reachM: 320,
  },
];

/** Beyond so many times its reach a river floods nothing. */
const FARTHEST = 2.2;

/** With the box that its water can reach. */
const REACHED = RIVERS.map((river) => {
  const [xs, ys] = [river.line.map(({ x }) => x), river.line.map(({ y }) => y)];
  const metres = FARTHEST * river.reachM;
  const [west, east] = [Math.min(...xs) - metres, Math.max(...xs) + metres];
  const [south, north] = [Math.min(...ys) - metres, Math.max(...ys) + metres];
  return { ...river, box: { west, east, south, north } };
});

/** 0 on the heights of the west, 1 in the low land of the east and by the bay. */
export function lowness(place: LonLat): number {
  const { x, y } = toMetres(place);
  const east = 1 / (1 + Math.exp(-(x - 2600) / 1300));
  const bay = 1 / (1 + Math.exp((y + 4800 - 0.55 * x) / 900));
  const tama = Math.exp(-((distanceToLine({ x, y }, lineOf("多摩川")) / 1300) ** 2)) * 0.8;
  return Math.min(1, Math.max(east, bay * 0.9, tama));
}

/** −1…1, changing within a few hundred metres. */
export function ripple({ lon, lat }: LonLat): number {
  const { x, y } = toMetres({ lon, lat });
  return (Math.sin(x / 310) * Math.cos(y / 270) + Math.sin((x + y) / 170) * 0.6 + Math.cos((x - 2 * y) / 620) * 0.8) / 2.4;
}

/** Depth of the greatest flood in metres; 0: none. */
export function floodDepthM(place: LonLat): number {
  const point = toMetres(place);
  const deepest = REACHED.reduce((most, { line, depthM, reachM, box }) => {
    if (point.x < box.west || point.x > box.east || point.y < box.south || point.y > box.north) return most;
    return Math.max(most, depthM * Math.exp(-((distanceToLine(point, line) / reachM) ** 1.6)));
  }, 0);
  if (deepest < 0.15) return 0;
  const depth = deepest * (0.45 + 0.6 * lowness(place)) + 0.9 * ripple(place) - 0.45;
  return depth < 0.1 ? 0 : depth;
}

const LIMITS_M = [0.5, 3, 5, 10, 20] as const;

/** Rank of a depth, as 国土数値情報 A31 counts: 0 none, 1 <0.5 m, 2 0.5–3, 3 3–5, 4 5–10, 5 10–20, 6 deeper. */
export function depthRank(depthM: number): number {
  return depthM <= 0 ? 0 : 1 + LIMITS_M.filter((limit) => depthM >= limit).length;
}

function lineOf(name: string): readonly Metres[] {
  const river = RIVERS.find((one) => one.name === name);
  if (!river) throw new Error(`no river is named ${name}`);
  return river.line;
}
