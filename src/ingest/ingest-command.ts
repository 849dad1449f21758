import type { SourceName } from "./source.ts";

export type IngestCommand =
  | { readonly kind: "load"; readonly source: SourceName; readonly files: readonly string[] }
  | { readonly kind: "help" }
  | { readonly kind: "misused"; readonly problem: string };

const SOURCES: readonly SourceName[] = ["transactions", "towns", "stations", "boundaries"];

export const INGEST_USAGE = `使い方: npm run ingest -- <種類> ファイル…

種類:
  transactions  不動産情報ライブラリの取引価格 CSV(公式ダウンロード、または XIT001 の抽出)
  towns         Geolonia 住所データの CSV
  stations      国土数値情報 N02(駅)の CSV
  boundaries    国土数値情報 N03(行政区域)の GeoJSON または TopoJSON

ファイルはそのままでも .gz でもかまいません。CP932 と UTF-8 は自動で見分けます。
同じファイルを二度取り込んでも何も変わりません。サンプルデータは実際の取引を取り込むと置き換わります。
除外した行は DATA_DIR/ingest-reports/ に理由つきで残ります。

終了コード: 0 成功、1 取り込めないファイルがあった、2 使い方の誤り`;

/** What the words after `npm run ingest --` ask for. */
export function ingestCommand(words: readonly string[]): IngestCommand {
  if (words.some((word) => word === "--help" || word === "-h")) return { kind: "help" };
  const [name, ...files] = words;
  const source = SOURCES.find((one) => one === name);
  const option = files.find((file) => file.startsWith("--"));
  if (name === undefined) return { kind: "misused", problem: "種類を指定してください" };
  if (!source) return { kind: "misused", problem: `「${name}」という種類はありません` };
  if (option !== undefined) return { kind: "misused", problem: `「${option}」という指定はありません` };
  if (files.length === 0) return { kind: "misused", problem: "ファイルを指定してください" };
  return { kind: "load", source, files };
}
