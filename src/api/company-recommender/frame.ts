import type { Context } from "hono";
import { problem } from "#api/http/problem-answer.ts";
import type { ConsoleRefusal } from "#domain/tenants/index.server.ts";

export const tags = ["company-recommender"];
export const security = [{ accessToken: [] }];

/** Why somebody may not do this. A company without a recommender has none of these pages. */
export function refuseOffice(c: Context, reason: ConsoleRefusal) {
  return reason === "no-tenant" ? problem(c, "not-found") : problem(c, reason);
}
