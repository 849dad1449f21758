import type { RegisteredSource } from "./registered.server.ts";

export type IngestCommand =
  | { readonly kind: "load"; readonly source: string; readonly files: readonly string[]; readonly asOf: string | null }
  | { readonly kind: "help" }
  | { readonly kind: "misused"; readonly problem: string };

export function ingestUsage(sources: readonly Pick<RegisteredSource, "name" | "usage">[]): string {
  const width = Math.max(...sources.map(({ name }) => name.length));
  return `使い方: npm run ingest -- <種類> [--as-of 時点] ファイル…

種類:
${sources.map(({ name, usage }) => `  ${name.padEnd(width)}  ${usage}`).join("\n")}

ファイルはそのままでも .gz でもかまいません。CP932 と UTF-8 は自動で見分けます。
同じファイルを二度取り込んでも何も変わりません。サンプルデータは実際のデータを取り込むと、種類ごとに置き換わります。
データの時点(年度や版)がファイルから分からないときは --as-of で補えます(例: --as-of "第8回(2018年)")。
除外した行は DATA_DIR/ingest-reports/ に理由つきで残ります。

終了コード: 0 成功、1 取り込めないファイルがあった、2 使い方の誤り`;
}

/** What the words after `npm run ingest --` ask for. */
export function ingestCommand(words: readonly string[], sources: readonly Pick<RegisteredSource, "name">[]): IngestCommand {
  if (words.some((word) => word === "--help" || word === "-h")) return { kind: "help" };
  const [name, ...rest] = words;
  const source = sources.find((one) => one.name === name);
  const { asOf, files } = withoutAsOf(rest);
  const option = files.find((file) => file.startsWith("--"));
  if (name === undefined) return { kind: "misused", problem: "種類を指定してください" };
  if (!source) return { kind: "misused", problem: `「${name}」という種類はありません` };
  if (option !== undefined) return { kind: "misused", problem: `「${option}」という指定はありません` };
  if (files.length === 0) return { kind: "misused", problem: "ファイルを指定してください" };
  return { kind: "load", source: source.name, files, asOf };
}

function withoutAsOf(words: readonly string[]): { readonly asOf: string | null; readonly files: readonly string[] } {
  const at = words.indexOf("--as-of");
  const asOf = at < 0 ? undefined : words[at + 1];
  return asOf === undefined ? { asOf: null, files: words } : { asOf, files: words.toSpliced(at, 2) };
}
