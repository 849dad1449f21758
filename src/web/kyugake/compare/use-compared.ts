import { useState } from "react";
import type { FoundHome } from "#api/client/client.ts";
import { MOST_COMPARED } from "#domain/favorites/types.ts";

export type ComparedHome = Pick<FoundHome, "dwellingKey" | "title">;

export type Compared = {
  readonly homes: readonly ComparedHome[];
  readonly has: (dwellingKey: string) => boolean;
  /** No further home fits beside the others. */
  readonly isFull: boolean;
  /** Puts a home beside the others, or takes it away. */
  readonly toggle: (home: ComparedHome) => void;
  readonly clear: () => void;
};

/** The homes that somebody wants beside each other, four at most, for as long as the list is open. */
export function useCompared(): Compared {
  const [homes, setHomes] = useState<readonly ComparedHome[]>([]);
  return {
    homes,
    has: (key) => homes.some(({ dwellingKey }) => dwellingKey === key),
    isFull: homes.length >= MOST_COMPARED,
    toggle: (home) => setHomes((before) => toggled(before, home)),
    clear: () => setHomes([]),
  };
}

/** A fifth home changes nothing. */
export function toggled(homes: readonly ComparedHome[], { dwellingKey, title }: ComparedHome): readonly ComparedHome[] {
  const others = homes.filter((one) => one.dwellingKey !== dwellingKey);
  if (others.length < homes.length || homes.length >= MOST_COMPARED) return others;
  return [...homes, { dwellingKey, title }];
}
