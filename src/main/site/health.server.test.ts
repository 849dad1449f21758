import { beforeAll, expect, it } from "vitest";
import type { DriftReport } from "#domain/valuation/models/drift-report.ts";
import { seconds } from "#kernel/duration.ts";
import { movableClock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { type HealthDeps, healthRoutes } from "./health.server.ts";

let db: Db;
beforeAll(async () => {
  ({ db } = await testDatabase());
});

const computedAt = new Date("2026-11-21T03:00:00Z");
const report: DriftReport = {
  state: "alert",
  laterSales: 230,
  error: { state: "alert", mdape: 0.2, onCard: 0.1 },
  medianRatio: { now: 0.9, onCard: 1 },
  coverage: { state: "ok", share: 0.8, onCard: 0.8 },
  saleInputs: { state: "ok", rows: 230, shifts: [] },
  requestInputs: { state: "not-enough", rows: 3, shifts: [] },
};
const lost = async () => {
  throw new Error("connection lost");
};

function depsOf(changes: Partial<HealthDeps> = {}): HealthDeps {
  return {
    db,
    clock: movableClock(computedAt),
    callerKey: (c) => c.req.header("x-caller") ?? "somebody",
    jobs: { counts: async () => [] },
    models: async () => [{ kind: "condo", version: "condo-2", lastQuarter: "2024Q4" }],
    drift: async () => [{ kind: "condo", modelVersion: "condo-2", report, computedAt }],
    retrainings: async () => [
      { kind: "condo", state: "kept", modelVersion: "condo-3", reason: "見送り", startedAt: computedAt, finishedAt: computedAt },
    ],
    outbox: async () => ({ queued: 3, overdue: 1, failed: 2, unknown: 0 }),
    inTraining: async () => new Set<string>(),
    isInsider: () => true,
    ...changes,
  };
}

async function health(changes: Partial<HealthDeps> = {}) {
  const response = await healthRoutes(depsOf(changes)).request("/api/health");
  return { status: response.status, body: await response.json() };
}

it("tells of drift and of a training that was not used, neither of which is an outage", async () => {
  const { status, body } = await health();

  expect(status).toBe(200);
  expect(body.drift).toEqual({ condo: { modelVersion: "condo-2", computedAt: "2026-11-21T03:00:00.000Z", ...report } });
  expect(body.outbox).toEqual({ queued: 3, overdue: 1, failed: 2, unknown: 0 });
  expect(body.retraining.condo).toMatchObject({ state: "kept", modelVersion: "condo-3", reason: "見送り" });
});

it("tells the public whether all is well, and nothing else", async () => {
  const isInsider = () => false;

  expect(await health({ isInsider })).toEqual({ status: 200, body: { ok: true } });
  expect(await health({ isInsider, models: async () => [] })).toEqual({ status: 503, body: { ok: false } });
});

it("is well while the first model is being trained, and says so", async () => {
  const { status, body } = await health({ models: async () => [], inTraining: async () => new Set(["condo"]) });

  expect([status, body.model]).toEqual([200, { ok: true, active: [], inTraining: ["condo"] }]);
});

it("stays well where only the watch cannot be read", async () => {
  const { status, body } = await health({ drift: lost, retrainings: lost, outbox: lost });

  expect(status).toBe(200);
  expect(body).toMatchObject({ ok: true, drift: null, retraining: null, outbox: null });
});

it.each<[string, Partial<HealthDeps>, object]>([
  ["no model is in use", { models: async () => [] }, { model: { ok: false }, database: { ok: true }, jobs: { ok: true } }],
  ["the queue does not answer", { jobs: { counts: lost } }, { jobs: { ok: false }, model: { ok: true } }],
])("is ill when %s", async (_, changes, parts) => {
  const { status, body } = await health(changes);

  expect(status).toBe(503);
  expect(body).toMatchObject({ ok: false, ...parts });
});

it("asks its parts once a second however many ask, and of the watch only for insiders", async () => {
  const clock = movableClock(computedAt);
  const asked: string[] = [];
  const note =
    <T>(name: string, answer: T) =>
    async () => {
      asked.push(name);
      return answer;
    };
  const deps = { clock, isInsider: () => false, jobs: { counts: note("queue", []) }, drift: note("drift", []) };
  const routes = healthRoutes(depsOf(deps));
  const answers = await Promise.all(Array.from({ length: 40 }, () => routes.request("/api/health")));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await routes.request("/api/health")).status).toBe(200);
  expect(asked).toEqual(["queue"]);

  clock.advance(seconds(1));
  await routes.request("/api/health");
  expect(asked).toEqual(["queue", "queue"]);
});

it("tells of trouble a second later at most", async () => {
  const clock = movableClock(computedAt);
  const state = { isAway: false };
  const routes = healthRoutes(depsOf({ clock, jobs: { counts: async () => (state.isAway ? lost() : []) } }));
  const status = async () => (await routes.request("/api/health")).status;
  expect(await status()).toBe(200);
  state.isAway = true;
  clock.advance(seconds(1));
  expect(await status()).toBe(503);

  state.isAway = false;
  clock.advance(seconds(1));
  expect(await status()).toBe(200);
});

it("answers one address of the public so often and no more, others and insiders as before", async () => {
  const isInsider = ({ header }: Parameters<HealthDeps["isInsider"]>[0]) => header("x-caller") === "insider";
  const routes = healthRoutes(depsOf({ isInsider }));
  const ask = async (caller: string) => (await routes.request("/api/health", { headers: { "x-caller": caller } })).status;
  const statuses: number[] = [];
  for (let i = 0; i < 100; i += 1) statuses.push(await ask("greedy"), await ask("insider"));

  expect(statuses.filter((status) => status === 429)).toHaveLength(40);
  expect([await ask("greedy"), await ask("insider"), await ask("another")]).toEqual([429, 200, 200]);
});
