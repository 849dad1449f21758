import { isMeshCode } from "#domain/surroundings/layers/mesh-codes.ts";
import type { Cells, TableLayout } from "#ingest/frame/named-cells.ts";
import { DAMAGED, known, readNumber } from "#ingest/frame/row-fields.ts";
import { RowRejected } from "#ingest/frame/row-rejected.ts";
import type { MeshRow } from "#ingest/layers/fact-loaders.server.ts";
import { landformName } from "./landforms.ts";

export type JshisField = "mesh" | "i45" | "i50" | "i55" | "i60" | "avs" | "arv" | "jcode" | "jname";

const MESH = "CODE|meshcode|MESHCODE|meshCode|mesh_code";

/** 確率論的地震動予測地図: chance in 30 years of at least this intensity (I45 震度5弱 … I60 震度6強). */
export const PROBABILITY: TableLayout<JshisField> = {
  name: "jshis-probability",
  columns: { mesh: MESH, i45: "T30_I45_PS?", i50: "T30_I50_PS?", i55: "T30_I55_PS", i60: "T30_I60_PS?" },
};

/** 表層地盤: AVS30 in m/s, amplification from Vs = 400 m/s, landform. */
export const GROUND: TableLayout<JshisField> = {
  name: "jshis-ground",
  columns: { mesh: MESH, avs: "AVS", arv: "ARV", jcode: "JCODE?", jname: "JNAME?" },
};

export const JSHIS_REJECTIONS = {
  ...DAMAGED,
  "mesh-invalid": "地域メッシュコード(1km・500m・250m)ではありません",
  "value-invalid": "値が数ではないか、ありえない大きさです",
  "value-missing": "値がありません(海など)",
} as const;

export function jshisRow(layout: TableLayout<JshisField>): (cell: Cells<JshisField>) => MeshRow {
  return layout === GROUND ? groundRow : probabilityRow;
}

/** Chances as the file has them; {@link asPercent} brings them to per cent. */
function probabilityRow(cell: Cells<JshisField>): MeshRow {
  const chance = (field: JshisField) => bounded(cell(field), 0, 100);
  const data = known({ i45: chance("i45"), i50: chance("i50"), i55: chance("i55"), i60: chance("i60") });
  return { mesh: meshCode(cell("mesh")), data: some(data) };
}

function groundRow(cell: Cells<JshisField>): MeshRow {
  const [avs, arv, code] = [bounded(cell("avs"), 0, 5000), bounded(cell("arv"), 0, 10), bounded(cell("jcode"), 0, 99)];
  if (!avs || !arv) throw new RowRejected("value-missing", `${cell("avs")} ${cell("arv")}`.trim());
  return { mesh: meshCode(cell("mesh")), data: known<string | number>({ avs, arv, landform: cell("jname") || landformName(code ?? 0) }) };
}

function meshCode(text: string): string {
  const code = /^\d+/.exec(text)?.[0] ?? "";
  if (!isMeshCode(code)) throw new RowRejected("mesh-invalid", text);
  return code;
}

function bounded(text: string, least: number, most: number): number | null {
  const value = readNumber(text, "value-invalid");
  if (value !== null && (value < least || value > most)) throw new RowRejected("value-invalid", text);
  return value;
}

function some(data: Record<string, number>): Record<string, number> {
  if (Object.keys(data).length === 0) throw new RowRejected("value-missing", "");
  return data;
}

/** Whether these rows are in per cent already: a file of shares has nothing above 1. */
export function isPercent(rows: readonly MeshRow[]): boolean {
  return rows.some(({ data }) => Object.values(data).some((value) => typeof value === "number" && value > 1));
}

/** A share in per cent, to the four digits that J-SHIS gives: 0.095286 -> 9.5286. */
export function asPercent({ mesh, data }: MeshRow): MeshRow {
  const percent = Object.entries(data).map(([name, share]) => [name, Math.round(Number(share) * 1_000_000) / 10_000]);
  return { mesh, data: Object.fromEntries(percent) };
}
