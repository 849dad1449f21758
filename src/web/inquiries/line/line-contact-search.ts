import { liffValue } from "#web/kit/liff/liff-search.ts";
import { knownFields } from "#wire/known-fields.ts";

/** The listing that is asked about, in the address or where LINE has put it. */
export function lineContactSearch(search: Record<string, unknown>): { readonly home?: string } {
  const home = liffValue(search, "home");
  return knownFields(["home"], home !== undefined && /^[\w.~-]{1,64}$/.test(home) ? { home } : {});
}
