import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { days } from "#kernel/duration.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { insertEstimate } from "./estimate-store.server.ts";
import type { Estimate, EstimateRequest } from "./request.ts";
import { expireRequests } from "./request-life.server.ts";
import { WAITING_STEPS } from "./request-steps.ts";
import { findRequest, insertRequest, moveRequest } from "./request-store.server.ts";

const made = new Date("2026-11-01T00:00:00Z");
const later = (ms: number) => new Date(made.getTime() + ms);

let db: Db;

beforeAll(async () => {
  db = (await testDatabase()).db;
});

beforeEach(async () => {
  await sql`delete from estimate_request`.execute(db);
  await sql`delete from estimate`.execute(db);
});

const aRequest = (id: string): EstimateRequest => ({
  id,
  state: "queued",
  input: { kind: "condo", areaM2: 70, address: "東京都江東区豊洲" },
  inputHash: "hash",
  steps: WAITING_STEPS,
  estimateId: null,
  failure: null,
  createdAt: made,
  updatedAt: made,
  expiresAt: later(days(30)),
});

const anEstimate = (id: string): Estimate => ({
  id,
  inputHash: "hash",
  modelVersion: "v1",
  answersRead: [],
  mode: "blind",
  subject: {
    kind: "condo",
    cityCode: "13108",
    cityName: "江東区",
    town: "豊洲",
    place: null,
    apartmentKey: null,
    areaM2: 70,
    floorAreaM2: null,
    layout: null,
    builtYear: null,
    renovated: null,
    zoning: null,
    structure: null,
    lot: null,
    stationName: null,
    walkMinutes: null,
    floor: null,
    direction: null,
  },
  apartmentName: null,
  input: { kind: "condo", areaM2: 70, address: "東京都江東区豊洲" },
  outcome: { estimated: false, grade: "E", reason: "too-few-comparables" },
  dataAsOf: { year: 2026, quarter: 2 },
  isSample: false,
  attributions: [],
  createdAt: made,
  expiresAt: later(days(30)),
});

async function refusedRequest(id: string): Promise<void> {
  await insertRequest(db, aRequest(id));
  await insertEstimate(db, anEstimate(`estimate-of-${id}`));
  const changes = { estimateId: `estimate-of-${id}` };
  await moveRequest(db, { id, state: "queued" }, { event: "reuse-refusal", actor: "worker", now: made, changes });
}

describe("the daily sweep", () => {
  it("expires what is 30 days old and leaves the rest", async () => {
    await refusedRequest("old");
    await insertRequest(db, { ...aRequest("young"), state: "failed", expiresAt: later(days(31)) });

    expect(await expireRequests(db, later(days(30)))).toEqual({ ended: 1, deleted: 0 });

    expect((await findRequest(db, "old"))?.state).toBe("expired");
    expect((await findRequest(db, "young"))?.state).toBe("failed");
  });

  it("ends a request that never left the queue, then expires it", async () => {
    await insertRequest(db, aRequest("stuck"));

    expect(await expireRequests(db, later(days(30)))).toEqual({ ended: 2, deleted: 0 });

    expect(await findRequest(db, "stuck")).toMatchObject({ state: "expired", failure: { reason: "timeout" } });
  });

  it("deletes requests and estimates 60 days after they expired", async () => {
    await refusedRequest("old");
    await expireRequests(db, later(days(30)));

    expect(await expireRequests(db, later(days(90)))).toEqual({ ended: 0, deleted: 0 });
    expect(await expireRequests(db, later(days(90) + 1))).toEqual({ ended: 0, deleted: 1 });

    const { rows } = await sql<{ n: number }>`select count(*) as n from estimate`.execute(db);
    expect(rows).toEqual([{ n: 0 }]);
  });

  it("does nothing the second time", async () => {
    await refusedRequest("old");
    await expireRequests(db, later(days(30)));

    expect(await expireRequests(db, later(days(30)))).toEqual({ ended: 0, deleted: 0 });
  });
});

describe("moving a request", () => {
  it("lets only one of two win, and writes one line about it", async () => {
    await insertRequest(db, aRequest("wanted"));
    const start = { event: "start", actor: "worker", now: made } as const;

    const moved = await Promise.all([
      moveRequest(db, { id: "wanted", state: "queued" }, start),
      moveRequest(db, { id: "wanted", state: "queued" }, { ...start, event: "cancel" }),
    ]);

    expect(moved.filter(Boolean)).toHaveLength(1);
    const { rows } = await sql<{ n: number }>`select count(*) as n from transition where entity_id = 'wanted'`.execute(db);
    expect(rows).toEqual([{ n: 2 }]);
  });

  it("refuses an event that may not happen, and writes nothing", async () => {
    await insertRequest(db, aRequest("waiting"));

    expect(await moveRequest(db, { id: "waiting", state: "queued" }, { event: "finish", actor: "worker", now: made })).toBe(false);

    expect((await findRequest(db, "waiting"))?.state).toBe("queued");
  });
});
