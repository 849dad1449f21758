import { storeKey } from "#wire/stores.ts";
import { browserStorage, keep } from "./browser-storage.ts";
import type { Draft } from "./draft.ts";

const KEY = storeKey("property", "price-check-draft");

export function keptDraft(): Draft | null {
  return parseDraft(browserStorage()?.getItem(KEY) ?? null);
}

export function parseDraft(text: string | null): Draft | null {
  try {
    const kept: unknown = JSON.parse(text ?? "null");
    return isTexts(kept) ? kept : null;
  } catch {
    return null;
  }
}

export function keepDraft(draft: Draft): void {
  keep(KEY, draft);
}

export function forgetDraft(): void {
  browserStorage()?.removeItem(KEY);
}

export function isTexts(value: unknown): value is Draft {
  return typeof value === "object" && value !== null && Object.values(value).every((text) => typeof text === "string");
}
