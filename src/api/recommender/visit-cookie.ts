import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";

const NAME = "machinone-recommender";
/** Only this service sees it; a page of another site cannot send it along. */
const FLAGS = { secure: true, httpOnly: true, sameSite: "Strict", path: "/api/recommender" } as const;
const THIRTY_DAYS = 30 * 24 * 60 * 60;

/** The token of the link that this browser opened last; empty: none. What it opens is asked of the link with every call. */
export function sentVisit(c: Context): string {
  return getCookie(c, NAME) ?? "";
}

export function keepVisit(c: Context, token: string): void {
  setCookie(c, NAME, token, { ...FLAGS, maxAge: THIRTY_DAYS });
}

export function dropVisit(c: Context): void {
  deleteCookie(c, NAME, FLAGS);
}
