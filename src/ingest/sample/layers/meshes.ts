import { japanmesh } from "japanmesh";
import { distanceM, type LonLat } from "#kernel/geo.ts";
import { gapsAmong, isInGap } from "./gaps.ts";
import { lowness, ripple } from "./terrain.ts";

type SampleMesh = { readonly mesh: string; readonly data: Readonly<Record<string, unknown>> };
/** The invented numbers of one mesh dataset. */
export type SampleMeshes = { readonly dataset: string; readonly asOf: string; readonly rows: readonly SampleMesh[] };

/** Meshes within this of a town get numbers. */
const AROUND_TOWN_M = 1100;
const YEARS = [2020, 2025, 2030, 2035, 2040, 2045, 2050] as const;

type Cell = { readonly mesh: string; readonly middle: LonLat };

/** Shaking, ground, liquefaction (250 m) and the population to come (500 m) around the middles of the sample towns. */
export function sampleMeshes(towns: readonly LonLat[]): SampleMeshes[] {
  const fine = cellsAround(towns, 250);
  const coarse = cellsAround(towns, 500);
  const of = (cells: readonly Cell[], data: (place: LonLat) => SampleMesh["data"]) =>
    cells.map(({ mesh, middle }) => ({ mesh, data: data(middle) }));
  return [
    { dataset: "jshis", asOf: "2024", rows: of(fine, shaking) },
    { dataset: "ground", asOf: "2020", rows: of(fine, ground) },
    { dataset: "liquefaction", asOf: "2024", rows: of(fine, liquefaction) },
    { dataset: "population_mesh", asOf: "2024", rows: of(coarse, population) },
  ];
}

/** Probability of shaking within 30 years in %, by the softness of the ground. */
function shaking(place: LonLat): SampleMesh["data"] {
  const p = 0.24 + 0.46 * lowness(place) + 0.05 * ripple(place);
  const atLeast = (power: number) => percent(1 - (1 - p) ** power);
  return { i45: atLeast(9), i50: atLeast(4), i55: percent(p), i60: percent(0.42 * p ** 2.4) };
}

function ground(place: LonLat): SampleMesh["data"] {
  const low = lowness(place);
  const arv = Math.round((1.32 + 0.85 * low + 0.12 * ripple(place)) * 100) / 100;
  // 藤本・翠川 (2006): log ARV = 2.367 − 0.852 log AVS.
  const avs = Math.round(10 ** ((2.367 - Math.log10(arv)) / 0.852));
  return { arv, avs, landform: landformAt(low, ripple(place)) };
}

function landformAt(low: number, wave: number): string {
  if (low > 0.9) return wave > 0.25 ? "埋立地・干拓地" : "三角州・海岸低地";
  if (low > 0.5) return "後背湿地";
  return low > 0.2 || wave < -0.45 ? "谷底低地" : "ローム台地";
}

function liquefaction(place: LonLat): SampleMesh["data"] {
  const pl = Math.max(0, 19 * lowness(place) + 6 * ripple(place) - 3);
  const rounded = Math.round(pl * 10) / 10;
  return { pl: rounded, class: 1 + [0.5, 5, 10, 15].filter((limit) => rounded > limit).length };
}

function population(place: LonLat): SampleMesh["data"] {
  const start = 2600 + 1400 * ripple(place) + 900 * (1 - lowness(place));
  const perYear = 0.0022 * ripple({ lon: place.lon + 0.013, lat: place.lat }) - 0.0012;
  const totals = YEARS.map((year) => [String(year), Math.round(start * (1 + perYear * (year - 2020)))] as const);
  const bands = totals.map(([year, total]) => [year, bandsOf(total, Number(year))] as const);
  return { ...Object.fromEntries(totals), bands: Object.fromEntries(bands) };
}

/** An ageing town: about a fifth over 65 in 2020, a third in 2050. */
export function bandsOf(total: number, year: number) {
  const over65 = Math.round(total * (0.215 + 0.0034 * (year - 2020)));
  const under15 = Math.round(total * (0.115 - 0.0007 * (year - 2020)));
  return { under15, from15to64: total - under15 - over65, over65 };
}

function cellsAround(towns: readonly LonLat[], sideM: 250 | 500): Cell[] {
  const [stepLat, stepLon] = [(5 / 60 / 10) * (sideM / 1000), (7.5 / 60 / 10) * (sideM / 1000)];
  const cells = new Map<string, Cell>();
  for (const { lon, lat } of towns) {
    const reach = Math.ceil(AROUND_TOWN_M / sideM);
    for (let dx = -reach; dx <= reach; dx += 1) {
      for (let dy = -reach; dy <= reach; dy += 1) {
        const middle = middleOf({ lon: lon + dx * stepLon, lat: lat + dy * stepLat }, stepLon, stepLat);
        const name = `${Math.round(middle.lon / stepLon - 0.5)}/${Math.round(middle.lat / stepLat - 0.5)}`;
        if (cells.has(name) || distanceM(middle, { lon, lat }) > AROUND_TOWN_M) continue;
        cells.set(name, { mesh: japanmesh.toCode(middle.lat, middle.lon, sideM), middle });
      }
    }
  }
  const gaps = gapsAmong(towns);
  return [...cells.values()].filter(({ middle }) => !isInGap(middle, gaps));
}

function middleOf({ lon, lat }: LonLat, stepLon: number, stepLat: number): LonLat {
  const middle = (degrees: number, step: number) => (Math.floor(degrees / step + 1e-9) + 0.5) * step;
  return { lon: middle(lon, stepLon), lat: middle(lat, stepLat) };
}

function percent(share: number): number {
  return Math.round(Math.min(0.999, Math.max(0, share)) * 1000) / 10;
}
