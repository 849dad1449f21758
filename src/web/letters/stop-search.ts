import { knownFields } from "#wire/known-fields.ts";

/** `busy`: the press came too soon after others and did nothing. */
export type StopSearch = { readonly busy?: "1" };

export function stopSearch({ busy }: Record<string, unknown>): StopSearch {
  return knownFields(["busy"], String(busy) === "1" ? { busy: "1" } : {});
}
