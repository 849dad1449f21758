import { returnable } from "#web/session/core/return-path.ts";
import { knownFields } from "#wire/known-fields.ts";
import { ACCOUNT } from "./account-path.ts";

/** `back`: the page of this site that somebody came from to tell something, and goes on with. */
export type BackSearch = { back?: string };

/** What stands in the address; whatever could leave the site is nothing. */
export function backSearch({ back }: Record<string, unknown>): BackSearch {
  const kept = typeof back === "string" ? returnable(back, { isFull: true }) : null;
  return knownFields<BackSearch>(["back"], kept === null || kept === ACCOUNT ? {} : { back: kept });
}
