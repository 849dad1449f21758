import { useEffect, useSyncExternalStore } from "react";
import { type ApiClient, apiClient } from "#api/client/client.ts";
import { failureText } from "#web/session/errors/failure-text.ts";
import { useSessionView } from "#web/session/site/hooks.ts";
import { browserFavorites, keepBrowserFavorites } from "./browser-favorites.ts";
import { createFavoritesStore, type FavoritesParts, type FavoritesState, type FavoritesStore, type Told } from "./favorites-store.ts";

const UNKNOWN: FavoritesState = { sub: undefined, marks: null, failure: null };

/** One for the page: rows that show the same thing agree. */
let shared: FavoritesStore | null = null;

function favoritesStore(): FavoritesStore {
  shared ??= createFavoritesStore({
    browser: { read: browserFavorites, keep: keepBrowserFavorites },
    account: favoritesAccount(),
    now: () => new Date(),
  });
  return shared;
}

/** What the visitor keeps, member or not; what was kept before a sign-in is handed over by the first page that asks. */
export function useFavorites(): FavoritesState & Pick<FavoritesStore, "toggle"> {
  const { user } = useSessionView();
  const sub = user?.sub ?? null;
  const store = favoritesStore();
  const state = useSyncExternalStore(store.subscribe, store.state, () => UNKNOWN);
  useEffect(() => void store.readBy(sub), [store, sub]);
  return { ...state, toggle: store.toggle };
}

function favoritesAccount(mypage: () => ApiClient["mypage"] = () => apiClient().mypage): FavoritesParts["account"] {
  return {
    marks: () => told(mypage().get("/favorite-marks"), ({ items }) => items),
    keep: ({ kind, key }) => told(mypage().put("/favorite-marks/{kind}/{key}", { path: { kind, key }, body: {} })),
    drop: ({ kind, key }) => told(mypage().delete("/favorite-marks/{kind}/{key}", { path: { kind, key } })),
    merge: (favorites) => {
      const items = favorites.map(({ label: _, price, ...favorite }) => ({ ...favorite, priceWhenKept: price }));
      return told(mypage().post("/favorite-marks", { body: { items }, isRepeatable: true }));
    },
  };
}

type Asked<T> = Promise<
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: Parameters<typeof failureText>[0] }
>;

async function told<T>(asked: Asked<T>): Promise<Told<T>>;
async function told<T, U>(asked: Asked<T>, pick: (value: T) => U): Promise<Told<U>>;
async function told<T, U>(asked: Asked<T>, pick?: (value: T) => U): Promise<Told<T | U>> {
  try {
    const answer = await asked;
    if (!answer.ok) return { ok: false, why: failureText(answer.problem) };
    return { ok: true, value: pick ? pick(answer.value) : answer.value };
  } catch (error) {
    return { ok: false, why: failureText(error) };
  }
}
