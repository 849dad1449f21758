import type { OpenAPIHono } from "@hono/zod-openapi";
import { presentPage } from "#api/estate/present.ts";
import type { RiskServiceDeps } from "#api/estate/risk-deps.ts";
import { addLetters } from "#api/estate/risk-letters.ts";
import { presentFacts, presentHazard, presentNearby, presentRated, presentReport } from "#api/estate/risk-present.ts";
import { factsRoute, hazardsRoute, placesRoute, riskListRoute, riskReportRoute } from "#api/estate/risk-routes.ts";
import { fieldError } from "#api/field-errors.ts";
import { problem } from "#api/problem-answer.ts";
import { rateLimit } from "#api/rate-limit.ts";
import { findApartment, keptRentOrigin, listApartments } from "#domain/properties/index.server.ts";
import { createRiskDesk, nearby, ratingSummaries, reportOf, topicOf } from "#domain/risk/index.server.ts";
import { isPlaceKind } from "#domain/risk/place-kinds.ts";
import { parseWeights } from "#domain/risk/weights.ts";
import { findingsAt, nearestFault } from "#domain/surroundings/index.server.ts";
import { appraiseRent } from "#domain/valuation/appraise-rent.ts";

const FOR_A_MINUTE = "public, max-age=60";
const FOR_AN_HOUR = "public, max-age=3600";
const DEFAULT_WITHIN_M = 800;
/** Letters of one caller: a person writes a few. */
const LETTERS = { capacity: 10, perSecond: 1 / 20 };

/** リスク診断: hazards of a place, reports of buildings, what lies around them, and what people write about them. */
export function addRisk(service: OpenAPIHono, deps: RiskServiceDeps): void {
  service.on("POST", "/risk/*", rateLimit(LETTERS, deps.clock, deps.callerKey));
  addReports(service, deps);
  addSurroundings(service, deps);
  addLetters(service, deps);
}

function addReports(service: OpenAPIHono, { db, clock }: RiskServiceDeps): void {
  const desk = createRiskDesk({ db, clock });

  service.openapi(riskListRoute, async (c) => {
    const { page = 1, ...wanted } = c.req.valid("query");
    const apartments = await listApartments(db, { ...wanted, page });
    const keys = apartments.items.map(({ key }) => key);
    const summaries = await ratingSummaries(db, keys);
    const rated = presentPage(apartments, (apartment) => presentRated(apartment, summaries.get(apartment.key)));
    return c.json(rated, 200, { "cache-control": FOR_A_MINUTE });
  });

  service.openapi(riskReportRoute, async (c) => {
    const { floor = null, w } = c.req.valid("query");
    const weights = w === undefined ? null : parseWeights(w);
    if (weights?.ok === false) return problem(c, "validation", { errors: [fieldError("w", "format")] });
    const report = await reportOf(desk, c.req.valid("param").key, { floor, weights: weights?.value ?? null });
    if (!report) return problem(c, "not-found");
    return c.json(presentReport(report), 200, { "cache-control": FOR_A_MINUTE });
  });
}

function rentsBy({
  db,
  engines,
}: Pick<RiskServiceDeps, "db" | "engines">): Pick<Parameters<typeof topicOf>[0], "appraiseRent" | "rentOrigin"> {
  return { appraiseRent: (home, asOf) => appraiseRent(engines, home, asOf), rentOrigin: keptRentOrigin(db) };
}

function addSurroundings(service: OpenAPIHono, { db, clock, engines }: RiskServiceDeps): void {
  const rents = rentsBy({ db, engines });
  service.openapi(hazardsRoute, async (c) => {
    const place = c.req.valid("query");
    const [findings, fault] = await Promise.all([findingsAt(db, place), nearestFault(db, place)]);
    return c.json([...findings, fault].map(presentHazard), 200, { "cache-control": FOR_AN_HOUR });
  });

  service.openapi(placesRoute, async (c) => {
    const { kinds: asked, within = DEFAULT_WITHIN_M } = c.req.valid("query");
    const kinds = [...new Set(asked.split(","))].filter(isPlaceKind);
    if (kinds.length < asked.split(",").length) return problem(c, "validation", { errors: [fieldError("kinds", "unknown-choice")] });
    const apartment = await findApartment(db, c.req.valid("param").key);
    if (!apartment) return problem(c, "not-found");
    const around = await nearby(db, apartment.place, { kinds, withinM: within });
    return c.json(presentNearby(around, within), 200, { "cache-control": FOR_A_MINUTE });
  });

  service.openapi(factsRoute, async (c) => {
    const { key, topic } = c.req.valid("param");
    const { areaM2 = null } = c.req.valid("query");
    const answer = await topicOf({ db, clock, ...rents }, key, { topic, areaM2 });
    if (!answer) return problem(c, "not-found");
    return c.json(presentFacts(answer), 200, { "cache-control": FOR_A_MINUTE });
  });
}
