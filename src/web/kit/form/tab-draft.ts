import type { Typed } from "#kernel/fields/read-fields.ts";
import { isRecord } from "#kernel/record.ts";
import type { Draft } from "./form-state.ts";
import { forgetInTab, keepInTab, keptInTab } from "./tab-memory.ts";

/** Answers kept in the tab under a name. `owner`: what one member typed is not shown to who signs in next in the same tab. */
export function tabDraft(name: string, owner = ""): Draft {
  return {
    read: () => parseDraft(keptInTab(name), owner),
    keep: (typed) => keepInTab(name, JSON.stringify({ owner, typed })),
    forget: () => forgetInTab(name),
  };
}

/** Null: nothing was kept for this owner, or nothing that can be read. */
export function parseDraft(text: string | null, owner: string): Typed | null {
  try {
    const kept: unknown = JSON.parse(text ?? "null");
    return isRecord(kept) && kept.owner === owner ? textsOf(kept.typed) : null;
  } catch {
    return null;
  }
}

/** The texts of what was kept, whatever else stands beside them; null: it is nothing of the kind. */
export function textsOf(kept: unknown): Typed | null {
  if (!isRecord(kept)) return null;
  return Object.fromEntries(Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === "string"));
}
