import type { KeyStorage } from "#web/session/pool/types.ts";
import { isInternalPath } from "#wire/internal-path.ts";
import { SESSION_KEYS } from "#wire/session-cookies.ts";
import { isSamePath, LOGIN_PATH } from "./paths.ts";
import type { SiteSession } from "./types.ts";

/** What of a wanted path may be returned to: the path without query and hash (unless `isFull`); null for anything that could leave the site. */
export function returnable(path: string, { isFull = false } = {}): string | null {
  const kept = isFull ? path : path.replace(/[?#].*$/s, "");
  return isInternalPath(kept) && !isSamePath(kept, LOGIN_PATH) ? kept : null;
}

/** Where a visitor wanted to go before the login. What is taken is gone; what was put there by others is judged again. */
export function returnPath(storage: KeyStorage): SiteSession["returnPath"] {
  return {
    remember: (path, place) => {
      const kept = returnable(path);
      if (kept !== null) storage.set(SESSION_KEYS.redirect, place === undefined ? kept : `${kept}#${place}`);
    },
    take: () => {
      const kept = storage.get(SESSION_KEYS.redirect);
      storage.remove(SESSION_KEYS.redirect);
      return kept === null ? null : returnable(kept, { isFull: true });
    },
  };
}
