import type { Context } from "hono";
import { errorPage } from "#identity-server/pages/error-page.ts";
import type { FailedRequest } from "#platform/failed-request.ts";
import { pageAnswer } from "./page-answer.ts";

/** What people see when a page could not be made: of a database that is away also when to come back. */
export function failurePage(c: Context, failure: FailedRequest): Response | Promise<Response> {
  if (failure.kind !== "unreachable") return pageAnswer(c, errorPage("internal"), { status: 500 });
  c.header("Retry-After", String(failure.retryAfterSeconds));
  return pageAnswer(c, errorPage("away"), { status: 503 });
}
