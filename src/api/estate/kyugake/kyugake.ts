import type { OpenAPIHono } from "@hono/zod-openapi";
import { kyugakeSummary } from "#domain/kyugake/index.server.ts";
import type { Db } from "#platform/db.server.ts";
import { kyugakeRoute } from "./routes.ts";

/** How many homes are flagged, and how often flags were right. */
export function addKyugake(service: OpenAPIHono, db: Db): void {
  service.openapi(kyugakeRoute, async (c) => c.json(await kyugakeSummary(db), 200, { "cache-control": "public, max-age=60" }));
}
