/** The publisher's name out of a credit line: 「出典:国土数値情報(国土交通省)を加工して作成」 → 国土数値情報. */
export function sourceName(attribution: string): string {
  const bare = attribution.replace(/^(出典|出所|資料)\s*[:：]\s*/, "").replace(/(のデータ)?を(もとに)?(加工|編集)して作成[\s\S]*$/, "");
  const name = bare.split(/[「『（(]/)[0]?.trim();
  return name || bare;
}
