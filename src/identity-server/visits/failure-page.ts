import type { Context } from "hono";
import type { FailedRequest } from "#platform/failed-request.ts";
import { faultAnswer } from "./fault-answer.ts";

/** What people see when a page could not be made: of a database that is away also when to come back. */
export function failurePage(c: Context, failure: FailedRequest): Response | Promise<Response> {
  if (failure.kind !== "unreachable") return faultAnswer(c, "internal", 500);
  c.header("Retry-After", String(failure.retryAfterSeconds));
  return faultAnswer(c, "away", 503);
}
