import type { SessionCheck } from "./check.ts";
import type { ScreenAccess, SessionStanding } from "./machine-types.ts";
import { HOME_PATH, isSamePath, LOGIN_PATH } from "./paths.ts";

export interface Visit {
  /** Null: no screen is there (404). */
  readonly screen: { readonly access: ScreenAccess } | null;
  readonly path: string;
  readonly callbackPath?: string;
  /** The visit brings a provider's answer that is not handled yet: that comes first. */
  readonly isCallback?: boolean;
  readonly session: SessionStanding;
}

/** `refresh` and `reset` are done first; then the visit is judged again. `remember`: where to return to after the login. */
export type GuardVerdict = "go on" | "refresh" | "reset" | { readonly redirectTo: "home" | "login"; readonly remember?: string };

/** Screens that take no notice of who is signed in, or that check something else. */
function isAuthFree(access: ScreenAccess): boolean {
  return access === "open" || access === "token" || access === "tenant";
}

/** Whether a visit may go on. The same on the server and in the browser. */
export function guard({ screen, path, session, callbackPath = LOGIN_PATH, isCallback = false }: Visit): GuardVerdict {
  if (screen === null || isAuthFree(screen.access)) return "go on";
  const isOnCallback = isSamePath(path, callbackPath);
  if (isOnCallback && isCallback) return "go on";
  const isForGuests = screen.access === "guest" || isSamePath(path, LOGIN_PATH);
  if (session.isLoggedIn) return guardMember(session.check, path, isForGuests);
  return isForGuests || isOnCallback ? "go on" : { redirectTo: "login", remember: path };
}

function guardMember({ isRefreshExpired, isTokenExpired, isRefreshable }: SessionCheck, path: string, isForGuests: boolean): GuardVerdict {
  if (isRefreshExpired) return "reset";
  if (isTokenExpired) return isRefreshable ? "refresh" : "reset";
  return isForGuests && !isSamePath(path, HOME_PATH) ? { redirectTo: "home" } : "go on";
}

export interface GuardedSession {
  readonly standing: () => SessionStanding;
  /** Resolves when no sign-in is being finished any more. */
  readonly settled: () => Promise<void>;
  /** Resets by itself where the service refuses. */
  readonly refresh: () => Promise<unknown>;
  readonly reset: () => Promise<void>;
}

/** Judges a visit, refreshing or resetting on the way. Where the service cannot be reached the visit goes on as it is. */
export async function runGuard(
  visit: Omit<Visit, "session">,
  session: GuardedSession,
): Promise<Exclude<GuardVerdict, "refresh" | "reset">> {
  const judge = () => guard({ ...visit, session: session.standing() });
  let verdict = judge();
  if (isToLogin(verdict)) {
    await session.settled();
    verdict = judge();
  }
  if (verdict === "refresh") {
    await session.refresh().catch(() => undefined);
    verdict = judge();
    if (verdict === "refresh") return "go on";
  }
  if (verdict === "reset") {
    await session.reset();
    verdict = judge();
  }
  return verdict === "refresh" || verdict === "reset" ? "go on" : verdict;
}

function isToLogin(verdict: GuardVerdict): boolean {
  return typeof verdict === "object" && verdict.redirectTo === "login";
}

/** Where a page goes when somebody signed in or out in another tab; null: it stays. */
export function afterChange(isLoggedIn: boolean, screen: { readonly access: ScreenAccess } | null, path: string): "home" | "login" | null {
  if (screen === null || isAuthFree(screen.access)) return null;
  if (isSamePath(path, isLoggedIn ? HOME_PATH : LOGIN_PATH)) return null;
  return isLoggedIn ? "home" : "login";
}
