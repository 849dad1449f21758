import { MOST_COMPARED } from "#domain/favorites/types.ts";

/** Dwellings that are to stand beside each other, in the order in which they were chosen. */
export type ComparedHomes = readonly string[];

export const NOTHING_COMPARED: ComparedHomes = [];

const KEY = /^[\w.~:-]{1,64}$/;

/** With a home, or without it where it was there; as it was where there is no room. */
export function turned(compared: ComparedHomes, dwellingKey: string): ComparedHomes {
  if (compared.includes(dwellingKey)) {
    const others = compared.filter((key) => key !== dwellingKey);
    return others.length === 0 ? NOTHING_COMPARED : others;
  }
  return isFull(compared) ? compared : [...compared, dwellingKey];
}

export function isFull(compared: ComparedHomes): boolean {
  return compared.length >= MOST_COMPARED;
}

/** What the browser kept; anything else counts as nothing. */
export function comparedOf(kept: unknown): ComparedHomes {
  const keys = Array.isArray(kept) ? kept.filter((key): key is string => typeof key === "string" && KEY.test(key)) : [];
  return keys.length === 0 ? NOTHING_COMPARED : [...new Set(keys)].slice(0, MOST_COMPARED);
}
