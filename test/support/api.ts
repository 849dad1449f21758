import { pino } from "pino";
import { type ApiDeps, createApi } from "#api/app.ts";
import { widgetVisits } from "#api/widget/visit-token.server.ts";
import { accessMemory } from "#domain/api-access/index.server.ts";
import { PLANS, PLANS_FROM } from "#domain/api-access/plans.ts";
import { openReportThread } from "#domain/assets/index.server.ts";
import { readContent } from "#domain/content/index.server.ts";
import { mailingKeys, openOwnerLetters } from "#domain/direct-mail/index.server.ts";
import { openDocuments } from "#domain/leads/index.server.ts";
import { readDocuments } from "#domain/legal/index.server.ts";
import { screenCounter } from "#domain/measurement/index.server.ts";
import { latencies } from "#domain/status/latency.ts";
import { type EstimateEngine, type RunEstimateDeps, runEstimate } from "#domain/valuation/index.server.ts";
import { movableClock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { memoryStorage } from "./memory-storage.ts";

export type TestApi = ReturnType<typeof testApi>;

const PLAINLY = { seal: (_: string, plain: Uint8Array) => plain, open: (_: string, sealed: Uint8Array) => sealed };

/** The services on a test database: the clock is moved by hand, and the queue holds its jobs until `runJobs`. */
export function testApi(db: Db, engine: EstimateEngine | null, changes: Partial<ApiDeps> = {}) {
  const clock = movableClock(new Date("2026-11-21T03:00:00Z"));
  const active = { engine };
  const queued: string[] = [];
  const logged: string[] = [];
  let ids = 0;
  const deps: ApiDeps & RunEstimateDeps = {
    db,
    clock,
    log: pino({ level: "warn" }, { write: (line: string) => logged.push(line) }),
    randomBytes: (length) => {
      ids += 1;
      return Uint8Array.from({ length }, (_, index) => (ids >> (6 * index)) & 63);
    },
    engines: { current: async () => active.engine },
    jobs: {
      send: async (_name, data) => {
        queued.push("id" in data ? String(data.id) : "");
      },
    },
    callerKey: () => "one caller",
    callerAddress: () => null,
    access: accessMemory(clock),
    findMember: async () => null,
    getUser: async () => "unreached",
    deleteUser: async () => "unreached",
    accountFacts: async () => "unreached",
    line: null,
    sealing: PLAINLY,
    latencies: latencies(),
    tenantLine: async () => null,
    findTexts: async () => [],
    hashSource: (address) => `hash of ${address}`,
    storage: memoryStorage(),
    reports: openReportThread(),
    ownerLetters: openOwnerLetters(),
    mailingKeys: mailingKeys({ db, clock, sealing: PLAINLY, randomBytes: (length) => new Uint8Array(length) }),
    documents: openDocuments({ db, clock, plans: Object.values(PLANS), plansFrom: PLANS_FROM }),
    legalDocuments: readDocuments(),
    screens: screenCounter({ db, clock }, () => undefined),
    content: readContent(),
    ...{ meetingBaseUrl: null, operatorName: "まちのね", origin: () => "https://site.test" },
    visits: widgetVisits([Buffer.alloc(32, 1)], clock),
    widgetFiles: () => ({ loader: "loader()", frame: "frame()" }),
    siteOrigin: () => "https://machinone.example",
    ...changes,
  };
  const app = createApi(deps);
  const ask = async (method: string, path: string, body?: unknown) => {
    const init = body === undefined ? { method } : { method, body: JSON.stringify(body), headers: { "content-type": "application/json" } };
    const response = await app.request(path, init);
    return { status: response.status, headers: response.headers, body: await response.json() };
  };
  return {
    app,
    clock,
    active,
    queued,
    logged,
    deps,
    get: (path: string) => ask("GET", path),
    post: (path: string, body?: unknown) => ask("POST", path, body),
    runJobs: async () => {
      for (const id of queued.splice(0)) await runEstimate(deps, id);
    },
  };
}
