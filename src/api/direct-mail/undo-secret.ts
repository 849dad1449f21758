import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { UNDO_WITHIN } from "#domain/direct-mail/core/limits.ts";
import { seconds } from "#kernel/duration.ts";
import type { RandomBytes } from "#kernel/ids.ts";
import { LETTER_COOKIE, LETTER_PATHS } from "#wire/cookies/letter-cookie.ts";

/** No other site sends it along. */
const FLAGS = { secure: true, httpOnly: true, sameSite: "Strict" } as const;
const SECRET_BYTES = 24;
const SECRET = /^[\w-]{32}$/;

/** What this browser takes stops back by; null: it has none. */
export function sentSecret(c: Context): string | null {
  const sent = getCookie(c, LETTER_COOKIE) ?? "";
  return SECRET.test(sent) ? sent : null;
}

/** The one that it has, else a new one, kept as long as a stop can be taken back. */
export function keptSecret(c: Context, randomBytes: RandomBytes): string {
  const secret = sentSecret(c) ?? Buffer.from(randomBytes(SECRET_BYTES)).toString("base64url");
  for (const path of LETTER_PATHS) setCookie(c, LETTER_COOKIE, secret, { ...FLAGS, path, maxAge: UNDO_WITHIN / seconds(1) });
  return secret;
}
