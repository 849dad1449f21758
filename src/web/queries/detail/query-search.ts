import { knownFields } from "#wire/known-fields.ts";

/** `step`: a question to answer anew; `add`: a channel to look for as well, whose questions come first. What they may be is looked at where they are shown. */
export type QuerySearch = { readonly id?: string; readonly step?: string; readonly add?: string };

/** The address of one saved condition; without an id there is none. Read on every page, so that nothing of the form is asked here. */
export function querySearch({ id, step, add }: Readonly<Record<string, unknown>>): QuerySearch {
  return knownFields(["id", "step", "add"], {
    ...(typeof id === "string" || typeof id === "number" ? { id: String(id) } : {}),
    ...(typeof step === "string" ? { step } : {}),
    ...(typeof add === "string" ? { add } : {}),
  });
}
