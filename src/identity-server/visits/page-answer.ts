import type { Context } from "hono";
import type { Markup } from "#identity-server/pages/markup.ts";

type PageWishes = {
  readonly status?: Status;
  readonly redirectUri?: string;
  /** The one that asks for a passkey. */
  readonly runsScript?: boolean;
};
type Status = 200 | 400 | 403 | 404 | 500 | 503;

/**
 * A page: of scripts none, or one file of ours; of styles and pictures our own, in no frame, kept nowhere. `redirectUri`: browsers hold the answer to a form
 * against `form-action` too, and a sign-in ends at the client.
 */
export function pageAnswer(c: Context, page: Markup, { status = 200, redirectUri, runsScript = false }: PageWishes = {}) {
  return c.html(page, status, {
    "content-security-policy": [
      "default-src 'none'",
      ...(runsScript ? ["script-src 'self'", "connect-src 'self'"] : []),
      "style-src 'self'",
      "img-src 'self'",
      `form-action ${["'self'", ...(redirectUri === undefined ? [] : [sourceOf(redirectUri)])].join(" ")}`,
      "frame-ancestors 'none'",
      "base-uri 'none'",
    ].join("; "),
    "x-frame-options": "DENY",
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
    // With no-referrer browsers would send `Origin: null` with our own forms.
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
  });
}

/** The origin of a web address; apps of phones have a scheme of their own. */
function sourceOf(redirectUri: string): string {
  const { origin, protocol } = new URL(redirectUri);
  return origin === "null" ? protocol : origin;
}
