import { memberOf } from "#domain/notifications/settings/rules.ts";
import { narrowQuery, queriesOf } from "#domain/queries/index.server.ts";
import type { SavedQuery } from "#domain/queries/saved/types.ts";
import { conditionsOf } from "#domain/queries/words/conditions-of.ts";
import { words } from "#domain/queries/words/query-words.ts";
import { type Reacted, suggestChange } from "#domain/recommendation/taste/suggest-change.ts";
import { signalsOf } from "#domain/recommendation/taste/taste-of-person.server.ts";
import type { HomeSearchDeps } from "#domain/search/index.server.ts";
import { type Result, refused } from "#kernel/result.ts";
import { changedPart } from "./changed-wish.ts";
import { queryOfReactions } from "./suggestion-store.server.ts";

/** A question about one condition; nothing changes by it. */
export type AskedChange = {
  readonly queryId: string;
  readonly question: string /** What the condition would be called then. */;
  readonly words: string;
};

/** The change that the newest reactions speak for: three of one condition in a row, for one reason. Null: none. */
export async function suggestion(deps: HomeSearchDeps, recipient: string): Promise<AskedChange | null> {
  const found = await findChange(deps, recipient);
  return found && { queryId: found.query.id, question: found.text, words: found.words };
}

/** Says yes to a question: the condition changes if it is still what would be asked. */
export async function acceptSuggestion(
  deps: HomeSearchDeps,
  recipient: string,
  asked: Pick<AskedChange, "queryId" | "words">,
): Promise<Result<null, "gone" | "unknown" | "conflict">> {
  const sub = memberOf(recipient);
  const found = await findChange(deps, recipient);
  if (sub === null || found === null || found.query.id !== asked.queryId || found.words !== asked.words) return refused("conflict");
  return narrowQuery(deps, sub, { id: found.query.id, version: found.query.version, change: found.change });
}

async function findChange(deps: HomeSearchDeps, recipient: string) {
  const sub = memberOf(recipient);
  if (sub === null) return null;
  const [signals, queryOf] = await Promise.all([signalsOf(deps, recipient), queryOfReactions(deps.db, recipient)]);
  const reactions = signals.flatMap(({ kind, reason, home }): (Reacted & { readonly queryId: string | null })[] =>
    kind === "favorite" ? [] : [{ kind, reason, home, queryId: queryOf.get(home.dwellingKey) ?? null }],
  );
  const newest = reactions[0]?.queryId ?? null;
  const query = (await queriesOf(deps.db, sub)).find(({ id, state }) => id === newest && state === "active");
  return query
    ? changeOf(
        query,
        reactions.filter(({ queryId }) => queryId === newest),
      )
    : null;
}

function changeOf(query: SavedQuery, reactions: readonly Reacted[]) {
  const { wish } = query;
  const channel = wish.channels.includes("normal") ? "normal" : "kyugake";
  const suggested = suggestChange(reactions, conditionsOf(wish, channel));
  // A price of 九掛け stands elsewhere in the condition: it is changed where it was told.
  if (suggested === null || (suggested.change.field === "priceMax" && channel !== "normal")) return null;
  const change = changedPart(suggested.change, wish);
  return { query, change, text: suggested.text, words: words({ ...wish, ...change }) };
}
