import type { NewsCategory, NewsHead } from "./types.ts";

/** What people may read at an instant, the newest first; of one instant by id. Null category: of every kind. */
export function publishedNews<E extends NewsHead>(entries: readonly E[], now: Date, category: NewsCategory | null = null): readonly E[] {
  return entries
    .filter((entry) => entry.publishedAt <= now && (category === null || entry.category === category))
    .toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime() || (a.id < b.id ? -1 : 1));
}

type Beside<E> = {
  readonly entry: E;
  /** Null: it is the newest, or the oldest. */
  readonly newer: E | null;
  readonly older: E | null;
};

/** One piece of news and those published next to it. Null: there is none, or it is still a draft. */
export function newsBeside<E extends NewsHead>(entries: readonly E[], id: string, now: Date): Beside<E> | null {
  const all = publishedNews(entries, now);
  const at = all.findIndex((entry) => entry.id === id);
  const entry = all[at];
  return entry ? { entry, newer: all[at - 1] ?? null, older: all[at + 1] ?? null } : null;
}
