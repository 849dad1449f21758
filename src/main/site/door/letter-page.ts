import type { MiddlewareHandler } from "hono";
import type { Allowance } from "#kernel/token-bucket.ts";

/** Pages of letters, by address: whoever holds one opens it a few times. A page asks one question, so this is some twenty at once and then one in ten seconds. */
export const LETTER_PAGES: Allowance = { capacity: 40, perSecond: 1 / 5 };

/** The address of such a page is the number of a letter: kept by nobody, and told to nobody. */
export const ofOneLetter: MiddlewareHandler = async (c, next) => {
  await next();
  c.res.headers.set("cache-control", "no-store");
  c.res.headers.set("referrer-policy", "no-referrer");
};
