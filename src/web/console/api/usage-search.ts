import { knownFields } from "#wire/known-fields.ts";

/** What the address of the use says: whose, and which month (`2026-12`). What cannot be is left out. */
export type UsageSearch = { readonly client?: string; readonly month?: string };

export function usageSearch({ client, month }: Readonly<Record<string, unknown>>): UsageSearch {
  return knownFields(["client", "month"], {
    ...(typeof client === "string" && client.length <= 40 && { client }),
    ...(typeof month === "string" && /^20\d\d-(0[1-9]|1[0-2])$/.test(month) && { month }),
  });
}
