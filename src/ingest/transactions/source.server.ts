import type { Source } from "#ingest/frame/source.ts";
import { beginSales } from "./load.server.ts";
import { type ParsedSale, SALE_REJECTIONS } from "./parsed-sale.ts";
import { openSales } from "./read-transactions.server.ts";

export const transactions: Source<ParsedSale> = {
  name: "transactions",
  usage: "不動産情報ライブラリの取引価格 CSV(公式ダウンロード、または XIT001 の抽出)",
  expected: "不動産情報ライブラリの取引価格 CSV(21列・26列・全種類)または XIT001 の抽出(24列)",
  attribution: "国土交通省 不動産情報ライブラリのデータを加工して作成",
  licence: "不動産情報ライブラリ利用規約",
  rejections: SALE_REJECTIONS,
  open: (bytes, _, now) => openSales(bytes, now),
  begin: beginSales,
};
