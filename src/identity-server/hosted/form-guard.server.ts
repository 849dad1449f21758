import { timingSafeEqual } from "node:crypto";
import type { Context } from "hono";
import type { IdentityService } from "#domain/identity/index.server.ts";
import { browserMark, shownMark } from "#identity-server/visits/browser-cookies.ts";

/** What a form of ours carries: a MAC of the mark of the browser it was given to, which no other site can know. */
export function formToken(c: Context, service: Pick<IdentityService, "origin" | "randomBytes" | "secrets">): string {
  return macOf(service, browserMark(c, service)).toString("base64url");
}

/** Whether a posted form is one of ours, from the browser that it was given to. */
export function isOwnForm(c: Context, service: Pick<IdentityService, "origin" | "secrets">, token: string | null): boolean {
  const mark = shownMark(c, service);
  if (mark === null || token === null || !isSameSite(c, service)) return false;
  const [given, expected] = [Buffer.from(token, "base64url"), macOf(service, mark)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Browsers say where a form comes from, newer ones in `Sec-Fetch-Site`, which no page can set. */
function isSameSite(c: Context, { origin }: Pick<IdentityService, "origin">): boolean {
  const site = c.req.header("sec-fetch-site");
  if (site !== undefined) return site === "same-origin";
  const from = c.req.header("origin");
  return from === undefined || from === origin() || from === new URL(c.req.url).origin;
}

function macOf({ secrets }: Pick<IdentityService, "secrets">, mark: string): Buffer {
  return secrets.mac("hosted-form", mark);
}
