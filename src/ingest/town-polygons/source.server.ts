import { TOWN_OUTLINES } from "#domain/surroundings/layers/layers.ts";
import { yearsInName } from "#ingest/frame/edition.ts";
import type { RowOutcome } from "#ingest/frame/outcome.ts";
import { readFeatures } from "#ingest/frame/read-features.ts";
import type { Source } from "#ingest/frame/source.ts";
import { zoneLoader } from "#ingest/layers/zone-loader.server.ts";
import { refreshFloodShares } from "#ingest/town-shares/refresh.server.ts";
import { FileRefused } from "#platform/tables/file-refused.ts";
import { joinedOutlines, OUTLINE_REJECTIONS, type OutlineRow, outlineLayout, outlineRow } from "./parse.ts";

export const townPolygons: Source<OutlineRow> = {
  name: "town-polygons",
  usage: "e-Stat 国勢調査 小地域(町丁・字等)の境界の GeoJSON または TopoJSON",
  expected: "国勢調査 小地域の境界(KEY_CODE、S_NAME の属性を持つ GeoJSON または TopoJSON。シェープファイルは変換してから)",
  attribution: "総務省統計局 国勢調査 小地域の境界データ(e-Stat)を加工して作成",
  licence: "政府標準利用規約(CC BY 4.0 互換)",
  rejections: OUTLINE_REJECTIONS,
  asOf: yearsInName,
  open: async (bytes) => {
    const features = await readFeatures(bytes);
    if (!features) throw new FileRefused("unknown-layout", "地図ではない JSON");
    const layout = outlineLayout(features);
    return { layout, rows: inTurn(joinedOutlines(features.map((feature, i) => outlineRow(feature, i + 1)))) };
  },
  begin: async (tx) => {
    const loader = await zoneLoader(tx, TOWN_OUTLINES);
    return {
      stage: (rows) =>
        loader.stage(
          rows.map(({ cityCode, chome, geometry }) => ({
            ...{ key: chome, part: cityCode, kind: cityCode, value: null, data: { town: chome }, geometry, extent: cityCode },
          })),
        ),
      merge: async (loadId) => {
        const merged = await loader.merge(loadId);
        const notes = merged.added + merged.changed > 0 ? await refreshFloodShares(tx, "all") : [];
        return { ...merged, notes: [...merged.notes, ...notes] };
      },
    };
  },
};

async function* inTurn<Row>(outcomes: Iterable<RowOutcome<Row>>): AsyncGenerator<RowOutcome<Row>> {
  yield* outcomes;
}
