import type { Context, MiddlewareHandler } from "hono";
import { errorPage, type PageFaultName } from "#identity-server/pages/error-page.ts";
import { pageAnswer } from "./page-answer.ts";

const HOME = "siteHome";

/** Has the pages of a request know the site that people come from; null: it is not known. */
export function withHome(home: string | null): MiddlewareHandler {
  return async (c, next) => {
    c.set(HOME, home);
    await next();
  };
}

/** An error page that leads to the site that people come from: of their client nothing is known here. */
export function faultAnswer(c: Context, fault: PageFaultName, status: 400 | 403 | 404 | 500 | 503) {
  const home: unknown = c.get(HOME);
  return pageAnswer(c, errorPage(fault, { home: typeof home === "string" ? home : null }), { status });
}
