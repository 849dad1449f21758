import { isRecord } from "#kernel/record.ts";
import { forgetInTab, keepInTab, keptInTab } from "#web/kit/form/tab-memory.ts";
import { storeKey } from "#wire/stores.ts";

/** A building or a place to be kept, with what was told of it as the address of its report carries it. */
export type HomeToKeep = {
  readonly key: string;
  /** What of the address could not be placed: `12-3`; empty where all could. */
  readonly rest: string;
  readonly told: Readonly<Record<string, string | number>>;
  readonly floor: number | null;
};

const PENDING = storeKey("property", "home-to-keep");

/** Somebody wants to keep it and signs in first: the way back leads to the page without its query. */
export function rememberHome(home: HomeToKeep): void {
  keepInTab(PENDING, JSON.stringify(home));
}

/** What was to be kept, once, if it is this subject. */
export function takeHome(key: string): HomeToKeep | null {
  const home = parseHome(keptInTab(PENDING));
  if (home?.key !== key) return null;
  forgetInTab(PENDING);
  return home;
}

/** Null: nothing, or nothing that can be read. What it says is held against its bounds where it is kept. */
export function parseHome(text: string | null): HomeToKeep | null {
  try {
    const kept: unknown = JSON.parse(text ?? "null");
    if (!isRecord(kept) || typeof kept.key !== "string" || !isRecord(kept.told)) return null;
    const told = Object.entries(kept.told).filter((entry): entry is [string, string | number] => /^(string|number)$/.test(typeof entry[1]));
    const rest = typeof kept.rest === "string" ? kept.rest : "";
    return { key: kept.key, rest, told: Object.fromEntries(told), floor: typeof kept.floor === "number" ? kept.floor : null };
  } catch {
    return null;
  }
}
