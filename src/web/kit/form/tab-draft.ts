import type { Typed } from "#kernel/fields/read-fields.ts";
import { isRecord } from "#kernel/record.ts";
import { forgetInBrowser, keepInBrowser, keptInBrowser } from "#web/kit/memory/browser-memory.ts";
import type { Draft } from "./form-state.ts";
import { forgetInTab, keepInTab, keptInTab } from "./tab-memory.ts";

/** Answers kept in the tab under a name. `owner`: what one member typed is not shown to who signs in next in the same tab. */
export function tabDraft(name: string, owner = ""): Draft {
  return {
    read: () => parseDraft(keptInTab(name), markOf(owner)),
    keep: (typed) => keepInTab(name, JSON.stringify({ owner: markOf(owner), typed })),
    forget: () => forgetInTab(name),
  };
}

/** Tells one owner from another, and nobody who they are: FNV-1a of 32 bits. */
function markOf(owner: string): string {
  if (owner === "") return "";
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(owner)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash.toString(16);
}

/** Answers kept in the browser under a name, for a visitor who comes back another day. */
export function browserDraft(name: string): Draft {
  return {
    read: () => draftOf(keptInBrowser(name), ""),
    keep: (typed) => keepInBrowser(name, { owner: "", typed }),
    forget: () => forgetInBrowser(name),
  };
}

/** Null: nothing was kept for this owner, or nothing that can be read. */
export function parseDraft(text: string | null, owner: string): Typed | null {
  try {
    return draftOf(JSON.parse(text ?? "null"), owner);
  } catch {
    return null;
  }
}

function draftOf(kept: unknown, owner: string): Typed | null {
  return isRecord(kept) && kept.owner === owner ? textsOf(kept.typed) : null;
}

/** The texts of what was kept, whatever else stands beside them; null: it is nothing of the kind. */
export function textsOf(kept: unknown): Typed | null {
  if (!isRecord(kept)) return null;
  return Object.fromEntries(Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === "string"));
}
