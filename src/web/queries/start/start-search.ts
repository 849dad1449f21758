import { knownFields } from "#wire/known-fields.ts";

/** `all`: the whole form on one page, for who knows it. `from`: a search that it begins with, as the codec of conditions writes it. */
export type StartSearch = { readonly mode?: "all"; readonly from?: string };

/** What of an address the form begins with. */
export function startSearch({ mode, from }: Readonly<Record<string, unknown>>): StartSearch {
  const found: StartSearch = mode === "all" ? { mode } : typeof from === "string" && from !== "" ? { from } : {};
  return knownFields(["mode", "from"], found);
}
