import { createHash } from "node:crypto";
import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { SiteAuth } from "#api/client/context.ts";
import { seconds } from "#kernel/duration.ts";
import { COOKIE_LIFETIME, COOKIE_PATH, COOKIE_PREFIX } from "#wire/constants.ts";
import { devicesAmong, isOfPerson, shelfIdentity, shelfKey, shelfText } from "#wire/kept-people.ts";
import { cookieName, deviceKeyName, isStrategy, SESSION_KEYS, STRATEGIES, type StrategyName } from "#wire/session-cookies.ts";

/** A session as a request brought it. Nothing of it is checked. */
export type SentSession = {
  readonly strategy: StrategyName;
  /** Without `Bearer `. */
  readonly accessToken: string | null;
  readonly idToken: string | null;
  readonly refreshToken: string | null;
  readonly refreshExpiresAt: number | null;
};

/** Tokens that were checked, as they are to be kept. Times are milliseconds since 1970. */
export type KeptTokens = {
  readonly strategy: StrategyName;
  readonly accessToken: string;
  readonly accessExpiresAt: number;
  readonly idToken: string;
  /** Null: the one that is kept goes on. */
  readonly refresh: { readonly token: string; readonly expiresAt: number } | null;
};

const BEARER = "Bearer ";

/**
 * Null: no session was ever begun here. `broken`: a cookie names a way of signing in that there is not. `forgotten`: scripts put away all they
 * could, and the sealed refresh token alone is left, as after a sign-out without network.
 */
export function sentSession(c: Context): SentSession | "broken" | "forgotten" | null {
  const read = (key: string) => getCookie(c, cookieName(key)) || null;
  const strategy = read(SESSION_KEYS.strategy);
  const isForgotten = strategy === null || (isStrategy(strategy) && openKeysOf(strategy).every((key) => read(key) === null));
  if (isForgotten && sentRefreshTokens(c).length > 0) return "forgotten";
  if (strategy === null) return null;
  if (!isStrategy(strategy)) return "broken";
  const expiration = Number(read(SESSION_KEYS.refreshTokenExpiration(strategy)) ?? Number.NaN);
  return {
    strategy,
    accessToken: read(SESSION_KEYS.token(strategy))?.replace(BEARER, "") ?? null,
    idToken: read(SESSION_KEYS.idToken(strategy)),
    refreshToken: read(SESSION_KEYS.refreshToken(strategy)),
    refreshExpiresAt: Number.isFinite(expiration) ? expiration : null,
  };
}

/** The refresh tokens that a request brought, whichever strategy it names: what a page has forgotten already may still be sealed. */
export function sentRefreshTokens(c: Context): string[] {
  const sent = STRATEGIES.flatMap((strategy) => getCookie(c, cookieName(SESSION_KEYS.refreshToken(strategy))) || []);
  return [...new Set(sent)];
}

/** The key of a remembered device. Browsers write the name percent-encoded, for an `@` in it. */
export function sentDeviceKey(c: Context, clientId: string, username: string): string | null {
  return getCookie(c, encodeURIComponent(cookieName(deviceKeyName(clientId, username)))) || null;
}

/** Writes a session, and takes away what is left of one by another strategy. Scripts may read all but a sealed refresh token. */
export function keepSession(c: Context, mode: SiteAuth["cookies"], kept: KeptTokens): void {
  const { strategy, accessToken, accessExpiresAt, idToken, refresh } = kept;
  const open: [string, string][] = [
    [SESSION_KEYS.strategy, strategy],
    [SESSION_KEYS.token(strategy), `${BEARER}${accessToken}`],
    [SESSION_KEYS.tokenExpiration(strategy), String(accessExpiresAt)],
    [SESSION_KEYS.idToken(strategy), idToken],
    ...(refresh ? [[SESSION_KEYS.refreshTokenExpiration(strategy), String(refresh.expiresAt)] as [string, string]] : []),
  ];
  for (const [key, value] of open) write(c, key, { value, httpOnly: false });
  if (refresh) write(c, SESSION_KEYS.refreshToken(strategy), { value: refresh.token, httpOnly: mode === "sealed" });
  for (const other of STRATEGIES) if (other !== strategy) drop(c, keysOf(other));
}

/** Removes every cookie of a session that the request brought, whoever wrote it, and all that tells of its person. */
export function dropSession(c: Context, clientId: string): void {
  drop(c, [SESSION_KEYS.strategy, ...STRATEGIES.flatMap(keysOf)]);
  dropPeople(c, clientId);
}

/**
 * Removes what a browser keeps of people under Cognito's names. Their devices stay as random texts under a name that tells nobody, and are found
 * again at their next sign-in. Answers whether there was anything.
 */
export function dropPeople(c: Context, clientId: string): boolean {
  const sent = Object.entries(getCookie(c)).map(([name, value]) => ({ name, key: keyOf(name), value }));
  const people = sent.filter(({ key }) => isOfPerson(key));
  for (const { name } of people) deleteCookie(c, name, FLAGS);
  const devices = devicesAmong(new Map(people.map(({ key, value }) => [key, value])), clientId);
  for (const [username, device] of devices) {
    const hash = createHash("sha256").update(shelfIdentity(clientId, username)).digest("base64url");
    write(c, shelfKey(hash), { value: shelfText(device), httpOnly: false });
  }
  return people.length > 0;
}

/** The key of a cookie, whose name a browser writes percent-encoded; empty for what is not ours. */
function keyOf(name: string): string {
  if (!name.startsWith(COOKIE_PREFIX)) return "";
  try {
    return decodeURIComponent(name.slice(COOKIE_PREFIX.length));
  } catch {
    return "";
  }
}

function keysOf(strategy: StrategyName): string[] {
  return [...openKeysOf(strategy), SESSION_KEYS.refreshToken(strategy)];
}

/** What scripts of the page can always read and put away. */
function openKeysOf(strategy: StrategyName): string[] {
  const { token, tokenExpiration, idToken, refreshTokenExpiration } = SESSION_KEYS;
  return [token, tokenExpiration, idToken, refreshTokenExpiration].map((key) => key(strategy));
}

const FLAGS = { path: COOKIE_PATH, secure: true, sameSite: "Lax" } as const;

function write(c: Context, key: string, { value, httpOnly }: { readonly value: string; readonly httpOnly: boolean }): void {
  setCookie(c, cookieName(key), value, { ...FLAGS, httpOnly, maxAge: COOKIE_LIFETIME / seconds(1) });
}

function drop(c: Context, keys: readonly string[]): void {
  const sent = getCookie(c);
  for (const name of keys.map(cookieName)) if (name in sent) deleteCookie(c, name, FLAGS);
}
