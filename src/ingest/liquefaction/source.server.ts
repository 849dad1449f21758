import { isMeshCode } from "#domain/surroundings/layers/mesh-codes.ts";
import type { Cells, TableLayout } from "#ingest/frame/named-cells.ts";
import { openCells } from "#ingest/frame/open-cells.server.ts";
import { DAMAGED, known, readNumber } from "#ingest/frame/row-fields.ts";
import { RowRejected } from "#ingest/frame/row-rejected.ts";
import type { Source } from "#ingest/frame/source.ts";
import { type MeshRow, meshLoader } from "#ingest/layers/fact-loaders.server.ts";

type Field = "mesh" | "pl" | "level" | "landform" | "note";

const MESH = "mesh_code|meshcode|MESHCODE|CODE|メッシュコード|mesh";
/** 液状化指数 of an estimate for a given quake, by mesh. */
const PL: TableLayout<Field> = { name: "pl", columns: { mesh: MESH, pl: "PL|PL値|pl" } };
/** 地形区分に基づく液状化の発生傾向図 (国土交通省). */
const TENDENCY: TableLayout<Field> = {
  name: "tendency",
  columns: { mesh: MESH, level: "liquefaction_tendency_level", landform: "topographic_classification_name_ja?", note: "note?" },
};
/** The map counts from 1, the likeliest; the product from 1, the least likely. 6 is 評価対象外. */
const LEVELS = 5;

const REJECTIONS = {
  ...DAMAGED,
  "mesh-invalid": "地域メッシュコード(1km・500m・250m)ではありません",
  "value-invalid": "PL値や区分が読めません",
  "not-rated": "評価の対象外のメッシュです(水面など)",
} as const;

function rowOf(layout: TableLayout<Field>): (cell: Cells<Field>) => MeshRow {
  return (cell) => {
    if (!isMeshCode(cell("mesh"))) throw new RowRejected("mesh-invalid", cell("mesh"));
    const data =
      layout === PL ? { pl: plValue(cell("pl")) } : { class: classOf(cell("level")), landform: cell("landform"), note: cell("note") };
    return { mesh: cell("mesh"), data: known<string | number>(data) };
  };
}

function plValue(text: string): number {
  const value = readNumber(text, "value-invalid");
  if (value === null) throw new RowRejected("not-rated", text);
  if (value < 0 || value > 100) throw new RowRejected("value-invalid", text);
  return value;
}

function classOf(text: string): number {
  const level = Number(text);
  if (level === LEVELS + 1) throw new RowRejected("not-rated", text);
  if (text === "" || !Number.isInteger(level) || level < 1 || level > LEVELS) throw new RowRejected("value-invalid", text);
  return LEVELS + 1 - level;
}

export const liquefaction: Source<MeshRow> = {
  name: "liquefaction",
  usage: "液状化のメッシュの CSV または GeoJSON(PL値、または国土交通省の発生傾向の5区分)",
  expected: "液状化の CSV または GeoJSON(mesh_code と PL、または mesh_code と liquefaction_tendency_level)",
  attribution: "国土交通省「地形区分に基づく液状化の発生傾向図」、または自治体の液状化想定を加工して作成",
  licence: "提供元の利用規約",
  rejections: REJECTIONS,
  open: async (bytes) => {
    const opened = await openCells(bytes, { tables: [PL, TENDENCY], maps: [PL, TENDENCY], rowOf });
    return opened.layout === TENDENCY.name ? { ...opened, credit: TENDENCY_CREDIT } : opened;
  },
  begin: (tx) => meshLoader(tx, "liquefaction"),
};

const TENDENCY_CREDIT = {
  attribution: "国土交通省「地形区分に基づく液状化の発生傾向図」を加工して作成",
  licence: "不動産情報ライブラリ利用規約",
};
