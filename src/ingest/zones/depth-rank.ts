/** Upper bounds in metres of the ranks of depth 1–5; rank 6 is everything from 20 m (国土数値情報 A31 浸水深ランクコード). */
const UPPER_BOUNDS_M = [0.5, 3, 5, 10, 20];
const DEEPEST = UPPER_BOUNDS_M.length + 1;

/**
 * The rank of a class of depth in words: `0.5m以上1m未満` -> 2, `1.0～2.0m` -> 2, `0.3m未満` -> 1, `20m以上` -> 6. A class that reaches over
 * several ranks counts as the deepest of them; an open one as the rank in which it begins. Null for other words.
 */
export function depthRank(words: string): number | null {
  const text = words.normalize("NFKC").replace(/\s|m|メートル/gi, "");
  const [, from] = /^(\d+(?:\.\d+)?)以上$/.exec(text) ?? [];
  if (from !== undefined) return rankFrom(Number(from));
  const [, below, between] =
    /^(?:[\d.]+(?:以上)?[~〜-]?)?(?<![\d.])(\d+(?:\.\d+)?)(?:未満|以下)$|^[\d.]+[~〜-](\d+(?:\.\d+)?)$/.exec(text) ?? [];
  const upTo = below ?? between;
  return upTo === undefined ? null : rankUpTo(Number(upTo));
}

function rankUpTo(metres: number): number {
  const i = UPPER_BOUNDS_M.findIndex((bound) => metres <= bound);
  return i < 0 ? DEEPEST : i + 1;
}

function rankFrom(metres: number): number {
  const i = UPPER_BOUNDS_M.findIndex((bound) => metres < bound);
  return i < 0 ? DEEPEST : i + 1;
}
