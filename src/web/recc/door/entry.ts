import { isRecord } from "#kernel/record.ts";
import { keepInTab, keptInTab } from "#web/kit/form/tab-memory.ts";
import { storeKey } from "#wire/stores.ts";

/** Where a visit came in. Nothing of a person: whose message it was is known to the cookie alone, which scripts cannot read. */
export type Entry = {
  readonly source: "mail" | "line" | "web";
  /** Key of the company in whose name it was sent; null: our own. */
  readonly tenant: string | null;
};

const KEY = storeKey("param", "entry");
const WEB: Entry = { source: "web", tenant: null };

export function keepEntry(entry: Entry): void {
  keepInTab(KEY, JSON.stringify(entry));
}

/** Of this tab; who opened no link came by the site itself. Only in the browser. */
export function keptEntry(): Entry {
  return readEntry(keptInTab(KEY));
}

export function readEntry(text: string | null): Entry {
  try {
    const kept: unknown = JSON.parse(text ?? "null");
    if (!isRecord(kept)) return WEB;
    const source = kept.source === "mail" || kept.source === "line" ? kept.source : "web";
    return { source, tenant: typeof kept.tenant === "string" ? kept.tenant : null };
  } catch {
    return WEB;
  }
}
