import { isMeshCode } from "#domain/surroundings/layers/mesh-codes.ts";
import type { Cells, TableLayout } from "#ingest/frame/named-cells.ts";
import { DAMAGED, readNumber } from "#ingest/frame/row-fields.ts";
import { RowRejected } from "#ingest/frame/row-rejected.ts";
import type { MeshRow } from "#ingest/layers/fact-loaders.server.ts";

export const POPULATION_MESH_REJECTIONS = {
  ...DAMAGED,
  "mesh-invalid": "地域メッシュコード(1km・500m・250m)ではありません",
  "figure-missing": "推計人口がありません",
  "figure-invalid": "推計人口が0以上の数ではありません",
} as const;

/** 国土数値情報 メッシュ別将来推計人口: PTN total, PTA 0–14, PTB 15–64, PTC 65 and older, each with the year. */
const SERIES = { PTN: "total", PTA: "under15", PTB: "from15to64", PTC: "over65" } as const;
const YEARS = Array.from({ length: 12 }, (_, i) => String(2015 + 5 * i));

type Series = keyof typeof SERIES;
export type MeshField = "mesh" | `${Series}_${string}`;

const COLUMNS = Object.fromEntries(
  Object.keys(SERIES).flatMap((series) => YEARS.map((year) => [`${series}_${year}`, `${series}_${year}?`])),
);

export const POPULATION_MESH_LAYOUTS: readonly TableLayout<MeshField>[] = [
  { name: "population-mesh", columns: { ...COLUMNS, mesh: "MESH_ID", PTN_2020: "PTN_2020" } },
];

/** People by year, `{ "2020": 312.4, …, bands: { "2020": { under15, from15to64, over65 } } }`. */
export function populationMeshRow(cell: Cells<MeshField>): MeshRow {
  const mesh = cell("mesh");
  if (!isMeshCode(mesh)) throw new RowRejected("mesh-invalid", mesh);
  const totals = YEARS.flatMap((year) => entry(year, people(cell(`PTN_${year}`))));
  if (totals.length === 0) throw new RowRejected("figure-missing", mesh);
  const bands = YEARS.flatMap((year) => {
    const ages = (["PTA", "PTB", "PTC"] as const).flatMap((series) => entry(SERIES[series], people(cell(`${series}_${year}`))));
    return ages.length === 0 ? [] : [[year, Object.fromEntries(ages)] as const];
  });
  return { mesh, data: { ...Object.fromEntries(totals), ...(bands.length === 0 ? {} : { bands: Object.fromEntries(bands) }) } };
}

/** A mesh on a border comes once for each city: its people are the sum. */
export function addMeshes(a: MeshRow["data"], b: MeshRow["data"]): MeshRow["data"] {
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])];
  return Object.fromEntries(names.map((name) => [name, sumOf(a[name], b[name])]));
}

function sumOf(a: unknown, b: unknown): unknown {
  if (typeof a === "number" && typeof b === "number") return Math.round((a + b) * 10_000) / 10_000;
  return isFacts(a) && isFacts(b) ? addMeshes(a, b) : (a ?? b);
}

function isFacts(value: unknown): value is MeshRow["data"] {
  return typeof value === "object" && value !== null;
}

function entry(name: string, value: number | null): (readonly [string, number])[] {
  return value === null ? [] : [[name, value]];
}

function people(text: string): number | null {
  const value = readNumber(text, "figure-invalid");
  if (value !== null && value < 0) throw new RowRejected("figure-invalid", text);
  return value;
}
