import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { Caller, Client } from "#domain/identity/core/types.ts";
import {
  closeBrowserSession,
  endBrowserSession,
  findSignedInBrowser,
  type IdentityService,
  type SignedInBrowser,
} from "#domain/identity/index.server.ts";

const SESSION = "machinone-login";
const BROWSER = "machinone-browser";
const ARRIVAL = "machinone-arrival";
const SESSION_SECONDS = 3600;
const ARRIVAL_SECONDS = 1800;
const BROWSER_BYTES = 32;
/** 32 bytes in base64url. */
const TOKEN = /^[\w-]{43}$/;

type Needs = Pick<IdentityService, "origin">;

/** Of this host alone, never read by scripts, never sent along with another site's forms. `__Host-` needs https. */
function optionsFor({ origin }: Needs) {
  const plain = { path: "/", httpOnly: true, sameSite: "Lax" } as const;
  return origin().startsWith("https:") ? ({ ...plain, secure: true, prefix: "host" } as const) : plain;
}

function read(c: Context, service: Needs, name: string): string | null {
  const value = service.origin().startsWith("https:") ? getCookie(c, name, "host") : getCookie(c, name);
  return value !== undefined && TOKEN.test(value) ? value : null;
}

/** What tells this browser from others, also before anybody has signed in; given at the first visit. */
export function browserMark(c: Context, service: Pick<IdentityService, "origin" | "randomBytes">): string {
  const known: unknown = c.get("browserMark");
  if (typeof known === "string") return known;
  const mark = read(c, service, BROWSER) ?? service.randomBytes(BROWSER_BYTES).toString("base64url");
  setCookie(c, BROWSER, mark, optionsFor(service));
  c.set("browserMark", mark);
  return mark;
}

/** The mark a browser has shown; null when it came without. */
export function shownMark(c: Context, service: Needs): string | null {
  return read(c, service, BROWSER);
}

/** Who is signed in at a pool in this browser, or null. */
export async function signedInHere(c: Context, service: IdentityService, poolId: string): Promise<SignedInBrowser | null> {
  const token = read(c, service, SESSION);
  return token === null ? null : findSignedInBrowser(service, token, poolId);
}

/** Signs this browser in; what it was signed in to before ends. */
export async function signInHere(c: Context, service: IdentityService, token: string): Promise<void> {
  const before = read(c, service, SESSION);
  if (before !== null) await closeBrowserSession(service, before);
  setCookie(c, SESSION, token, { ...optionsFor(service), maxAge: SESSION_SECONDS });
}

/** Signs this browser out, at a client. */
export async function signOutHere(
  c: Context,
  service: IdentityService,
  { client, caller }: { client: Client; caller: Caller },
): Promise<void> {
  const token = read(c, service, SESSION);
  deleteCookie(c, SESSION, optionsFor(service));
  if (token !== null) await endBrowserSession(service, { client, token }, caller);
}

/** Keeps by what an arrival from a provider is known in this browser. */
export function keepArrivalHere(c: Context, service: Needs, token: string): void {
  setCookie(c, ARRIVAL, token, { ...optionsFor(service), maxAge: ARRIVAL_SECONDS });
}

/** By what the arrival of this browser is known; null where there is none. */
export function arrivalToken(c: Context, service: Needs): string | null {
  return read(c, service, ARRIVAL);
}

export function forgetArrival(c: Context, service: Needs): void {
  deleteCookie(c, ARRIVAL, optionsFor(service));
}
