import { randomBytes } from "node:crypto";
import { pino } from "pino";
import { expect, it, vi } from "vitest";
import { movableClock } from "#platform/clock.ts";
import { startJobs } from "#platform/jobs.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { townEngine } from "#test/support/town-engine.ts";
import { aSale, insertMarket, tenOf } from "#test/support/typed-market.ts";
import { registerEstimateJobs } from "./estimate-jobs.server.ts";
import { requestById } from "./request-life.server.ts";
import { submitEstimate } from "./submit-estimate.server.ts";

it("a submitted request is worked on by the queue and ends in an estimate", async () => {
  const { db, url } = await testDatabase();
  const sales = [aSale(), aSale(), aSale()];
  await insertMarket(db, { sales: sales.flatMap(tenOf) });
  const jobs = await startJobs(url, (error) => {
    throw error;
  });
  const deps = {
    db,
    jobs,
    clock: movableClock(new Date("2026-11-21T03:00:00Z")),
    log: pino({ level: "silent" }),
    randomBytes: (length: number) => randomBytes(length),
    engines: { current: async () => townEngine(sales) },
  };
  await registerEstimateJobs(jobs, deps);

  const { id } = await submitEstimate(deps, { kind: "condo", areaM2: 70, address: "東京都江東区豊洲" });
  const request = await vi.waitFor(
    async () => {
      const now = await requestById(deps, id);
      expect(now?.state).toBe("done");
      return now;
    },
    { timeout: 20_000, interval: 100 },
  );
  await jobs.stop();

  expect(request?.estimateId).not.toBeNull();
});
