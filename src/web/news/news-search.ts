import { knownFields } from "#wire/known-fields.ts";

/** What the address of news carries: one piece of them, or a kind and a page of the list. */
export type NewsSearch = { readonly id?: string; readonly category?: string; readonly page?: number };

/** What cannot be news is kept, so that its page is none. */
export function newsSearch({ id, category, page }: Record<string, unknown>): NewsSearch {
  const number = Math.floor(Number(page));
  return knownFields(["id", "category", "page"], {
    ...(id === undefined ? {} : { id: String(id) }),
    ...(category === undefined ? {} : { category: String(category) }),
    ...(number > 1 && number < 1e4 ? { page: number } : {}),
  });
}
