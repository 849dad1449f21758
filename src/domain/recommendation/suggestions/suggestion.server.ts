import { memberOf } from "#domain/notifications/index.server.ts";
import type { Wish } from "#domain/queries/core/types.ts";
import { changeAnswers, queriesOf } from "#domain/queries/index.server.ts";
import type { SavedQuery } from "#domain/queries/saved/types.ts";
import { type AskedWish, wishesOf } from "#domain/recommendation/candidates/wishes.server.ts";
import { type Suggestion, suggestChange } from "#domain/recommendation/taste/suggest-change.ts";
import { signalsOf } from "#domain/recommendation/taste/taste-of-person.server.ts";
import type { HomeSearchDeps } from "#domain/search/index.server.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import { refusalsOf, writeRefusal } from "./refusal-store.server.ts";

/** A change of a condition that the last reactions speak for. It happens only after a yes. */
export type OpenSuggestion = Pick<Suggestion, "reason" | "change" | "text"> & { readonly queryId: string };

type Proposed = OpenSuggestion & { readonly wish: AskedWish; readonly query: SavedQuery };

/** What may be proposed to somebody now; null: nothing. */
export async function suggestion(deps: HomeSearchDeps, recipient: string): Promise<OpenSuggestion | null> {
  const found = await proposed(deps, recipient);
  if (!found) return null;
  const { reason, change, text, queryId } = found;
  return { reason, change, text, queryId };
}

async function proposed(deps: HomeSearchDeps, recipient: string): Promise<Proposed | null> {
  const sub = memberOf(recipient);
  if (sub === null) return null;
  const [queries, signals, refusals] = await Promise.all([
    queriesOf(deps.db, sub),
    signalsOf(deps, recipient),
    refusalsOf(deps.db, recipient),
  ]);
  for (const wish of wishesOf(queries)) {
    const query = queries.find(({ id }) => id === wish.queryId);
    const reactions = signals.flatMap((signal) =>
      signal.kind !== "favorite" && signal.queryId === wish.queryId ? [{ ...signal, kind: signal.kind }] : [],
    );
    const found = suggestChange(reactions, wish.conditions);
    const refusedAt = refusals.find(({ queryId, reason }) => queryId === wish.queryId && reason === found?.reason)?.at;
    const isNew = refusedAt === undefined || (reactions[0]?.at ?? refusedAt) > refusedAt;
    if (found && query && isNew) return { ...found, queryId: wish.queryId, wish, query };
  }
  return null;
}

/** `unknown`: that is not proposed (any more). `conflict`: the condition was changed meanwhile. */
export type AnswerRefusal = "unknown" | "conflict" | "gone";

/** A yes changes the condition, a no is remembered until newer reactions speak for it again. */
export async function answerSuggestion(
  deps: HomeSearchDeps,
  recipient: string,
  { queryId, reason, isYes }: { readonly queryId: string; readonly reason: string; readonly isYes: boolean },
): Promise<Result<null, AnswerRefusal>> {
  const found = await proposed(deps, recipient);
  const sub = memberOf(recipient);
  if (!found || sub === null || found.queryId !== queryId || found.reason !== reason) return refused("unknown");
  if (!isYes) {
    await writeRefusal(deps.db, recipient, { queryId, reason, at: deps.clock.now() });
    return ok(null);
  }
  const changes = changesOf(found.change, found);
  const changed = await changeAnswers(deps, { sub }, { id: queryId, seen: found.query.updatedAt, changes });
  if (changed.ok) return changed;
  return refused(changed.reason === "conflict" || changed.reason === "gone" ? changed.reason : "unknown");
}

function changesOf(change: Suggestion["change"], { wish, query: { answers } }: Proposed): Partial<Wish> {
  if (change.field === "walkMinutesMax") return { walkMinutesMax: change.value };
  if (change.field === "ageYearsMax") return { ageYearsMax: change.value };
  if (change.field === "areaM2Min") return { areaM2: { ...answers.areaM2, min: change.value } };
  return wish.channel === "kyugake" ? { kyugakeBudget: change.value } : { price: { ...answers.price, max: change.value } };
}
