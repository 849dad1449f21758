import { listCities } from "#domain/properties/index.server.ts";
import { citySplitter } from "#ingest/frame/city-prefix.ts";
import { yearsInName } from "#ingest/frame/edition.ts";
import { openCells } from "#ingest/frame/open-cells.server.ts";
import type { Source } from "#ingest/frame/source.ts";
import { beginBlocks } from "./load.server.ts";
import { BLOCK_LAYOUTS, BLOCK_REJECTIONS, type BlockRow, blockRow } from "./parse.ts";

export const blocks: Source<BlockRow> = {
  name: "blocks",
  usage: "国土交通省「街区レベル位置参照情報」の CSV(番ごとの位置。住所を番まで探せるようになります)",
  expected: "街区レベル位置参照情報の CSV(都道府県名, 市区町村名, 大字・丁目名, 街区符号・地番, 緯度, 経度, 代表フラグ, …)",
  attribution: "国土交通省「街区レベル位置参照情報」を加工して作成",
  licence: "位置参照情報ダウンロードサービス利用約款(出典の明示)",
  rejections: BLOCK_REJECTIONS,
  asOf: yearsInName,
  open: (bytes) => {
    const split = citySplitter(listCities());
    return openCells(bytes, { tables: BLOCK_LAYOUTS, rowOf: () => blockRow(split) });
  },
  begin: beginBlocks,
};
