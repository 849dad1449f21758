import type { ApiClient } from "#api/client/client.ts";
import { readAs } from "#kernel/fields/field-kind.ts";
import { POSTAL_CODE } from "#kernel/fields/text-kinds.ts";
import type { Place } from "./places.ts";

/** What is known of a postal code while it is typed. `unknown`: no address has it. */
export type PostalLookup =
  | { readonly kind: "idle" | "loading" | "unknown" | "failed" }
  | { readonly kind: "found"; readonly places: readonly Place[] };

/** Looks a code up as soon as it is whole. Only the answer to the last one is told. */
export function postalLookup(estate: () => ApiClient["estate"], tell: (lookup: PostalLookup) => void) {
  let asked: AbortController | null = null;
  const look = async (typed: string): Promise<void> => {
    asked?.abort();
    const read = readAs(POSTAL_CODE, typed);
    if (!read.ok) return tell({ kind: "idle" });
    const mine = new AbortController();
    asked = mine;
    tell({ kind: "loading" });
    const answer = await estate().get("/postal-codes/{code}", { path: { code: read.value }, signal: mine.signal });
    if (mine.signal.aborted) return;
    if (answer.ok) tell({ kind: "found", places: answer.value.towns });
    else tell({ kind: answer.problem.status === 404 ? "unknown" : "failed" });
  };
  return { look, leave: () => asked?.abort() };
}
