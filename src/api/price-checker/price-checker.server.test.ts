import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { runEstimate } from "#domain/valuation/index.server.ts";
import { days, hours, seconds } from "#kernel/duration.ts";
import type { Db } from "#platform/db.server.ts";
import { type TestApi, testApi } from "#test/support/api.ts";
import { testDatabase } from "#test/support/database.ts";
import { townEngine } from "#test/support/town-engine.ts";
import { ATTRIBUTION, anApartment, aSale, insertMarket, tenOf } from "#test/support/typed-market.ts";

const JOBS = "/api/price-checker/jobs";
const toyosu = [70_000_000, 68_000_000, 73_000_000, 71_000_000].map((price) => aSale({ price }));
const fewSales = [aSale({ town: "青海", place: null }), aSale({ town: "青海", place: null })];
const sales = [...toyosu, ...fewSales, aSale({ cityCode: "13109", cityName: "品川区", town: "豊洲" })];
const input = { kind: "condo", address: "東京都江東区豊洲5丁目1-2", areaM2: 70, layout: "3LDK", builtYear: 2008 };

let db: Db;
let api: TestApi;

beforeAll(async () => {
  db = (await testDatabase()).db;
  await insertMarket(db, { sales: sales.flatMap(tenOf), apartments: [anApartment()] });
});

beforeEach(async () => {
  await sql`delete from estimate_request`.execute(db);
  await sql`delete from estimate`.execute(db);
  await sql`delete from transition`.execute(db);
  api = testApi(db, townEngine(sales));
});

