import { beforeAll, describe, expect, it } from "vitest";
import { registerStatusJobs, statusSampler } from "#domain/status/index.server.ts";
import { latencies } from "#domain/status/latency.ts";
import type { StatusPart } from "#domain/status/types.ts";
import { days, minutes, seconds } from "#kernel/duration.ts";
import type { Db } from "#platform/db.server.ts";
import { testApi } from "#test/support/api.ts";
import { testDatabase } from "#test/support/database.ts";

let db: Db;
beforeAll(async () => {
  ({ db } = await testDatabase());
});

const today = (body: { days: { day: string }[] }) => body.days.at(-1);

describe("the status of the service", () => {
  it("is unknown before anything was recorded, then what was found", async () => {
    const measured = latencies();
    const api = testApi(db, null, { latencies: measured });
    const { clock } = api;
    let failed: readonly StatusPart[] = [];
    const of = (process: string) => statusSampler({ db, clock, latencies: measured, process, check: async () => failed });
    const [one, other] = [of("one"), of("other")];

    expect((await api.get("/api/status")).body).toMatchObject({ state: "unknown", upShare: null, p95Ms: null });
    for (let i = 0; i < 20; i += 1) measured.note(30);
    clock.advance(minutes(1));
    await one.sample();
    const first = await api.get("/api/status");
    expect(first.body).toMatchObject({ state: "up", asOf: "2026-11-21T03:01:00.000Z", upShare: 1, incidents: [] });
    expect(first.body.p95Ms).toBeGreaterThanOrEqual(30);
    expect(first.headers.get("cache-control")).toBe("public, max-age=30");

    clock.advance(minutes(1));
    await one.sample();
    failed = ["jobs"];
    await other.sample();
    expect((await api.get("/api/status")).body).toMatchObject({
      state: "down",
      upShare: 0.5,
      incidents: [{ from: "2026-11-21T03:02:00.000Z", minutes: 1, parts: ["jobs"] }],
    });
    expect(today((await api.get("/api/status")).body)).toEqual({ day: "2026-11-21", recordedMinutes: 2, downMinutes: 1 });
  });

  it("is remembered for half a minute", async () => {
    const api = testApi(db, null);
    const { body } = await api.get("/api/status");
    api.clock.advance(seconds(29));
    expect((await api.get("/api/status")).body).toEqual(body);
    api.clock.advance(minutes(10));
    expect((await api.get("/api/status")).body.state).toBe("unknown");
  });

  it("keeps what could not be kept while the database was away", async () => {
    const api = testApi(db, null);
    const { clock } = api;
    clock.advance(days(2));
    let isAway = true;
    const lost = new Proxy(db, {
      get: (target, name) => {
        if (isAway) throw new Error("connection lost");
        const found: unknown = Reflect.get(target, name);
        return typeof found === "function" ? found.bind(target) : found;
      },
    });
    const sampler = statusSampler({
      db: lost,
      clock,
      latencies: latencies(),
      process: "one",
      check: async () => (isAway ? ["database"] : []),
    });

    await expect(sampler.sample()).rejects.toThrow("connection lost");
    clock.advance(minutes(1));
    isAway = false;
    await sampler.sample();
    expect(today((await api.get("/api/status")).body)).toEqual({ day: "2026-11-23", recordedMinutes: 2, downMinutes: 1 });
  });

  it("goes with the days that are no longer shown", async () => {
    const api = testApi(db, null);
    api.clock.advance(days(100));
    const work: (() => Promise<void>)[] = [];
    await registerStatusJobs(
      {
        work: async (_name, handler) => {
          work.push(() => handler(null, AbortSignal.timeout(1000)));
        },
        schedule: async () => undefined,
      },
      api.deps,
    );
    for (const run of work) await run();

    expect(
      (
        await db
          .selectFrom("status_minute" as never)
          .selectAll()
          .execute()
      ).length,
    ).toBe(0);
  });
});

describe("calls of the sold API", () => {
  it("are measured where they are answered well", async () => {
    const measured = latencies();
    const api = testApi(db, null, { latencies: measured });

    expect((await api.get("/api/biz/no-such-thing")).status).toBe(404);
    expect(measured.take()).toEqual([]);
  });
});
