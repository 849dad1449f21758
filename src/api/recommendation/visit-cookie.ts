import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { days, seconds } from "#kernel/duration.ts";
import { VISIT_COOKIE, VISIT_PATHS } from "#wire/cookies/visit-cookie.ts";

const FLAGS = { secure: true, httpOnly: true, sameSite: "Lax" } as const;

/** No link lives longer. */
const LONGEST = days(30);

/** The token of the link that this browser opened last; null: none. Nothing of it is checked. */
export function sentVisit(c: Context): string | null {
  return getCookie(c, VISIT_COOKIE) || null;
}

/** Keeps the token no longer than a link lives. What it opens, and whether it still does, is asked of the link with every call. */
export function keepVisit(c: Context, token: string): void {
  for (const path of VISIT_PATHS) setCookie(c, VISIT_COOKIE, token, { ...FLAGS, path, maxAge: LONGEST / seconds(1) });
}
