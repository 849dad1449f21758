import type { OpenAPIHono } from "@hono/zod-openapi";
import { isTrapped } from "#api/http/trap.ts";
import { type LetterDeps, sendMailedLetter } from "#domain/letters/index.server.ts";
import { wakeMailQueue } from "#domain/notifications/index.server.ts";
import type { Jobs } from "#platform/jobs.server.ts";
import { dataRequestRoute } from "./data-request-routes.ts";
import { pretendedReceipt } from "./traps.ts";

type DataRequestDeps = LetterDeps & { readonly jobs: Pick<Jobs, "send"> };

/** 開示等の請求: a letter with a number and a day of its answer. */
export function addDataRequests(service: OpenAPIHono, deps: DataRequestDeps): void {
  service.openapi(dataRequestRoute, async (c) => {
    const { leaveEmpty, email, name = "", accountEmail = "", ...given } = c.req.valid("json");
    const fields = { ...given, ...(name === "" ? {} : { name }), ...(accountEmail === "" ? {} : { accountEmail }) };
    const receipt = isTrapped(leaveEmpty)
      ? pretendedReceipt(deps, "data-request")
      : await sendMailedLetter(deps, "data-request", { subjectKey: null, email, fields });
    if (!receipt?.answerDueOn) throw new Error("a request about no building was refused as being about one");
    await wakeMailQueue(deps.jobs);
    const { id, receivedAt, answerDueOn, isRepeated } = receipt;
    return c.json({ id, receivedAt: receivedAt.toISOString(), answerDueOn, isRepeated }, 201, { "cache-control": "no-store" });
  });
}
