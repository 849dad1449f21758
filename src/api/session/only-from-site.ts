import type { MiddlewareHandler } from "hono";
import { problem } from "#api/http/problem-answer.ts";
import { SESSION_HEADER } from "#wire/session-cookies.ts";

/**
 * Refuses what a page of another site could have sent (ASVS 3.5.1): a request needs our header, which no form has and which a foreign script
 * would have to ask leave for, and must say that it comes from this origin. `origin` null: the one that the request was sent to.
 */
export function onlyFromSite({ origin }: { readonly origin: string | null }): MiddlewareHandler {
  return (c, next) => {
    const from = c.req.header("origin");
    const site = c.req.header("sec-fetch-site");
    const isTold = from !== undefined || site !== undefined;
    const isOurs = (from ?? own(c.req.url)) === own(c.req.url) && (site ?? "same-origin") === "same-origin";
    const isAccepted = c.req.header(SESSION_HEADER) === "1" && isTold && isOurs;
    return isAccepted ? next() : Promise.resolve(problem(c, "foreign-request"));
  };

  function own(url: string): string {
    return origin ?? new URL(url).origin;
  }
}
