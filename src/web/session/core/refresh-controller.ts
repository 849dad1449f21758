import type { Milliseconds } from "#kernel/duration.ts";
import { accessStatus, hasToken, refreshStatus } from "./check.ts";
import { expiredSession } from "./interceptor.ts";
import type { KeptSession } from "./types.ts";

/** Web Locks, as far as they are needed: one holder of a name among all tabs of the site. */
export interface Locks {
  request<T>(name: string, work: () => Promise<T>): Promise<T>;
}

export interface RefreshParts {
  /** Undefined where the browser has none: then only this page's callers share. */
  readonly locks?: Locks | undefined;
  /** The session as it is stored now, by whichever tab. */
  readonly read: () => KeptSession | null;
  readonly now: () => Milliseconds;
  /** Asks for new tokens and stores them. */
  readonly renew: (kept: KeptSession) => Promise<void>;
  /** Told once of a refresh that failed, however many waited for it. */
  readonly failed: (error: unknown) => void;
}

export interface RefreshController {
  /** Newer tokens than those that are stored when it is called. Null: there is nothing to refresh with. */
  readonly refresh: () => Promise<KeptSession | null>;
  /** Does what no refresh of any tab may overlap. One that hangs is waited for no longer than the patience lasts. */
  readonly undisturbed: <T>(work: () => Promise<T>, patience: Promise<unknown>) => Promise<T>;
}

const LOCK = "auth.refresh";

/** One pending refresh for every caller, and one at a time among all tabs: who waited finds the tokens of who was first. */
export function createRefreshController(parts: RefreshParts): RefreshController {
  let pending: Promise<KeptSession | null> | null = null;
  return {
    refresh: () => {
      if (pending !== null) return pending;
      const old = parts.read()?.accessToken ?? null;
      const work = () => renewed(parts, old);
      const refresh = (parts.locks ? parts.locks.request(LOCK, work) : work()).finally(() => {
        pending = null;
      });
      refresh.catch(parts.failed);
      pending = refresh;
      return refresh;
    },
    undisturbed: <T>(work: () => Promise<T>, patience: Promise<unknown>) => {
      let begun: Promise<T> | null = null;
      const begin = () => {
        begun ??= work();
        return begun;
      };
      const inTurn = parts.locks ? parts.locks.request(LOCK, begin) : Promise.resolve(pending?.catch(() => null)).then(begin);
      return Promise.race([inTurn, patience.then(begin)]);
    },
  };
}

async function renewed({ read, now, renew }: RefreshParts, old: string | null): Promise<KeptSession | null> {
  const isNewer = (kept: KeptSession | null, than: string | null) =>
    hasToken(kept) && kept.accessToken !== than && accessStatus(kept, now()) === "valid";
  const kept = read();
  if (kept === null || isNewer(kept, old)) return kept;
  const refresh = refreshStatus(kept, now());
  if (refresh === "expired") throw expiredSession();
  if (refresh === "unknown") return null;
  try {
    await renew(kept);
  } catch (error) {
    // Without locks another tab may have been faster with the same refresh token.
    const others = read();
    if (isNewer(others, kept.accessToken)) return others;
    throw error;
  }
  return read();
}
