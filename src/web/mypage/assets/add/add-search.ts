import type { AssetResponse } from "#api/client/client.ts";
import { knownFields } from "#wire/known-fields.ts";

export type AssetKind = AssetResponse["kind"];
/** `kind`: what is registered; `by`: a flat by its address, where its building is not found by name. */
export type AddSearch = { readonly kind?: AssetKind; readonly by?: "address" };

const KINDS: readonly AssetKind[] = ["condo", "house", "land"];

export function addSearch({ kind, by }: Readonly<Record<string, unknown>>): AddSearch {
  const known = KINDS.find((one) => one === kind);
  return knownFields(["kind", "by"], {
    ...(known === undefined ? {} : { kind: known }),
    ...(by === "address" ? { by: "address" } : {}),
  });
}
