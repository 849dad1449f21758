import type { Span } from "#domain/search/homes/types.ts";

/** `4,000万円〜6,000万円`, `4,000万円以上`, `6,000万円以下`; null: nothing asked. Both ends alike: one of them, as a person says it. */
export function spanWords({ min, max }: Span, format: (value: number) => string): string | null {
  if (min !== null && max !== null) return min === max ? `ちょうど${format(min)}` : `${format(min)}〜${format(max)}`;
  if (min !== null) return `${format(min)}以上`;
  return max === null ? null : `${format(max)}以下`;
}

const MOST_NAMED = 3;

/** `江東区・墨田区・中央区ほか2か所`; null for an empty list. */
export function namesInShort(names: readonly string[], counter: string): string | null {
  if (names.length === 0) return null;
  const named = names.slice(0, MOST_NAMED).join("・");
  return names.length > MOST_NAMED ? `${named}ほか${names.length - MOST_NAMED}${counter}` : named;
}
