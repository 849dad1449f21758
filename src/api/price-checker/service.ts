import type { OpenAPIHono } from "@hono/zod-openapi";
import { problem } from "#api/http/problem-answer.ts";
import { newService } from "#api/http/service.ts";
import { findApartment } from "#domain/properties/index.server.ts";
import { normaliseInput } from "#domain/valuation/estimates/request-input.ts";
import {
  cancelRequest,
  listModelCards,
  requestById,
  retryRequest,
  type SubmitDeps,
  submitEstimate,
} from "#domain/valuation/index.server.ts";
import { contradictionsOf, withBuilding } from "#kernel/fields/home-rules.ts";
import { yearInJapan } from "#kernel/japanese-date.ts";
import { JOBS_PATH, presentJob, presentModelCard } from "./present.ts";
import { accuracyRoute, cancelRoute, jobRoute, retryRoute, submitRoute } from "./routes.ts";
import { whilePreparing } from "./while-preparing.ts";

export type PriceCheckerDeps = SubmitDeps;

const NEVER_STORED = { "cache-control": "no-store" };

/** AI価格チェック: jobs that end in an estimate, and how accurate the models are. */
export function priceCheckerService(deps: PriceCheckerDeps): OpenAPIHono {
  const service = newService();

  service.openapi(submitRoute, async (c) => {
    const order = c.req.valid("json");
    const building = order.apartmentKey === undefined ? null : await findApartment(deps.db, order.apartmentKey);
    const errors = contradictionsOf(withBuilding(normaliseInput(order), building), yearInJapan(deps.clock.now())).map((issue) => ({
      ...issue,
      reason: "contradiction",
    }));
    if (errors.length > 0) return problem(c, "validation", { errors });
    const preparing = await whilePreparing(c, deps, order.kind);
    if (preparing) return preparing;
    const request = await submitEstimate(deps, order);
    return c.json(presentJob(request), 202, { ...NEVER_STORED, location: `${JOBS_PATH}/${request.id}` });
  });

  service.openapi(jobRoute, async (c) => {
    const request = await requestById(deps, c.req.valid("param").id);
    return request ? c.json(presentJob(request), 200, NEVER_STORED) : problem(c, "not-found");
  });

  service.openapi(cancelRoute, async (c) => {
    const cancelled = await cancelRequest(deps, c.req.valid("param").id);
    if (cancelled.ok) return c.json(presentJob(cancelled.value), 200, NEVER_STORED);
    if (cancelled.reason.type === "not-found") return problem(c, "not-found");
    return problem(c, "illegal-transition", { state: cancelled.reason.state });
  });

  service.openapi(retryRoute, async (c) => {
    const asked = await requestById(deps, c.req.valid("param").id);
    const preparing = asked && (await whilePreparing(c, deps, asked.input.kind));
    if (preparing) return preparing;
    const retried = await retryRequest(deps, c.req.valid("param").id);
    if (retried.ok) return c.json(presentJob(retried.value), 202, NEVER_STORED);
    if (retried.reason.type === "not-found") return problem(c, "not-found");
    return problem(c, "illegal-transition", { state: retried.reason.state });
  });

  service.openapi(accuracyRoute, async (c) => {
    const cards = (await listModelCards(deps.db)).map(presentModelCard);
    return c.json({ cards }, 200, { "cache-control": "public, max-age=60" });
  });

  return service;
}
