import type { Entry } from "./entry.ts";

/** What stands behind the `#` of a link in a message: it never reaches a server, a log or another site. */
export type LinkFragment = { readonly token: string; readonly source: Entry["source"] };

/** `#t=<43 letters>`, with `&s=line` where a chat sent it; null: there is no token of the right form. */
export function readFragment(hash: string): LinkFragment | null {
  const given = new URLSearchParams(hash.replace(/^#/, ""));
  const token = given.get("t") ?? "";
  if (!/^[\w-]{43}$/.test(token)) return null;
  return { token, source: given.get("s") === "line" ? "line" : "mail" };
}
