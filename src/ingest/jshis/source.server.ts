import { openCells } from "#ingest/frame/open-cells.server.ts";
import type { RowOutcome } from "#ingest/frame/outcome.ts";
import type { OpenedFile, Source } from "#ingest/frame/source.ts";
import { type MeshRow, meshLoader } from "#ingest/layers/fact-loaders.server.ts";
import { withHeaderLine } from "./header-line.ts";
import { asPercent, GROUND, isPercent, JSHIS_REJECTIONS, jshisRow, PROBABILITY } from "./parse.ts";

/** By these many meshes it is told whether a file has shares or per cent. */
const EVIDENCE_ROWS = 2000;

export const jshis: Source<MeshRow> = {
  name: "jshis",
  usage: "J-SHIS の250mメッシュ(30年確率 T30_I45〜I60_PS、表層地盤 AVS・ARV)の CSV または GeoJSON",
  expected: "J-SHIS の CSV または GeoJSON(CODE と T30_I55_PS、または CODE と AVS, ARV)",
  attribution: "防災科学技術研究所「J-SHIS 地震ハザードステーション」を加工して作成",
  licence: "J-SHIS 利用規約",
  rejections: JSHIS_REJECTIONS,
  open: openJshis,
  begin: (tx, layout) => meshLoader(tx, layout === GROUND.name ? "ground" : "jshis"),
  asOf: (fileName) => edition(fileName),
};

async function openJshis(bytes: AsyncIterable<Uint8Array>): Promise<OpenedFile<MeshRow>> {
  const opened = await openCells(withHeaderLine(bytes), { tables: [PROBABILITY, GROUND], maps: [PROBABILITY, GROUND], rowOf: jshisRow });
  return opened.layout === PROBABILITY.name ? { ...opened, rows: inPercent(opened.rows) } : opened;
}

async function* inPercent(rows: AsyncIterable<RowOutcome<MeshRow>>): AsyncGenerator<RowOutcome<MeshRow>> {
  let waiting: RowOutcome<MeshRow>[] | null = [];
  let convert = asPercent;
  const evidence = (found: readonly RowOutcome<MeshRow>[]) => {
    if (isPercent(found.flatMap((one) => (one.ok ? [one.row] : [])))) convert = (row) => row;
  };
  const converted = (one: RowOutcome<MeshRow>) => (one.ok ? { ...one, row: convert(one.row) } : one);
  for await (const outcome of rows) {
    if (waiting === null) yield converted(outcome);
    else if (waiting.push(outcome) >= EVIDENCE_ROWS) {
      evidence(waiting);
      yield* waiting.map(converted);
      waiting = null;
    }
  }
  evidence(waiting ?? []);
  yield* (waiting ?? []).map(converted);
}

/** `P-Y2024-…` -> `2024年版`, `Z-V4-…` -> `V4`. */
function edition(fileName: string): string | null {
  const [, year, version] = /(?:^|-)Y(\d{4})(?=-)|(?:^|-)(V\d+)(?=-)/.exec(fileName) ?? [];
  return year === undefined ? (version ?? null) : `${year}年版`;
}
