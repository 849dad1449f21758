import { knownFields } from "#wire/known-fields.ts";

/** What the address of a legal text carries: which version, and with which older one it is compared. */
export type LegalSearch = { readonly version?: string; readonly compare?: string };

const DAY = /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** What cannot be a version is kept, so that its page is none: another text than the one a link names is never shown. */
export function legalSearch({ version, compare }: Record<string, unknown>): LegalSearch {
  return knownFields(["version", "compare"], {
    ...(version === undefined ? {} : { version: String(version) }),
    ...(typeof compare === "string" && DAY.test(compare) ? { compare } : {}),
  });
}
