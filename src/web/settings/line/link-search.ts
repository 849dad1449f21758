import { knownFields } from "#wire/known-fields.ts";

/** The token that LINE made for one account, as the button in the chat carries it. */
export function linkSearch({ linkToken }: Record<string, unknown>): { readonly linkToken?: string } {
  const text = typeof linkToken === "number" ? String(linkToken) : linkToken;
  return knownFields(["linkToken"], typeof text === "string" && /^[\w.~+/=-]{10,255}$/.test(text) ? { linkToken: text } : {});
}
