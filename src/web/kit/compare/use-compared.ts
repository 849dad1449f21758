import { browserStore } from "#web/kit/memory/browser-store.ts";
import { storeKey } from "#wire/stores.ts";
import { type ComparedHome, type ComparedHomes, comparedOf, isFull, NOTHING_COMPARED, turned } from "./compared-homes.ts";

const compared = browserStore({ key: storeKey("property", "compared-homes"), nothing: NOTHING_COMPARED, of: comparedOf });

export type Compared = {
  readonly homes: ComparedHomes;
  readonly has: (dwellingKey: string) => boolean;
  /** No further home fits beside the others. */
  readonly isFull: boolean;
  /** Puts a home beside the others, or takes it away. */
  readonly toggle: (home: ComparedHome) => void;
  readonly clear: () => void;
};

/** The homes that somebody wants beside each other, the same on every page of this browser. */
export function useCompared(): Compared {
  const homes = compared.use();
  return {
    homes,
    has: (key) => homes.some(({ dwellingKey }) => dwellingKey === key),
    isFull: isFull(homes),
    toggle: (home) => compared.change((before) => turned(before, home)),
    clear: () => compared.change(() => NOTHING_COMPARED),
  };
}
