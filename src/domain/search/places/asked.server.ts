import type { QueryText } from "#domain/search/query-text.ts";
import type { SuggestionsWanted } from "#domain/search/suggestion-store.server.ts";
import type { Db } from "#platform/db.server.ts";

/** What is looked for: the text as it was typed, as it was read, and how it is asked of the table. */
export type Asked = { readonly db: Db; readonly query: string; readonly text: QueryText; readonly wanted: SuggestionsWanted };
