import type { Source } from "#ingest/frame/source.ts";
import type { GridRow } from "#ingest/layers/grid-loader.server.ts";
import { floodGridLoader } from "#ingest/town-shares/flood-loader.server.ts";
import { openGrid } from "./read-grid.server.ts";

export const floodGrid: Source<GridRow> = {
  name: "flood-grid",
  usage: "洪水浸水想定(想定最大規模)のランク画像 PNG。同じフォルダに *meta.json が必要です",
  expected: "色番号が浸水深ランク(0〜6)の PNG と、同じフォルダの *meta.json",
  attribution: "国土交通省 国土数値情報(洪水浸水想定区域データ A31b)を加工して作成",
  licence: "CC BY 4.0",
  rejections: { "rank-invalid": "浸水深ランク(0〜6)ではない色番号があります" },
  open: openGrid,
  begin: floodGridLoader,
};