async function audit(id: string): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select concat_ws(' ', coalesce(from_state, 'new'), '>', to_state, 'by', actor, reason) as line
    from transition where entity = 'estimate_request' and entity_id = ${id} order by id`.execute(db);
  return rows.map(({ line }) => line);
}

async function submitted(body: object = input): Promise<string> {
  const answer = await api.post(JOBS, body);
  expect(answer.status).toBe(202);
  return answer.body.id;
}

describe("asking for an estimate", () => {
  it("takes the request in and says where to look", async () => {
    const answer = await api.post(JOBS, { ...input, address: "東京都江東区豊洲５丁目１−２ ", layout: "3ldk" });

    expect(answer.status).toBe(202);
    expect(answer.headers.get("location")).toBe(`${JOBS}/${answer.body.id}`);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.body).toMatchObject({ state: "queued", estimateId: null, failure: null, input: { layout: "3LDK" } });
    expect(answer.body.steps.map(({ id, state }: { id: string; state: string }) => `${id} ${state}`)).toEqual([
      "geocode waiting",
      "comparables waiting",
      "predict waiting",
      "check waiting",
    ]);
    expect(answer.body.id).toMatch(/^[\w-]{21}$/);
  });

  it.each(["\u0000", "\ud800", "k".repeat(41)])("refuses a building whose key is %j", async (apartmentKey) => {
    expect((await api.post(JOBS, { ...input, apartmentKey })).status).toBe(422);
  });

  it.each<[object, readonly string[]]>([
    [{ builtYear: 2029 }, []],
    [{ builtYear: 2030 }, ["builtYear"]],
    [{ floor: 30, totalFloors: 7 }, ["floor"]],
    [{ builtYear: 2008, renovatedYear: 2007 }, ["renovatedYear"]],
    [{ builtYear: 2031, floor: 8, totalFloors: 7, renovatedYear: 2027 }, ["builtYear", "floor", "renovatedYear"]],
  ])("refuses what cannot be true of one home, or not yet, at the field: %j", async (told, fields) => {
    const { status, body } = await api.post(JOBS, { ...input, builtYear: undefined, ...told });

    expect([status, (body.errors ?? []).map(({ field }: { field: string }) => field)]).toEqual([fields.length === 0 ? 202 : 422, fields]);
    expect((body.errors ?? []).every(({ message }: { message: string }) => message.length > 0)).toBe(true);
  });

  it("does the four steps and ends in an estimate", async () => {
    const id = await submitted();

    await api.runJobs();

    const { body: job } = await api.get(`${JOBS}/${id}`);
    expect(job.state).toBe("done");
    expect(job.steps).toEqual([
      { id: "geocode", state: "done", detail: "東京都江東区豊洲" },
      { id: "comparables", state: "done", detail: "4件" },
      { id: "predict", state: "done", detail: "7,100万円" },
      { id: "check", state: "done", detail: "矛盾なし" },
    ]);
    const { status, body: estimate } = await api.get(`/api/estimate/estimates/${job.estimateId}`);
    expect(status).toBe(200);
    expect(estimate).toMatchObject({
      mode: "blind",
      subject: { cityCode: "13108", town: "豊洲", apartmentName: null, builtYear: 2008 },
      outcome: { estimated: true, grade: "B", point: 71_000_000, comparableCount: 4 },
      verdict: null,
      modelVersion: "town-1",
      dataAsOf: "2026Q2",
      isSample: false,
      attributions: [ATTRIBUTION],
      createdAt: "2026-11-21T03:00:00.000Z",
      expiresAt: "2026-12-21T03:00:00.000Z",
      isExpired: false,
    });
    expect(await audit(id)).toEqual(["new > queued by visitor", "queued > running by worker", "running > done by worker"]);
  });

  it("fills in from the building what the person did not say", async () => {
    const id = await submitted({ kind: "condo", apartmentKey: "toyosu-residence", areaM2: 70 });

    await api.runJobs();

    const { body: job } = await api.get(`${JOBS}/${id}`);
    const { body: estimate } = await api.get(`/api/estimate/estimates/${job.estimateId}`);
    expect(job.steps[0].detail).toBe("東京都江東区豊洲 豊洲レジデンス");
    expect(estimate.subject).toMatchObject({
      apartmentKey: "toyosu-residence",
      apartmentName: "豊洲レジデンス",
      builtYear: 2008,
      stationName: "豊洲",
      walkMinutes: 6,
    });
  });

  it("compares an asking price with the band, and lets it change nothing else", async () => {
    const plain = await submitted();
    const asking = await submitted({ ...input, askingPrice: 80_000_000 });
    await api.runJobs();

    const estimates = [];
    for (const id of [plain, asking]) {
      const { body } = await api.get(`${JOBS}/${id}`);
      estimates.push((await api.get(`/api/estimate/estimates/${body.estimateId}`)).body);
    }

    expect(estimates[1].outcome).toEqual(estimates[0].outcome);
    expect(estimates[1].verdict).toEqual({ askingPrice: 80_000_000, gap: 80 / 71 - 1, verdict: "dear" });
  });

  it("stores why there is no estimate where too little has been sold", async () => {
    const id = await submitted({ ...input, address: "東京都江東区青海1丁目" });

    await api.runJobs();

    const { body: job } = await api.get(`${JOBS}/${id}`);
    expect(job.state).toBe("cannot_estimate");
    const { body: estimate } = await api.get(`/api/estimate/estimates/${job.estimateId}`);
    expect(estimate.outcome).toEqual({ estimated: false, grade: "E", reason: "too-few-comparables" });
    expect(estimate.dataAsOf).toBe("2026Q2");
  });

  it("says so where no model has been trained", async () => {
    api.active.engine = null;
    const id = await submitted();

    await api.runJobs();

    const { body: job } = await api.get(`${JOBS}/${id}`);
    const { body: estimate } = await api.get(`/api/estimate/estimates/${job.estimateId}`);
    expect(job.state).toBe("cannot_estimate");
    expect(estimate).toMatchObject({ outcome: { reason: "no-model" }, modelVersion: null, dataAsOf: null });
  });
});

describe("the same input again", () => {
  it("is answered at once with the same estimate within 24 hours", async () => {
    const first = await submitted();
    await api.runJobs();
    const { body: done } = await api.get(`${JOBS}/${first}`);
    api.clock.advance(hours(24));

    const again = await api.post(JOBS, { ...input, address: "東京都江東区豊洲５丁目１−２" });

    expect(again.body).toMatchObject({ state: "done", estimateId: done.estimateId });
    expect(again.body.id).not.toBe(first);
    expect(api.queued).toEqual([]);
    expect(await audit(again.body.id)).toEqual(["new > queued by visitor", "queued > done by worker same input and model"]);
  });

  it("is answered at once where there was no estimate, too", async () => {
    await submitted({ ...input, address: "東京都江東区青海" });
    await api.runJobs();

    expect((await api.post(JOBS, { ...input, address: "東京都江東区青海" })).body.state).toBe("cannot_estimate");
  });

  it.each([
    ["after 24 hours", () => api.clock.advance(hours(24) + 1)],
    ["with a newer model", () => Object.assign(api.active, { engine: townEngine(sales, "town-2") })],
  ])("is computed anew %s", async (_when, change) => {
    await submitted();
    await api.runJobs();

    change();

    expect((await api.post(JOBS, input)).body).toMatchObject({ state: "queued", estimateId: null });
  });
});

describe("a place that cannot be used", () => {
  it.each([
    ["is not known", { address: "東京都江東区無い町" }, "address-ambiguous"],
    ["is no place at all", { address: "ここではないどこか" }, "address-not-found"],
    ["is a building nobody knows", { address: undefined, apartmentKey: "nowhere" }, "address-not-found"],
    ["is in a city without sales", { address: "北海道札幌市中央区" }, "out-of-area"],
    ["is a town of a city without sales", { address: undefined, cityCode: "01101", town: "宮の森" }, "out-of-area"],
  ])("fails at the first step when it %s", async (_what, place, reason) => {
    const id = await submitted({ ...input, ...place });

    await api.runJobs();

    const { body: job } = await api.get(`${JOBS}/${id}`);
    expect(job).toMatchObject({ state: "failed", estimateId: null, failure: { step: "geocode", reason } });
    expect(job.steps[0]).toEqual({ id: "geocode", state: "failed", detail: null });
    expect(await audit(id)).toContain(`running > failed by worker ${reason}`);
  });

  it("offers the towns it may be, and takes the one chosen", async () => {
    const id = await submitted({ ...input, address: "豊洲" });
    await api.runJobs();
    const { body: job } = await api.get(`${JOBS}/${id}`);

    expect(job.failure.reason).toBe("address-ambiguous");
    expect(job.failure.candidates.map(({ label }: { label: string }) => label).sort()).toEqual(["品川区豊洲", "江東区豊洲"]);
    const { cityCode, town } = job.failure.candidates.find(({ label }: { label: string }) => label === "江東区豊洲");
    const chosen = await submitted({ ...input, address: undefined, cityCode, town });
    await api.runJobs();

    expect((await api.get(`${JOBS}/${chosen}`)).body.state).toBe("done");
  });
});

describe("cancelling and trying again", () => {
  it("leaves a cancelled request alone when its turn comes", async () => {
    const id = await submitted();

    const cancelled = await api.post(`${JOBS}/${id}/cancel`);
    await api.runJobs();

    expect(cancelled).toMatchObject({ status: 200, body: { state: "cancelled" } });
    expect((await api.get(`${JOBS}/${id}`)).body).toMatchObject({ state: "cancelled", estimateId: null });
  });

  it("stops between two steps when it is cancelled while it runs", async () => {
    const engine = townEngine(sales);
    const id = await submitted();
    const cancelledMeanwhile = async () => {
      await api.post(`${JOBS}/${id}/cancel`);
      return engine;
    };

    await runEstimate({ ...api.deps, engines: { current: cancelledMeanwhile } }, id);

    const { body: job } = await api.get(`${JOBS}/${id}`);
    expect(job).toMatchObject({ state: "cancelled", estimateId: null });
    expect(job.steps[2]).toEqual({ id: "predict", state: "waiting", detail: null });
  });

  it("starts a failed request over with the same input", async () => {
    const id = await submitted({ ...input, address: "東京都中央区晴海" });
    await api.runJobs();
    await insertMarket(db, { sales: tenOf(aSale({ cityCode: "13102", cityName: "中央区", town: "晴海", place: null })) });

    const retried = await api.post(`${JOBS}/${id}/retry`);
    await api.runJobs();

    expect(retried).toMatchObject({ status: 202, body: { state: "queued", failure: null } });
    expect((await api.get(`${JOBS}/${id}`)).body.state).toBe("cannot_estimate");
  });

  it("says 409 and the state where it is too late", async () => {
    const id = await submitted();
    await api.runJobs();

    for (const action of ["cancel", "retry"]) {
      const answer = await api.post(`${JOBS}/${id}/${action}`);
      expect(answer.status).toBe(409);
      expect(answer.body).toMatchObject({ type: "/problems/illegal-transition", state: "done" });
    }
  });
});

describe("time", () => {
  it("fails a request that nobody has worked on for a minute, and lets it be tried again", async () => {
    const id = await submitted();
    api.clock.advance(seconds(61));

    const { body: late } = await api.get(`${JOBS}/${id}`);
    await api.runJobs();

    expect(late).toMatchObject({ state: "failed", failure: { step: "geocode", reason: "timeout" } });
    expect((await api.post(`${JOBS}/${id}/retry`)).status).toBe(202);
    await api.runJobs();
    expect((await api.get(`${JOBS}/${id}`)).body.state).toBe("done");
  });

  it("fails at the step that took too long", async () => {
    const engine = townEngine(sales);
    api.active.engine = {
      ...engine,
      appraise: (subject, options) => {
        api.clock.advance(seconds(61));
        return engine.appraise(subject, options);
      },
    };
    const id = await submitted();

    await api.runJobs();

    const { body: job } = await api.get(`${JOBS}/${id}`);
    expect(job).toMatchObject({ state: "failed", failure: { step: "predict", reason: "timeout" } });
  });

  it("expires after 30 days: the figures stay, and a new estimate can be asked for", async () => {
    const id = await submitted();
    await api.runJobs();
    const { body: done } = await api.get(`${JOBS}/${id}`);
    api.clock.advance(days(30));

    expect((await api.get(`${JOBS}/${id}`)).body.state).toBe("expired");
    const old = await api.get(`/api/estimate/estimates/${done.estimateId}`);
    expect(old.body).toMatchObject({ isExpired: true, outcome: { point: 71_000_000 } });

    const recomputed = await api.post(`/api/estimate/estimates/${done.estimateId}/recompute`);
    await api.runJobs();

    expect(recomputed.status).toBe(202);
    expect(recomputed.headers.get("location")).toBe(`${JOBS}/${recomputed.body.id}`);
    const { body: renewed } = await api.get(`${JOBS}/${recomputed.body.id}`);
    expect(renewed.state).toBe("done");
    expect(renewed.estimateId).not.toBe(done.estimateId);
  });
});

describe("a fault of ours", () => {
  it("fails the step, is logged, and shows nothing of its cause", async () => {
    const engine = townEngine(sales);
    api.active.engine = { ...engine, appraise: (subject, options) => ({ ...engine.appraise(subject, options), basePrice: 1 }) };
    const id = await submitted();

    await api.runJobs();

    const { body: job } = await api.get(`${JOBS}/${id}`);
    expect(job).toMatchObject({ state: "failed", failure: { step: "check", reason: "internal" } });
    expect(JSON.stringify(job)).not.toContain("contradicts");
    expect(api.logged.join()).toContain("the engine contradicts itself");
  });
});
