import { forgetTab } from "#web/kit/form/tab-memory.ts";
import { LOGIN_NOTICE_KEY } from "#web/session/core/login-notices.ts";
import type { WebStorage } from "#web/session/pool/storage.ts";

/** Everything that the site's screens keep in a browser begins so: drafts, searches, weights, addresses that wait for a code. */
const OURS = "machinone.";
/** What is said on the login page next: nothing of the person. */
const STAYS: readonly string[] = [LOGIN_NOTICE_KEY];

/**
 * Forgets what somebody left in the storages of this browser. `keepsTyped`: what was typed in this tab stays for them. A storage that the browser
 * forbids holds nothing.
 */
export function forgetHere(storages: readonly (() => WebStorage)[], keepsTyped = false): void {
  if (!keepsTyped) forgetTab(STAYS);
  for (const open of storages) {
    try {
      const storage = open();
      const names = Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? "");
      for (const name of names) if (name.startsWith(OURS) && !STAYS.includes(name)) storage.removeItem(name);
    } catch {
      // Forbidden.
    }
  }
}
