import { writeFile } from "node:fs/promises";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { encode } from "fast-png";
import type { LonLat } from "#kernel/geo.ts";
import { seededRandom } from "#kernel/random.ts";

/** Sizes of the published files: thirteen first-order meshes of 5,888 × 4,096 pixels, and the towns of the country. */
const MESHES = ["5030", "5132", "5135", "5136", "5235", "5236", "5237", "5339", "5340", "5439", "5440", "5740", "6441"];
const WIDTH = 5888;
const HEIGHT = 4096;
const TOWNS = 128_163;
const ZONES = 2000;

const PIXELS_AROUND = 2 ** 21;
const DEGREES = 360 / PIXELS_AROUND;
const palette = Array.from({ length: 7 }, (_, rank) => [255 - rank * 20, 255, 255]);
const onBlock = (degrees: number) => Math.floor(degrees / DEGREES / 256) * 256 * DEGREES;

/** Pictures of rivers with their list beside them; answers their paths. */
export async function writeGrids(folder: string): Promise<string[]> {
  const png = encode({ width: WIDTH, height: HEIGHT, data: rivers(), channels: 1, depth: 8, palette });
  const meta = MESHES.map((mesh) => {
    const [south, west] = [Number(mesh.slice(0, 2)) / 1.5, Number(mesh.slice(2)) + 100];
    const place = { west: onBlock(west + 180) - 180, north: 90 - onBlock(90 - (south + 2 / 3)), degPerPixel: DEGREES };
    return [mesh, { file: `rank_${mesh}.png`, width: WIDTH, height: HEIGHT, ...place }] as const;
  });
  await writeFile(path.join(folder, "rank_meta.json"), JSON.stringify(Object.fromEntries(meta)));
  return Promise.all(
    meta.map(async ([, { file }]) => {
      await writeFile(path.join(folder, file), png);
      return path.join(folder, file);
    }),
  );
}

/** Bands of depth along waving lines over a fifth of the picture. */
function rivers(): Uint8Array {
  const data = new Uint8Array(WIDTH * HEIGHT);
  for (let y = 0; y < HEIGHT; y += 1) {
    const bed = WIDTH / 2 + 900 * Math.sin(y / 300) + 150 * Math.sin(y / 23);
    for (let x = Math.max(0, Math.floor(bed - 600)); x < Math.min(WIDTH, bed + 600); x += 1) {
      data[y * WIDTH + x] = Math.max(0, Math.round(4 - Math.abs(x - bed) / 150 + Math.sin(x / 9) * Math.cos(y / 7)));
    }
  }
  return data;
}

/** Half of the towns stand as close as in Tokyo. */
export function madeUpTowns(): LonLat[] {
  const random = seededRandom(TOWNS);
  return Array.from({ length: TOWNS }, (_, i) =>
    i % 2 === 0 ? { lon: 139.4 + 0.5 * random(), lat: 35.5 + 0.4 * random() } : { lon: 130 + 11 * random(), lat: 33 + 8 * random() },
  );
}

/** A table that is read as towns and as flood ranks of towns. */
export async function writeTowns(folder: string, towns: readonly LonLat[]): Promise<string> {
  const header = "city_code,prefecture,city,town,koaza,lat,lng,rank_at_centroid,rank_max_250m,flooded_share_250m";
  const lines = towns.map(({ lon, lat }, i) => {
    const city = lon >= 139.4 && lon < 139.9 && lat >= 35.5 && lat < 35.9 ? 13_101 + (i % 23) : 14_101 + (i % 400);
    return `${city},東京都,どこかの市,町${i},,${lat.toFixed(6)},${lon.toFixed(6)},${i % 4},${Math.min(6, (i % 4) + 1)},0.25`;
  });
  const file = path.join(folder, "towns.csv.gz");
  await writeFile(file, gzipSync([header, ...lines].join("\n")));
  return file;
}

/** Zones of a few hundred metres to some kilometres, each of 200 corners. */
export async function writeZones(folder: string): Promise<string> {
  const random = seededRandom(ZONES);
  const features = Array.from({ length: ZONES }, () => {
    const [lon, lat, size] = [139.4 + 0.5 * random(), 35.5 + 0.4 * random(), 0.002 + 0.02 * random() ** 4];
    const ring = Array.from({ length: 200 }, (_, i) => {
      const [angle, reach] = [(i / 200) * 2 * Math.PI, size * (0.7 + 0.3 * random())];
      return [lon + reach * Math.cos(angle), lat + reach * Math.sin(angle)];
    });
    const properties = { A49_001: "東京都", A49_002: "13", A49_003: "0.5m以上1m未満" };
    return { type: "Feature", properties, geometry: { type: "Polygon", coordinates: [[...ring, ring[0]]] } };
  });
  const file = path.join(folder, "A49-20_13.geojson");
  await writeFile(file, JSON.stringify({ type: "FeatureCollection", features }));
  return file;
}

/** Every mesh of 250 m of one first-order mesh. */
export async function writeMeshes(folder: string): Promise<string> {
  const digits = (n: number) => Array.from({ length: n }, (_, i) => i);
  const codes = digits(64).flatMap((second) =>
    digits(100).flatMap((third) =>
      digits(16).map((quarter) => {
        const inner = `${Math.floor(second / 8)}${second % 8}${Math.floor(third / 10)}${third % 10}`;
        return `5339${inner}${1 + Math.floor(quarter / 4)}${1 + (quarter % 4)}`;
      }),
    ),
  );
  const lines = codes.map((code, i) => `${code},0.9${i % 10},0.7${i % 10},0.4${i % 10},0.1${i % 10}`);
  const file = path.join(folder, "P-Y2024-AVR.csv");
  await writeFile(file, ["CODE,T30_I45_PS,T30_I50_PS,T30_I55_PS,T30_I60_PS", ...lines].join("\n"));
  return file;
}
