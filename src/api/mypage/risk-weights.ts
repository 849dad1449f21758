import type { OpenAPIHono } from "@hono/zod-openapi";
import { forgetRiskWeights, memberRiskWeights, saveRiskWeights } from "#domain/members/index.server.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { presentRiskWeights } from "./present.ts";
import { type MemberEnv, notSignedIn } from "./prove-member.ts";
import { forgetRiskWeightsRoute, riskWeightsRoute, saveRiskWeightsRoute } from "./routes.ts";

/** リスク診断の重み: reading, keeping and forgetting those of a member. */
export function addRiskWeights(service: OpenAPIHono<MemberEnv>, deps: { readonly db: Db; readonly clock: Clock }): void {
  service.openapi(riskWeightsRoute, async (c) => {
    const riskWeights = presentRiskWeights(await memberRiskWeights(deps.db, c.var.member));
    return c.json({ riskWeights }, 200);
  });

  service.openapi(saveRiskWeightsRoute, async (c) => {
    const saved = await saveRiskWeights(deps, c.var.member, c.req.valid("json").w);
    return saved.ok ? c.json({ riskWeights: presentRiskWeights(saved.value) }, 200) : notSignedIn(c);
  });

  service.openapi(forgetRiskWeightsRoute, async (c) => {
    const forgotten = await forgetRiskWeights(deps, c.var.member);
    return forgotten.ok ? c.json({ riskWeights: null }, 200) : notSignedIn(c);
  });
}
