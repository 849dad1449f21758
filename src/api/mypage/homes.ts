import type { OpenAPIHono } from "@hono/zod-openapi";
import { builtYearFaults } from "#api/http/built-year-fault.ts";
import { fieldError } from "#api/http/field-errors.ts";
import { problem } from "#api/http/problem-answer.ts";
import { dropHome, keepHome, memberHomes } from "#domain/homes/index.server.ts";
import type { KeptHome } from "#domain/homes/types.ts";
import { toldBuilding } from "#domain/subjects/told-building.ts";
import type { ToldBuilding } from "#domain/subjects/types.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { dropHomeRoute, homesRoute, keepHomeRoute } from "./home-routes.ts";
import type { HomeInput, HomesResponse } from "./home-schemas.ts";
import { type MemberEnv, notSignedIn } from "./prove-member.ts";

/** 保存した家: buildings and places that a member keeps. */
export function addHomes(service: OpenAPIHono<MemberEnv>, deps: { readonly db: Db; readonly clock: Clock }): void {
  service.openapi(homesRoute, async (c) => c.json(presentHomes(await memberHomes(deps.db, c.var.member)), 200));

  service.openapi(keepHomeRoute, async (c) => {
    const { told, floor, rest } = c.req.valid("json");
    const faults = builtYearFaults(told.built, deps.clock.now());
    if (faults.length > 0) return problem(c, "validation", { errors: [...faults] });
    const kept = await keepHome(deps, c.var.member, { key: c.req.valid("param").key, rest, told: toldBuilding(told), floor });
    if (kept.ok) return c.json(presentHomes(kept.value), 200);
    if (kept.reason === "unknown") return problem(c, "not-found");
    if (kept.reason === "no-such-floor") return problem(c, "validation", { errors: [fieldError("floor", "too-large")] });
    return kept.reason === "too-many" ? problem(c, "limit-reached") : notSignedIn(c);
  });

  service.openapi(dropHomeRoute, async (c) => {
    const left = await dropHome(deps, c.var.member, { key: c.req.valid("param").key, rest: c.req.valid("query").rest });
    return left.ok ? c.json(presentHomes(left.value), 200) : notSignedIn(c);
  });
}

function presentHomes(homes: readonly KeptHome[]): HomesResponse {
  return { items: homes.map(({ told, keptAt, ...home }) => ({ ...home, told: presentTold(told), keptAt: keptAt.toISOString() })) };
}

function presentTold({ builtYear, floors, structure, units, reserveFundYenPerM2 }: ToldBuilding): HomeInput["told"] {
  return {
    ...(builtYear !== null && { built: builtYear }),
    ...(floors !== null && { floors }),
    ...(structure !== null && { structure }),
    ...(units !== null && { units }),
    ...(reserveFundYenPerM2 !== null && { fund: reserveFundYenPerM2 }),
  };
}
