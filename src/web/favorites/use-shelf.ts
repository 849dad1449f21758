import { useCallback, useEffect, useEffectEvent, useState } from "react";
import { type Answer, apiClient, type FavoriteFolder, type FavoritesResponse, type KeptHomeToday } from "#api/client/client.ts";
import { problemText } from "#web/session/errors/problem-failure.ts";
import { browserFavorites, keepBrowserFavorites } from "#web/session/favorites/browser-favorites.ts";
import { markId } from "#web/session/favorites/favorites-store.ts";
import { useFavorites } from "#web/session/favorites/use-favorites.ts";
import { entryOfBrowser, entryOfItem, type FavoriteEntry } from "./favorite-entry.ts";

export type Shelf = { readonly folders: readonly FavoriteFolder[]; readonly entries: readonly FavoriteEntry[] };

export type ShelfState = {
  /** Null: not read yet. */
  readonly shelf: Shelf | null;
  readonly isMember: boolean;
  readonly isFailed: boolean;
  /** What came of the last change, in a sentence; null: nothing to tell. */
  readonly news: string | null;
  /** What was taken away last, and can be had back. */
  readonly removed: FavoriteEntry | null;
};

type Member = ReturnType<typeof apiClient>["mypage"];

export type ShelfActions = {
  readonly reload: () => Promise<void>;
  readonly saveNote: (entry: FavoriteEntry, note: string) => Promise<boolean>;
  readonly move: (entry: FavoriteEntry, folderId: string) => Promise<boolean>;
  readonly remove: (entry: FavoriteEntry) => Promise<void>;
  readonly undo: () => Promise<void>;
  /** A change of folders by the member's service; false: it failed, and `news` says why. */
  readonly change: (ask: (mypage: Member) => Promise<Answer<FavoritesResponse>>, done: string) => Promise<boolean>;
};

const NEW: ShelfState = { shelf: null, isMember: false, isFailed: false, news: null, removed: null };

/** What the visitor keeps: of the account, which others may change meanwhile, or of this browser. */
export function useShelf(): ShelfState & ShelfActions {
  const { sub, marks, toggle } = useFavorites();
  const [state, setState] = useState(NEW);
  const show = useCallback((next: Partial<ShelfState>) => setState((before) => ({ ...before, ...next })), []);
  const isMember = typeof sub === "string";
  const reload = useEffectEvent(async () => show(await readShelf(isMember)));
  const isKnown = marks !== null;
  useEffect(() => {
    if (!isKnown || sub === undefined) return;
    void reload();
    // Another member of a folder, or another tab, may have changed it.
    const again = () => void reload();
    window.addEventListener("focus", again);
    return () => window.removeEventListener("focus", again);
  }, [isKnown, sub]);

  const change: ShelfActions["change"] = async (ask, done) => {
    const answer = await ask(apiClient().mypage);
    if (answer.ok) {
      show({ shelf: shelfOf(answer.value), news: done });
      return true;
    }
    show({ ...(await readShelf(true)), news: refusalText(answer.problem) });
    return false;
  };
  const edit = async (entry: FavoriteEntry, changed: { readonly note: string; readonly folderId: string | null }, done: string) => {
    const { id, version } = entry;
    const { note, folderId } = changed;
    if (id !== null && folderId !== null)
      return change((mypage) => mypage.put("/favorites/{id}", { path: { id }, body: { note, folderId, version } }), done);
    keepBrowserFavorites(
      browserFavorites().map((one) => (markId(one) === markId(entry) ? { ...one, note, changedAt: new Date().toISOString() } : one)),
    );
    show({ ...(await readShelf(false)), news: done });
    return true;
  };
  return {
    ...state,
    reload: async () => show(await readShelf(isMember)),
    change,
    saveNote: (entry, note) => edit(entry, { note, folderId: entry.folderId }, "メモを保存しました。"),
    move: (entry, folderId) => edit(entry, { note: entry.note, folderId }, "フォルダーを変えました。"),
    remove: async (entry) => {
      const { id } = entry;
      const news = `「${entry.label}」を外しました。`;
      if (id !== null) {
        const isDone = await change((mypage) => mypage.delete("/favorites/{id}", { path: { id } }), news);
        return show({ removed: isDone ? entry : null });
      }
      await toggle(itemOf(entry));
      show({ ...(await readShelf(false)), news, removed: entry });
    },
    undo: async () => {
      const { removed } = state;
      if (!removed) return;
      const { kind, key } = removed;
      if (removed.id !== null) {
        await apiClient().mypage.put("/favorite-marks/{kind}/{key}", { path: { kind, key }, body: {} });
      } else {
        await toggle(itemOf(removed));
        keepBrowserFavorites(browserFavorites().map((one) => (markId(one) === markId(removed) ? { ...one, note: removed.note } : one)));
      }
      show({ ...(await readShelf(isMember)), news: "元に戻しました。", removed: null });
    },
  };
}

function itemOf({ kind, key, label, priceWhenKept }: FavoriteEntry) {
  return { kind, key, label, price: priceWhenKept };
}

function shelfOf({ folders, items }: FavoritesResponse): Shelf {
  return { folders, entries: items.map(entryOfItem) };
}

async function readShelf(isMember: boolean): Promise<Pick<ShelfState, "isFailed" | "isMember"> & Partial<Pick<ShelfState, "shelf">>> {
  if (isMember) {
    const answer = await apiClient()
      .mypage.get("/favorites")
      .catch(() => null);
    return answer?.ok ? { isMember, isFailed: false, shelf: shelfOf(answer.value) } : { isMember, isFailed: true };
  }
  const favorites = browserFavorites();
  const homes = await homesOf(favorites.flatMap(({ kind, key }) => (kind === "home" ? [key] : [])));
  if (homes === null) return { isMember, isFailed: true };
  return { isMember, isFailed: false, shelf: { folders: [], entries: favorites.map((favorite) => entryOfBrowser(favorite, homes)) } };
}

const AT_ONCE = 50;

/** Null: they cannot be asked for now. */
async function homesOf(keys: readonly string[]): Promise<ReadonlyMap<string, KeptHomeToday> | null> {
  const found = new Map<string, KeptHomeToday>();
  for (let from = 0; from < keys.length; from += AT_ONCE) {
    const answer = await apiClient()
      .estate.get("/kept-homes", { query: { dwellings: keys.slice(from, from + AT_ONCE).join(",") } })
      .catch(() => null);
    if (!answer?.ok) return null;
    for (const home of answer.value.items) found.set(home.dwellingKey, home);
  }
  return found;
}

const STATES: Readonly<Record<string, string>> = {
  "added-by-another": "もう一人が追加したものです。ほかのフォルダーに移せるのは、追加した人だけです。",
  "already-there": "そのフォルダーには、すでに入っています。",
  full: "このフォルダーは、もう一人と使っています。一緒に使えるのは二人までです。",
  own: "自分のフォルダーです。招待のリンクは、一緒に使う人に送ってください。",
};
const CONFLICT = "もう一人が先に変えていました。いまの内容を読み込みました。確かめてから、もう一度保存してください。";

export function refusalText(problem: Parameters<typeof problemText>[0]): string {
  if (problem.type === "/problems/conflict") return CONFLICT;
  return STATES[problem.state ?? ""] ?? problemText(problem, navigator.onLine);
}
