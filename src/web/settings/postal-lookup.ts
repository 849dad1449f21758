import type { apiClient } from "#api/client.ts";
import { readPostalCode } from "#domain/members/names.ts";
import type { Place } from "./places.ts";

/** What is known of a postal code while it is typed. `unknown`: no address has it. */
export type PostalLookup =
  | { readonly kind: "idle" | "loading" | "unknown" | "failed" }
  | { readonly kind: "found"; readonly places: readonly Place[] };

type Ask = ReturnType<typeof apiClient>["estate"]["postalCode"];

/** Looks a code up as soon as it is whole. Only the answer to the last one is told. */
export function postalLookup(ask: Ask, tell: (lookup: PostalLookup) => void) {
  let asked: AbortController | null = null;
  const look = async (typed: string): Promise<void> => {
    asked?.abort();
    const read = readPostalCode(typed);
    if (!("value" in read) || read.value === null) return tell({ kind: "idle" });
    const mine = new AbortController();
    asked = mine;
    tell({ kind: "loading" });
    const answer = await ask(read.value, { signal: mine.signal });
    if (mine.signal.aborted) return;
    if (answer.ok) tell({ kind: "found", places: answer.value.towns });
    else tell({ kind: answer.problem.status === 404 ? "unknown" : "failed" });
  };
  return { look, leave: () => asked?.abort() };
}
