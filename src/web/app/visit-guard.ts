import { redirect } from "@tanstack/react-router";
import type { SiteContext } from "#api/client/context.ts";
import { readCallback } from "#web/session/core/callback.ts";
import { runGuard } from "#web/session/core/guard.ts";
import type { LoginNotice } from "#web/session/core/login-notice.ts";
import { HOME_PATH, LOGIN_PATH } from "#web/session/core/paths.ts";
import { returnable } from "#web/session/core/return-path.ts";
import type { GuardableSession } from "#web/session/core/standing-session.ts";
import { COOKIE_LIFETIME } from "#wire/constants.ts";
import { cookieName, SESSION_KEYS } from "#wire/session-cookies.ts";
import type { ScreenData } from "./screen-data.ts";
import { SiteError } from "./site-error.ts";

type Visit = {
  readonly screen: ScreenData | undefined;
  /** Path, query and hash. */
  readonly href: string;
  readonly pathname: string;
  readonly session: GuardableSession;
  /** What the server found; null in the browser. `unreached`: somebody may be signed in, but the identity service could not be asked. */
  readonly standing: SiteContext["sessionState"] | null;
};

/** The login page, saying that there was a session. */
const OVER = `${LOGIN_PATH}?notice=${"session-over" satisfies LoginNotice}`;

/** Lets a visit go on, or throws the redirect to the login page or home. The same on the server and in the browser. */
export async function guardVisit({ screen, href, pathname, session, standing }: Visit): Promise<void> {
  if (standing === "unreached" && screen?.access === "member") throw new SiteError(503, "Service Unavailable");
  const isCallback = readCallback(new URL(href, "http://site.invalid").href) !== null;
  const verdict = await runGuard({ screen: screen ?? null, path: pathname, isCallback }, session.guarded);
  if (verdict === "go on") return;
  if (verdict.redirectTo === "home") throw redirect({ href: session.returnPath.take() ?? HOME_PATH, replace: true });
  const kept = verdict.remember === undefined ? null : returnable(verdict.remember);
  if (kept === null) throw redirect({ href: LOGIN_PATH, replace: true });
  session.returnPath.remember(kept);
  const to = standing === "ended" ? OVER : LOGIN_PATH;
  throw redirect({ href: to, replace: true, headers: { "set-cookie": rememberingCookie(kept) } });
}

/** For a redirect that the server answers; a browser keeps the path by itself. */
function rememberingCookie(path: string): string {
  const seconds = Math.floor(COOKIE_LIFETIME / 1000);
  return `${cookieName(SESSION_KEYS.redirect)}=${encodeURIComponent(path)}; Path=/; Max-Age=${seconds}; Secure; SameSite=Lax`;
}
