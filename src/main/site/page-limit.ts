import type { MiddlewareHandler } from "hono";
import { type CallerKey, spending } from "#api/http/rate-limit.ts";
import type { Allowance } from "#kernel/token-bucket.ts";
import { plainAnswer } from "#main/site/door/plain-page.ts";
import type { Clock } from "#platform/clock.ts";

/**
 * Of one address, behind which a house or an office may be. A page that is drawn asks five to fifteen questions, so this is a hundred pages at once and
 * then some six a second; one that is kept ready asks none.
 */
const PAGES: Allowance = { capacity: 1200, perSecond: 60 };

type Asked = { readonly asked?: number; readonly secureHeadersNonce?: string };
type Limit = { readonly clock: Clock; readonly callerKey: CallerKey; readonly allowance?: Allowance };

/** Pages have an allowance of their own: each counts for itself and for what it asked of the APIs while it was drawn. */
export function pageLimit({ clock, callerKey, allowance = PAGES }: Limit): MiddlewareHandler<{ Variables: Asked }> {
  const spent = spending(allowance, clock);
  return async (c, next) => {
    const key = callerKey(c);
    if (key === null) return next();
    const taken = spent.take(key);
    if (!taken.allowed) return tooMany(taken.retryAfterSeconds, c.get("secureHeadersNonce") ?? "");
    await next();
    const asked = c.get("asked") ?? 0;
    if (asked > 0) spent.charge(key, asked);
    return undefined;
  };
}

function tooMany(retryAfterSeconds: number, nonce: string): Response {
  const lines = [
    "短い時間にたくさんのページが開かれたため、いったんお待ちいただいています。",
    `${retryAfterSeconds}秒ほどたってから、読み込み直してください。`,
  ];
  return plainAnswer({ status: 429, retryAfterSeconds }, { heading: "少しお待ちください", lines, again: null, nonce });
}
