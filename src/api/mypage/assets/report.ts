import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import { comeAgain } from "#api/http/come-again.ts";
import type { MemberEnv } from "#api/http/member-env.ts";
import { problem } from "#api/http/problem-answer.ts";
import { rateLimit } from "#api/http/rate-limit.ts";
import { places } from "#api/http/turns.ts";
import { memberReport, type ReportThread } from "#domain/assets/index.server.ts";
import { keptMarket } from "#domain/properties/index.server.ts";
import type { EngineSource } from "#domain/valuation/index.server.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import type { Allowance } from "#kernel/token-bucket.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { assetReportRoute } from "./routes.ts";

export type ReportDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly engines: EngineSource;
  /** Draws on a thread of its own. */
  readonly reports: Pick<ReportThread, "pdf">;
};

const REPORTS_OF_MEMBER: Allowance = { capacity: 20, perSecond: 1 / 30 };
/** One thread draws them all, each in some tenths of a second: the last of them waits for less than ten. */
const REPORTS_AT_ONCE = { ofOne: 1, inAll: 20 };
const BUSY_FOR_SECONDS = 10;

/** 資産診断 as a PDF. */
export function addReport(service: OpenAPIHono<MemberEnv>, deps: ReportDeps): void {
  const atOnce = places(REPORTS_AT_ONCE);
  const market = keptMarket(deps.db);
  const credits = async () => (await market.origin()).attributions;
  service.on(
    "GET",
    "/assets/:id/report.pdf",
    rateLimit(REPORTS_OF_MEMBER, deps.clock, (c: Context<MemberEnv>) => c.var.member.sub),
  );
  service.openapi(assetReportRoute, async (c) => {
    const place = atOnce.take(c.var.member.sub);
    if (place === null) return comeAgain(c, BUSY_FOR_SECONDS);
    try {
      const file = await memberReport({ ...deps, credits }, c.var.member, c.req.valid("param").id);
      if (file === null) return problem(c, "not-found");
      if (file === "too-long") return comeAgain(c, BUSY_FOR_SECONDS);
      c.header("Content-Type", "application/pdf");
      c.header("Content-Disposition", `attachment; filename="shisan-shindan-${isoDateInJapan(deps.clock.now())}.pdf"`);
      c.header("Cache-Control", "private, no-store");
      c.header("X-Content-Type-Options", "nosniff");
      return c.body(new Uint8Array(file), 200);
    } finally {
      place.leave();
    }
  });
}
