import type { OpenAPIHono } from "@hono/zod-openapi";
import { presentPage } from "#api/estate/present.ts";
import { builtYearFaults } from "#api/http/built-year-fault.ts";
import { fieldError } from "#api/http/field-errors.ts";
import { problem } from "#api/http/problem-answer.ts";
import { newService } from "#api/http/service.ts";
import { interestIn } from "#domain/connections/index.server.ts";
import { findApartment, keptMarket, keptRentOrigin, listApartments } from "#domain/properties/index.server.ts";
import { isPlaceKind } from "#domain/risk/facts/place-kinds.ts";
import { createReportDeps, hazardsOf, nearby, ratingSummaries, reportOf, topicOf } from "#domain/risk/index.server.ts";
import { parseWeights } from "#domain/risk/model/weights.ts";
import { findSubject } from "#domain/subjects/index.server.ts";
import { toldBuilding } from "#domain/subjects/told-building.ts";
import { findingsAt, nearestFault } from "#domain/surroundings/index.server.ts";
import type { EngineSource } from "#domain/valuation/core/estimate-deps.ts";
import { appraiseRent } from "#domain/valuation/engine/appraise-rent.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { presentFacts, presentHazard, presentNearby, presentRated, presentReport } from "./present.ts";
import { factsRoutes, hazardsRoute, interestRoute, placesRoute, riskListRoute, riskReportRoute, subjectHazardsRoute } from "./routes.ts";

const FOR_A_MINUTE = "public, max-age=60";
const DEFAULT_WITHIN_M = 800;
/** Counts of people change at any time: no page keeps them. */
const KEPT_BY_NOBODY = { "cache-control": "no-store" };

export type RiskServiceDeps = {
  readonly db: Db;
  readonly clock: Clock;
  /** Estimates of rents. */
  readonly engines: EngineSource;
};

/** リスク診断: hazards of a place, reports of buildings, what lies around them, and how many people are interested in one. */
export function riskService(deps: RiskServiceDeps): OpenAPIHono {
  const service = newService();
  addReports(service, deps);
  addSurroundings(service, deps);
  addInterest(service, deps);
  return service;
}

function addReports(service: OpenAPIHono, { db, clock }: RiskServiceDeps): void {
  const reports = createReportDeps({ db, clock });
  const market = keptMarket(db);

  service.openapi(riskListRoute, async (c) => {
    const { page = 1, ...wanted } = c.req.valid("query");
    const apartments = await listApartments(db, { ...wanted, page });
    const keys = apartments.items.map(({ key }) => key);
    const summaries = await ratingSummaries(db, keys);
    const rated = presentPage(apartments, (apartment) => presentRated(apartment, summaries.get(apartment.key)));
    return c.json(rated, 200, { "cache-control": FOR_A_MINUTE });
  });

  service.openapi(riskReportRoute, async (c) => {
    const { floor = null, w, ...told } = c.req.valid("query");
    const weights = w === undefined ? null : parseWeights(w);
    const faults = builtYearFaults(told.built, clock.now());
    if (faults.length > 0) return problem(c, "validation", { errors: [...faults] });
    if (weights?.ok === false) return problem(c, "validation", { errors: [fieldError("w", "format")] });
    const report = await reportOf(reports, c.req.valid("param").key, {
      ...{ floor, weights: weights?.value ?? null },
      told: toldBuilding(told),
    });
    const priced = new Set((await market.cities()).map(({ cityCode }) => cityCode));
    if (report.ok) return c.json(presentReport(report.value, priced), 200, { "cache-control": FOR_A_MINUTE });
    if (report.reason === "unknown") return problem(c, "not-found");
    return problem(c, "validation", { errors: [fieldError("floor", "too-large")] });
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
    return c.json([...findings, fault].map(presentHazard), 200, { "cache-control": FOR_A_MINUTE });
  });

  service.openapi(subjectHazardsRoute, async (c) => {
    const subject = await findSubject(db, c.req.valid("param").key);
    if (!subject) return problem(c, "not-found");
    return c.json((await hazardsOf(db, subject)).map(presentHazard), 200, { "cache-control": FOR_A_MINUTE });
  });

  service.openapi(placesRoute, async (c) => {
    const { kinds: asked, within = DEFAULT_WITHIN_M, hazard } = c.req.valid("query");
    const kinds = [...new Set(asked.split(","))].filter(isPlaceKind);
    if (kinds.length < asked.split(",").length) return problem(c, "validation", { errors: [fieldError("kinds", "unknown-choice")] });
    const subject = await findSubject(db, c.req.valid("param").key);
    if (!subject) return problem(c, "not-found");
    const around = await nearby(db, subject.place, { kinds, withinM: within, hazard });
    return c.json(presentNearby(around, within), 200, { "cache-control": FOR_A_MINUTE });
  });

  for (const { topic, route } of factsRoutes)
    service.openapi(route, async (c) => {
      const { areaM2 = null, ...told } = c.req.valid("query");
      const faults = builtYearFaults(told.built, clock.now());
      if (faults.length > 0) return problem(c, "validation", { errors: [...faults] });
      const answer = await topicOf({ db, clock, ...rents }, c.req.valid("param").key, { topic, areaM2, told: toldBuilding(told) });
      if (!answer) return problem(c, "not-found");
      return c.json(presentFacts(answer), 200, { "cache-control": FOR_A_MINUTE });
    });
}

function addInterest(service: OpenAPIHono, { db }: RiskServiceDeps): void {
  service.openapi(interestRoute, async (c) => {
    const { key } = c.req.valid("param");
    if (!(await findApartment(db, key))) return problem(c, "not-found");
    return c.json(await interestIn(db, key), 200, KEPT_BY_NOBODY);
  });
}
