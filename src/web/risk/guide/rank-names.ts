import { DEPTH_LEGEND } from "#domain/surroundings/tiles/legends.ts";

/** Ranks of the model that are no quantity, as a table names them. */
export function plName(x: number): string {
  if (x === 0) return "PL 0（可能性はかなり低い）";
  if (x === Number.POSITIVE_INFINITY) return "PL 15超（可能性が極めて高い）";
  return x <= 5 ? "PL 5以下（可能性は低い）" : "PL 15以下（可能性が高い）";
}

const CODES: Readonly<Record<number, string>> = {
  0: "旧耐震（診断・改修なし、または不明）",
  19810601: "新耐震（1981年6月1日以後の建築確認）",
  20000601: "2000年6月1日以後の建築確認",
};

export function codeName(day: number): string {
  return CODES[day] ?? String(day);
}

/** The sixth class scores as the fifth: the model has no row of its own for it. */
export function depthName(rank: number): string {
  if (rank === 0) return "浸水の想定なし";
  return rank === 5 ? "10m以上" : (DEPTH_LEGEND.find(({ from }) => from === rank)?.label ?? `区分${rank}`);
}

export function slopeName(kind: number): string {
  return ["区域の外", "土砂災害警戒区域", "土砂災害特別警戒区域"][kind] ?? String(kind);
}

export function crimeName(fifth: number): string {
  return `5段階の${fifth}${fifth === 1 ? "（少ない）" : ""}${fifth === 5 ? "（多い）" : ""}`;
}
