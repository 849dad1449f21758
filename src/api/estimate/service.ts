import type { OpenAPIHono } from "@hono/zod-openapi";
import { problem } from "#api/http/problem-answer.ts";
import { newService } from "#api/http/service.ts";
import { JOBS_PATH, presentJob } from "#api/price-checker/present.ts";
import { whilePreparing } from "#api/price-checker/while-preparing.ts";
import { findEstimate, recomputeEstimate, type SubmitDeps } from "#domain/valuation/index.server.ts";
import { presentEstimate } from "./present.ts";
import { estimateRoute, recomputeRoute } from "./routes.ts";

export type EstimateDeps = SubmitDeps;

/** 推定結果: finished estimates, kept for 30 days. */
export function estimateService(deps: EstimateDeps): OpenAPIHono {
  const service = newService();

  service.openapi(estimateRoute, async (c) => {
    const estimate = await findEstimate(deps.db, c.req.valid("param").id);
    if (!estimate) return problem(c, "not-found");
    return c.json(presentEstimate(estimate, deps.clock.now()), 200, { "cache-control": "private, no-cache" });
  });

  service.openapi(recomputeRoute, async (c) => {
    const { id } = c.req.valid("param");
    const estimate = await findEstimate(deps.db, id);
    const preparing = estimate && (await whilePreparing(c, deps, estimate.input.kind));
    if (preparing) return preparing;
    const request = await recomputeEstimate(deps, id);
    if (!request) return problem(c, "not-found");
    return c.json(presentJob(request), 202, { "cache-control": "no-store", location: `${JOBS_PATH}/${request.id}` });
  });

  return service;
}
