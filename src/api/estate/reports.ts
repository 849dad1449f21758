import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { problem } from "#api/http/problem-answer.ts";
import { type CallerKey, rateLimit } from "#api/http/rate-limit.ts";
import { INVALID, jsonAnswer, jsonBody, NOT_FOUND, UNREADABLE } from "#api/http/service.ts";
import { reportHome } from "#domain/listings/index.server.ts";
import { REPORT_REASONS } from "#domain/listings/reports/types.ts";
import { STORABLE_TEXT } from "#kernel/storable-text.ts";
import type { Allowance } from "#kernel/token-bucket.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";

/** A person who looks at homes reports a few. */
const REPORTS: Allowance = { capacity: 5, perSecond: 1 / 60 };

const reportInputSchema = z
  .strictObject({
    reason: z.enum(REPORT_REASONS),
    note: z
      .string()
      .trim()
      .max(500)
      .regex(STORABLE_TEXT)
      .optional()
      .openapi({ description: "気づいたこと。お名前や連絡先は書かないでください" }),
    /** People do not see this field; what fills it in is a program. */
    leaveEmpty: z.string().max(200).optional().openapi({ description: "空のままにしてください" }),
  })
  .openapi("HomeReportInput");

export const reportRoute = createRoute({
  method: "post",
  path: "/homes/{key}/reports",
  tags: ["estate"],
  summary: "物件の誤りを知らせる",
  description: "成約済み、内容が違うなど。お名前や連絡先は要りません。掲載している会社に伝えます。",
  request: { params: z.object({ key: z.string().min(1).max(100) }), body: jsonBody(reportInputSchema) },
  responses: {
    202: jsonAnswer(z.object({ state: z.literal("received") }).openapi("HomeReportReceipt"), "受け付けました"),
    ...NOT_FOUND,
    ...UNREADABLE,
    ...INVALID,
  },
});

type ReportDeps = { readonly db: Db; readonly clock: Clock; readonly callerKey: CallerKey };

export function addReports(service: OpenAPIHono, deps: ReportDeps): void {
  service.on("POST", "/homes/:key/reports", rateLimit(REPORTS, deps.clock, deps.callerKey));
  service.openapi(reportRoute, async (c) => {
    const { reason, note = "", leaveEmpty = "" } = c.req.valid("json");
    // Calls from within the process come from nobody else.
    const sender = deps.callerKey(c) ?? "";
    const asked = { listingId: c.req.valid("param").key, reason, note: note === "" ? null : note, sender };
    if (leaveEmpty.trim() === "" && !(await reportHome(deps, asked)).ok) return problem(c, "not-found");
    return c.json({ state: "received" as const }, 202, { "cache-control": "no-store" });
  });
}
