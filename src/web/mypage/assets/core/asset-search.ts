import { knownFields } from "#wire/known-fields.ts";

/** Which home of the member a page is about; without an id there is none. */
export type AssetSearch = { readonly id?: string };

export function assetSearch({ id }: Readonly<Record<string, unknown>>): AssetSearch {
  return knownFields(["id"], typeof id === "string" || typeof id === "number" ? { id: String(id) } : {});
}
