import { yearsInName } from "#ingest/frame/edition.ts";
import { openCells } from "#ingest/frame/open-cells.server.ts";
import type { RowOutcome } from "#ingest/frame/outcome.ts";
import type { Source } from "#ingest/frame/source.ts";
import { type MeshRow, meshLoader } from "#ingest/layers/fact-loaders.server.ts";
import { addMeshes, POPULATION_MESH_LAYOUTS, POPULATION_MESH_REJECTIONS, populationMeshRow } from "./parse.ts";

export const populationMesh: Source<MeshRow> = {
  name: "population-mesh",
  usage: "国土数値情報 メッシュ別将来推計人口の CSV または GeoJSON(都道府県ごと)",
  expected: "メッシュ別将来推計人口の CSV または GeoJSON(MESH_ID, PTN_2020, …, PTN_2050)",
  attribution: "国土交通省 国土数値情報(メッシュ別将来推計人口)を加工して作成",
  licence: "国土数値情報ダウンロードサイトコンテンツ利用規約(CC BY 4.0 互換)",
  rejections: POPULATION_MESH_REJECTIONS,
  asOf: yearsInName,
  open: async (bytes) => {
    const reader = { tables: POPULATION_MESH_LAYOUTS, maps: POPULATION_MESH_LAYOUTS, rowOf: () => populationMeshRow };
    const { layout, rows } = await openCells(bytes, reader);
    return { layout, rows: joinedMeshes(rows) };
  },
  begin: (tx) => meshLoader(tx, "population_mesh"),
};

/** Holds the file's meshes: 250 m meshes of a prefecture are some hundred thousand. */
async function* joinedMeshes(outcomes: AsyncIterable<RowOutcome<MeshRow>>): AsyncGenerator<RowOutcome<MeshRow>> {
  const meshes = new Map<string, RowOutcome<MeshRow> & { ok: true }>();
  for await (const outcome of outcomes) {
    if (!outcome.ok) {
      yield outcome;
      continue;
    }
    const { mesh, data } = outcome.row;
    const known = meshes.get(mesh);
    meshes.set(mesh, known ? { ...known, row: { mesh, data: addMeshes(known.row.data, data) } } : outcome);
  }
  yield* meshes.values();
}
