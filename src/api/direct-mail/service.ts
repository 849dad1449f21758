import type { OpenAPIHono } from "@hono/zod-openapi";
import { comeAgain } from "#api/http/come-again.ts";
import { problem } from "#api/http/problem-answer.ts";
import { type CallerKey, rateLimit } from "#api/http/rate-limit.ts";
import { newService } from "#api/http/service.ts";
import { type OwnerLetters, targetsOf } from "#domain/direct-mail/index.server.ts";
import type { EngineSource } from "#domain/valuation/index.server.ts";
import type { Allowance } from "#kernel/token-bucket.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { exampleLetter } from "./example.ts";
import { exampleRoute, targetsRoute } from "./routes.ts";
import { addLetterStops, type LetterStopDeps } from "./stops.ts";

export type DirectMailDeps = LetterStopDeps & {
  readonly db: Db;
  readonly clock: Clock;
  readonly engines: EngineSource;
  readonly callerKey: CallerKey;
  /** Draws on a thread of its own. */
  readonly ownerLetters: Pick<OwnerLetters, "pdf">;
  readonly origin: () => string;
};

/** One thread draws them. */
const EXAMPLES: Allowance = { capacity: 6, perSecond: 1 / 10 };
const AGAIN_AFTER_SECONDS = 10;

/** ダイレクトメール: whom letters could reach, and what one looks like. */
export function directMailService(deps: DirectMailDeps): OpenAPIHono {
  const service = newService();
  service.use("/example.pdf", rateLimit(EXAMPLES, deps.clock, deps.callerKey));

  service.openapi(targetsRoute, async (c) => {
    const found = await targetsOf(deps.db, c.req.valid("query").city ?? null);
    if (!found) return problem(c, "not-found");
    const { provenance, ...targets } = found;
    const source = provenance && { attribution: provenance.attribution, asOf: provenance.asOf, isSample: provenance.isSample };
    return c.json({ ...targets, towns: [...targets.towns], cities: [...targets.cities], source }, 200);
  });

  service.openapi(exampleRoute, async (c) => {
    const letter = await exampleLetter(deps);
    if (!letter.ok) return letter.reason === "preparing" ? problem(c, "preparing") : problem(c, "not-found");
    const file = await deps.ownerLetters.pdf(letter.value);
    if (file === "too-long") return comeAgain(c, AGAIN_AFTER_SECONDS);
    c.header("Content-Type", "application/pdf");
    c.header("Content-Disposition", 'inline; filename="owner-letter-sample.pdf"');
    c.header("X-Content-Type-Options", "nosniff");
    return c.body(new Uint8Array(file), 200);
  });
  addLetterStops(service, deps);
  return service;
}
