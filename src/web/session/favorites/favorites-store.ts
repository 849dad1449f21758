import { type FavoriteMark, MOST_FAVORITES } from "#domain/favorites/types.ts";
import { type KeptState, keepState } from "#web/kit/form/kept-state.ts";
import type { BrowserFavorite, HeartItem } from "./browser-favorites.ts";

export type FavoritesState = {
  /** `undefined`: not known yet; null: nobody is signed in. */
  readonly sub: string | null | undefined;
  /** By `markId`; null: not known yet. */
  readonly marks: ReadonlySet<string> | null;
  /** Why the last change of one failed, in a sentence. */
  readonly failure: { readonly mark: string; readonly why: string } | null;
};

export type Told<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly why: string };

export type FavoritesParts = {
  readonly browser: { readonly read: () => BrowserFavorite[]; readonly keep: (favorites: readonly BrowserFavorite[]) => void };
  readonly account: {
    readonly marks: () => Promise<Told<readonly FavoriteMark[]>>;
    readonly keep: (mark: FavoriteMark) => Promise<Told<unknown>>;
    readonly drop: (mark: FavoriteMark) => Promise<Told<unknown>>;
    /** Takes over what the browser kept; answers all marks, and what found no room. */
    readonly merge: (
      favorites: readonly BrowserFavorite[],
    ) => Promise<Told<{ readonly items: readonly FavoriteMark[]; readonly left: readonly FavoriteMark[] }>>;
  };
  readonly now: () => Date;
};

export type FavoritesStore = KeptState<FavoritesState> & {
  /** Who looks: takes up what they keep, and hands over what the browser kept before the sign-in. */
  readonly readBy: (sub: string | null) => Promise<void>;
  /** Keeps it, or no longer. */
  readonly toggle: (item: HeartItem) => Promise<void>;
};

export function markId({ kind, key }: FavoriteMark): string {
  return `${kind}:${key}`;
}

const FULL = `お気に入りは${MOST_FAVORITES}件までです。入れ替えるときは、お気に入りの画面で整理してください。`;

/** What every page knows of the favourites: a heart shows it and changes it. */
export function createFavoritesStore(parts: FavoritesParts): FavoritesStore {
  const { state, subscribe, show } = keepState<FavoritesState>({ sub: undefined, marks: null, failure: null });
  const underWay = new Set<string>();

  async function readBy(sub: string | null): Promise<void> {
    if (state().sub === sub) return;
    show({ sub, marks: sub === null ? idsOf(parts.browser.read()) : null, failure: null });
    if (sub === null) return;
    const marks = await accountMarks(parts);
    // Somebody else may be signed in by now.
    if (state().sub === sub && marks !== null) show({ marks: idsOf(marks) });
  }

  function set(mark: string, isKept: boolean): void {
    const marks = new Set(state().marks);
    if (isKept) marks.add(mark);
    else marks.delete(mark);
    show({ marks });
  }

  async function toggleOfMember(item: HeartItem, mark: string, wasKept: boolean): Promise<void> {
    underWay.add(mark);
    const { sub } = state();
    set(mark, !wasKept);
    const told = await (wasKept ? parts.account.drop(item) : parts.account.keep(item));
    underWay.delete(mark);
    if (told.ok || state().sub !== sub) return;
    set(mark, wasKept);
    show({ failure: { mark, why: told.why } });
  }

  return {
    state,
    subscribe,
    readBy,
    toggle: async (item) => {
      const mark = markId(item);
      const { sub, marks } = state();
      if (sub === undefined || marks === null || underWay.has(mark)) return;
      const wasKept = marks.has(mark);
      show({ failure: null });
      if (sub !== null) return toggleOfMember(item, mark, wasKept);
      // Another tab may have changed them since.
      const kept = parts.browser.read().filter((one) => markId(one) !== mark);
      if (!wasKept && kept.length >= MOST_FAVORITES) return show({ failure: { mark, why: FULL } });
      const at = parts.now().toISOString();
      const next = wasKept ? kept : [{ ...item, note: "", keptAt: at, changedAt: at }, ...kept];
      parts.browser.keep(next);
      show({ marks: idsOf(next) });
    },
  };
}

function idsOf(marks: readonly FavoriteMark[]): ReadonlySet<string> {
  return new Set(marks.map(markId));
}

/** Hands over first what the browser kept; it stays there until the account has it. Null: neither could be asked. */
async function accountMarks({ browser, account }: FavoritesParts): Promise<readonly FavoriteMark[] | null> {
  const given = browser.read();
  if (given.length > 0) {
    const merged = await account.merge(given);
    if (merged.ok) {
      const left = idsOf(merged.value.left);
      const sent = idsOf(given);
      browser.keep(browser.read().filter((one) => left.has(markId(one)) || !sent.has(markId(one))));
      return merged.value.items;
    }
  }
  const marks = await account.marks();
  return marks.ok ? marks.value : null;
}
