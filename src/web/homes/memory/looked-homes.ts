/** A home as this browser remembers it: enough to lead back to it. */
export type RecentHome = { readonly dwellingKey: string; readonly key: string; readonly title: string; readonly facts: string };

/**
 * What a visitor looked at and put away, known to this browser only, the newest first. Homes are told apart by their dwelling: another company's
 * advertisement of a home that was put away stays away.
 */
export type LookedHomes = {
  readonly recent: readonly RecentHome[];
  readonly seen: readonly string[];
  readonly hidden: readonly string[];
};

export const NOTHING_LOOKED_AT: LookedHomes = { recent: [], seen: [], hidden: [] };

/** How many are remembered. */
export const MOST = { recent: 12, seen: 500, hidden: 200 } as const;

/** After a home was opened. */
export function withLooked({ recent, seen, hidden }: LookedHomes, home: RecentHome): LookedHomes {
  const others = recent.filter(({ dwellingKey }) => dwellingKey !== home.dwellingKey);
  return { recent: [home, ...others].slice(0, MOST.recent), seen: inFront(seen, home.dwellingKey, MOST.seen), hidden };
}

export function withHidden(looked: LookedHomes, dwellingKey: string): LookedHomes {
  return { ...looked, hidden: inFront(looked.hidden, dwellingKey, MOST.hidden) };
}

export function withoutHidden(looked: LookedHomes, dwellingKey: string): LookedHomes {
  return { ...looked, hidden: looked.hidden.filter((key) => key !== dwellingKey) };
}

function inFront(keys: readonly string[], key: string, most: number): readonly string[] {
  return [key, ...keys.filter((other) => other !== key)].slice(0, most);
}

/** What the browser kept; anything else counts as nothing. */
export function lookedOf(kept: unknown): LookedHomes {
  if (typeof kept !== "object" || kept === null) return NOTHING_LOOKED_AT;
  const list = (name: string): readonly unknown[] => {
    const value: unknown = Reflect.get(kept, name);
    return Array.isArray(value) ? value : [];
  };
  return {
    recent: list("recent").filter(isRecent).slice(0, MOST.recent),
    seen: list("seen").filter(isText).slice(0, MOST.seen),
    hidden: list("hidden").filter(isText).slice(0, MOST.hidden),
  };
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

function isRecent(value: unknown): value is RecentHome {
  if (typeof value !== "object" || value === null) return false;
  return ["dwellingKey", "key", "title", "facts"].every((name) => isText(Reflect.get(value, name)));
}
