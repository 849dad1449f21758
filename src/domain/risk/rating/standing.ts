import type { Standing } from "#domain/risk/model/types.ts";

/** Among fewer rated buildings a place in the order would say nothing. */
const LEAST_AMONG = 10;

/**
 * 偏差値, 上位 x % and 下から x % of an overall score among those of the rated buildings of its prefecture (itself included). 偏差値 = 50 + 10 (overall − mean) / sd
 * of all of them; equals share the better place. Null: fewer than ten.
 */
export function standingAmong(overall: number, all: readonly number[]): Standing | null {
  if (all.length < LEAST_AMONG) return null;
  const mean = all.reduce((sum, x) => sum + x, 0) / all.length;
  const deviation = Math.sqrt(all.reduce((sum, x) => sum + (x - mean) ** 2, 0) / all.length);
  const better = all.filter((x) => x > overall).length;
  const worse = all.filter((x) => x < overall).length;
  return {
    deviation: deviation < 1e-9 ? 50 : Math.round((50 + (10 * (overall - mean)) / deviation) * 10) / 10,
    topPercent: Math.min(100, Math.ceil((100 * (better + 1)) / all.length)),
    bottomPercent: Math.min(100, Math.ceil((100 * (worse + 1)) / all.length)),
    among: all.length,
  };
}
