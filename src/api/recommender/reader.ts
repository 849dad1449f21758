import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import { openVisit } from "#domain/recommendation/index.server.ts";
import type { Audience } from "#domain/tenants/core/types.ts";
import { audienceOfRecipient } from "#domain/tenants/index.server.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { VISIT_COOKIE } from "#wire/visit-cookie.ts";

/** The customer of an office whose message this browser has opened, and still may; null: nobody's. */
export async function readerOf(c: Context, deps: { readonly db: Db; readonly clock: Clock }): Promise<Audience | null> {
  const token = getCookie(c, VISIT_COOKIE);
  const visit = token ? await openVisit(deps, token) : null;
  return visit?.ok ? audienceOfRecipient(visit.value.recipient) : null;
}
