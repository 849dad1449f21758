import { randomBytes } from "node:crypto";
import { pino } from "pino";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { EstimateEngine } from "#domain/valuation/core/estimate-deps.ts";
import { movableClock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { townEngine } from "#test/support/town-engine.ts";
import { aSale, insertMarket, tenOf } from "#test/support/typed-market.ts";
import { estimatesAtOnce } from "./estimate-at-once.server.ts";
import { cancelRequest, recomputeEstimate, requestById, retryRequest } from "./request-life.server.ts";
import { submitEstimate } from "./submit-estimate.server.ts";

const sales = [aSale(), aSale(), aSale()];
const home = { kind: "condo", areaM2: 70, address: "東京都江東区豊洲" } as const;

let db: Db;
beforeAll(async () => {
  ({ db } = await testDatabase());
  await insertMarket(db, { sales: sales.flatMap(tenOf) });
});

let areaM2 = 60;
/** No two requests of this file are for the same home, which would be answered with the same estimate. */
beforeEach(() => {
  areaM2 += 1;
});

/** The patience of a visitor ends when the test says so. */
function aRunner({ engine = async () => townEngine(sales) }: { readonly engine?: () => Promise<EstimateEngine> } = {}) {
  const queued: string[] = [];
  const logged: string[] = [];
  const patience = Promise.withResolvers<boolean>();
  const run = {
    db,
    clock: movableClock(new Date("2026-11-21T03:00:00Z")),
    log: pino({ level: "error" }, { write: (line: string) => logged.push(line) }),
    randomBytes: (length: number) => randomBytes(length),
    engines: { current: engine },
  };
  const jobs = { send: async (_name: string, data: object) => void queued.push("id" in data ? String(data.id) : "") };
  const workAtOnce = estimatesAtOnce(run, () => patience.promise);
  // What a request is compared with before the work begins does not wait for the engine.
  const deps = { ...run, engines: { current: async () => townEngine(sales) }, jobs, workAtOnce };
  return { run, deps, queued, logged, giveUp: () => patience.resolve(true) };
}

describe("a request whose visitor waits", () => {
  it("ends in an estimate before it is answered, and never comes to the queue", async () => {
    const { deps, queued } = aRunner();
    const request = await submitEstimate(deps, { ...home, areaM2 });

    expect(request).toMatchObject({ state: "done", estimateId: expect.any(String) });
    expect(request.steps.map(({ state }) => state)).toEqual(["done", "done", "done", "done"]);
    expect(queued).toEqual([]);
  });

  it("fails before it is answered where the place is not known", async () => {
    const { deps } = aRunner();
    const request = await submitEstimate(deps, { ...home, address: "ここではないどこか" });

    expect(request).toMatchObject({ state: "failed", failure: { step: "geocode", reason: "address-not-found" } });
  });

  it("is answered as it stands when it takes too long, and goes on", async () => {
    const engine = Promise.withResolvers<EstimateEngine>();
    const { deps, queued, giveUp } = aRunner({ engine: () => engine.promise });
    giveUp();
    const request = await submitEstimate(deps, { ...home, areaM2 });
    expect(["queued", "running"]).toContain(request.state);

    engine.resolve(townEngine(sales));
    await vi.waitFor(async () => expect((await requestById(deps, request.id))?.state).toBe("done"), { timeout: 20_000 });
    expect(queued).toEqual([]);
  });

  it("waits in the queue while two others are worked on", async () => {
    const engine = Promise.withResolvers<EstimateEngine>();
    let asked = 0;
    const { deps, queued } = aRunner({
      engine: () => {
        asked += 1;
        return engine.promise;
      },
    });
    const first = [submitEstimate(deps, { ...home, areaM2: areaM2 + 100 }), submitEstimate(deps, { ...home, areaM2: areaM2 + 200 })];
    await vi.waitFor(() => expect(asked).toBe(2), { timeout: 20_000 });
    const third = await submitEstimate(deps, { ...home, areaM2: areaM2 + 300 });
    engine.resolve(townEngine(sales));

    expect((await Promise.all(first)).map(({ state }) => state)).toEqual(["done", "done"]);
    expect(third.state).toBe("queued");
    expect(queued).toEqual([third.id]);
    expect((await submitEstimate(deps, { ...home, areaM2: areaM2 + 500 })).state).toBe("done");
  });

  it("is left for the queue where it cannot be begun, which is logged", async () => {
    const { run, deps, queued, logged } = aRunner();
    const stopped = () => {
      throw new Error("the clock has stopped");
    };
    const workAtOnce = estimatesAtOnce({ ...run, clock: { now: stopped } });
    const { id, state } = await submitEstimate({ ...deps, workAtOnce }, { ...home, areaM2 });

    expect(state).toBe("queued");
    expect(queued).toEqual([id]);
    expect(logged.join()).toContain("the clock has stopped");
  });
});

it("a request that fails after its visitor was answered still comes to the queue", async () => {
  const { run, deps, queued } = aRunner();
  const began = Promise.withResolvers<never>();
  const now = () => {
    throw new Error("the database went away");
  };
  let isAsked = false;
  const current = () => {
    isAsked = true;
    return began.promise;
  };
  const late = { ...run, engines: { current } };
  const workAtOnce = estimatesAtOnce(late, async () => undefined);
  const { id } = await submitEstimate({ ...deps, workAtOnce }, { ...home, areaM2 });
  await vi.waitFor(() => expect(isAsked).toBe(true), { timeout: 20_000 });
  expect(queued).toEqual([]);

  Object.assign(late.clock, { now });
  began.reject(new Error("the database went away"));
  await vi.waitFor(() => expect(queued).toEqual([id]), { timeout: 20_000 });
});

describe("a request that is tried again, or asked for anew", () => {
  it("is worked on at once as well", async () => {
    const { deps, queued } = aRunner();
    const { id } = await submitEstimate({ ...deps, workAtOnce: (_, toQueue) => toQueue() }, { ...home, areaM2 });
    await cancelRequest(deps, id);
    const retried = await retryRequest(deps, id);
    const estimateId = retried.ok ? (retried.value.estimateId ?? "") : "";
    deps.clock.advance(2 * 24 * 60 * 60 * 1000);

    expect(retried).toMatchObject({ ok: true, value: { state: "done" } });
    expect(await recomputeEstimate(deps, estimateId)).toMatchObject({ state: "done" });
    expect(queued).toEqual([id]);
  });
});
