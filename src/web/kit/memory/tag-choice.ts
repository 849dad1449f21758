import { storeKey } from "#wire/stores.ts";
import { browserStore } from "./browser-store.ts";

/** What somebody was told of the tag service, and what they said. `shown`: the notice stood before them at least once. */
export type TagChoice = "untold" | "shown" | "closed" | "stopped";

/** The day of what the notice says now. Where it says something else, whoever did not stop it is told again. */
const TOLD = "2026-11-29";

const CHOICES: readonly TagChoice[] = ["shown", "closed", "stopped"];

/** `since`: when it became so, in milliseconds since 1970. */
export type ToldOf = { readonly told: string; readonly choice: TagChoice; readonly since: number };

const UNTOLD: ToldOf = { told: TOLD, choice: "untold", since: 0 };

/** What a browser kept. Anything else, and what was closed when the notice said something else, is a notice that did not stand yet. */
export function readTold(kept: unknown): ToldOf {
  const { told, choice, since } = (typeof kept === "object" && kept !== null ? kept : {}) as Readonly<Record<string, unknown>>;
  const known = CHOICES.find((each) => each === choice);
  if (known === undefined || typeof since !== "number" || (told !== TOLD && known !== "stopped")) return UNTOLD;
  return { told: TOLD, choice: known, since };
}

const store = browserStore<ToldOf>({ key: storeKey("param", "tag-notice"), nothing: UNTOLD, of: readTold });

export function useTagChoice(): TagChoice {
  return store.use().choice;
}

/** What somebody pressed. Whoever lets it go on again is as one who was told just now. */
export function choose(choice: "closed" | "stopped", now = Date.now()): void {
  store.change((before) => ({ told: TOLD, choice, since: before.choice === "shown" ? before.since : now }));
}

/** A notice that came up once is never one that did not. */
export function markShown(now = Date.now()): void {
  store.change((before) => (before.choice === "untold" ? { told: TOLD, choice: "shown", since: now } : before));
}

/** Whether this browser asks all sites to leave its visits alone (https://globalprivacycontrol.org). */
export function asksForPrivacy(): boolean {
  return (navigator as Navigator & { readonly globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}

/** What this browser was told up to now. */
export function toldNow(): ToldOf {
  return store.now();
}
