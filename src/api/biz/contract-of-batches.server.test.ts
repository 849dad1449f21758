import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DEFAULT_LIMITS } from "#api/app.ts";
import { issueKey, openClient } from "#domain/api-access/index.server.ts";
import { accessMemory } from "#domain/api-access/memory.server.ts";
import type { ApiKey, PlanId, Scope } from "#domain/api-access/types.ts";
import { movableClock } from "#platform/clock.ts";
import { DatabaseUnreachable } from "#platform/database-unreachable.ts";
import { type Db, openDatabase } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { type TestApi, testApi } from "#test/support/api.ts";
import { documentedAnswers, operationOf, schemaOf } from "#test/support/biz-contract.ts";
import { testDatabase } from "#test/support/database.ts";

/** What `contract.server.test.ts` does for single assessments, for batches and webhooks. */

const FILE = "kind,address,areaM2\r\ncondo,東京都江東区豊洲,70\r\n";
const HOOK = JSON.stringify({ url: "https://hooks.example.co.jp/machinone", events: ["batch.finished"] });
let db: Db;
let api: TestApi;

beforeAll(async () => {
  db = (await testDatabase()).db;
});
beforeEach(async () => {
  await sql`delete from api_client`.execute(db);
  api = newApi();
});

function newApi(changes: Parameters<typeof testApi>[2] = {}): TestApi {
  const clock = movableClock(new Date("2026-12-10T03:00:00Z"));
  const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length));
  return testApi(db, null, { clock, randomBytes, access: accessMemory(clock), ...changes });
}

type Wish = Partial<ApiKey> & { readonly plan?: PlanId; readonly endsAt?: Date | null };

function aKey({ plan = "business", endsAt = null, ...wish }: Wish = {}): Promise<string> {
  return inTransaction(db, async (tx) => {
    const clientId = await openClient(tx, api.deps, { name: "見本", companyId: null, plan, endsAt });
    const scopes: Scope[] = ["batch", "webhooks"];
    const key = { kind: "secret", mode: "live", label: "試験", scopes, hosts: [], ips: [], ...wish } as const;
    return (await issueKey(tx, api.deps, { ...key, clientId })).key;
  });
}

type Operation = { readonly method: string; readonly path: string; readonly type: string };
type Sent = { readonly key?: string; readonly body?: BodyInit; readonly headers?: Readonly<Record<string, string>> };

const isSending = ({ method, path }: Operation) => method === "post" && path.endsWith("/batches");
function usualBody(operation: Operation): string {
  if (isSending(operation)) return FILE;
  return operation.path.endsWith("/webhooks") ? HOOK : "{}";
}

async function send(operation: Operation, { key, body = usualBody(operation), headers = {} }: Sent = {}): Promise<Response> {
  const { method, path } = operation;
  const usual = { authorization: `Bearer ${key ?? (await aKey())}`, ...(method === "post" && { "content-type": mediaOf(operation) }) };
  return api.app.request(path, { method: method.toUpperCase(), headers: { ...usual, ...headers }, ...(method === "post" && { body }) });
}

const mediaOf = (operation: Operation) => (isSending(operation) ? "text/csv" : "application/json");

/** Calls it for something there is: an endpoint with a message, a batch that has ended where its results are asked for. */
async function sendForReal(operation: Operation, { hasEnded = operation.path.endsWith("/results") } = {}): Promise<Response> {
  const key = await aKey();
  const post = async (path: string, body: string, type = "application/json") =>
    (await send({ method: "post", path, type }, { key, body })).json();
  const hook = await post("/api/biz/v3/webhooks", HOOK);
  const { deliveryId } = await post(`/api/biz/v3/webhooks/${hook.endpoint.id}/ping`, "{}");
  const batch = await post("/api/biz/v3/batches", FILE);
  if (hasEnded) await post(`/api/biz/v3/batches/${batch.id}/cancellation`, "{}");
  const id = operation.path.includes("/webhooks") ? hook.endpoint.id : batch.id;
  const path = operation.path.replace("{id}", id).replace("{deliveryId}", deliveryId);
  const query = operation.type === "application/x-ndjson" ? "?format=jsonl" : "";
  return send({ ...operation, path: `${path}${query}` }, { key });
}

type Provoke = (operation: Operation) => Promise<Response>;

const PROVOKED: Readonly<Record<string, Provoke>> = {
  "200": (operation) => sendForReal(operation),
  "201": (operation) => send(operation),
  "202": (operation) => sendForReal(operation),
  "unknown-api-key": (operation) => send(operation, { key: "mk_live_0000" }),
  "api-access-ended": async (operation) => send(operation, { key: await aKey({ endsAt: new Date("2026-12-01") }) }),
  "api-key-scope": async (operation) => send(operation, { key: await aKey({ scopes: ["widget"] }) }),
  "api-key-place": async (operation) => send(operation, { key: await aKey({ ips: ["203.0.113.7"] }) }),
  "not-found": (operation) => send(operation),
  "illegal-transition": (operation) => sendForReal(operation, { hasEnded: operation.path.endsWith("/cancellation") }),
  "malformed-json": (operation) => send(operation, { body: "{" }),
  "unsupported-media-type": (operation) => send(operation, { headers: { "content-type": "text/plain" } }),
  "too-large": (operation) => send(operation, { body: isSending(operation) ? new Uint8Array(32 * 1024 * 1024 + 1) : " ".repeat(70_000) }),
  validation: (operation) => send(operation, { body: isSending(operation) ? "a\r\n1\r\n" : '{"a":1}' }),
  "limit-reached": async (operation) => {
    const key = await aKey();
    for (let i = 0; i < 5; i += 1) await send(operation, { key });
    return send(operation, { key });
  },
  "quota-exceeded": async (operation) => {
    const key = await aKey();
    await sql`insert into api_quota (client_id, period, taken) select id, '2026-12', 200000 from api_client`.execute(db);
    return send(operation, { key });
  },
  "idempotency-reused": async (operation) => {
    const [key, headers] = [await aKey(), { "idempotency-key": "a" }];
    await send(operation, { key, headers });
    return send(operation, { key, headers, body: `${FILE}land,東京都江東区豊洲,70\r\n` });
  },
  "idempotency-running": async (operation) => {
    const [key, headers] = [await aKey(), { "idempotency-key": "a" }];
    await send(operation, { key, headers });
    await sql`update api_idempotency set status = null, body = null`.execute(db);
    return send(operation, { key, headers });
  },
  "too-many-requests": async (operation) => {
    api = newApi({ limits: { ...DEFAULT_LIMITS, sold: { capacity: 1, perSecond: 0.01 } } });
    await send(operation);
    return send(operation);
  },
  internal: (operation) => {
    api = newApi({ callerAddress: () => expect.fail("no address") });
    return send(operation);
  },
  unavailable: (operation) => {
    api = newApi({ db: openDatabase("postgres://nobody@127.0.0.1:1/none").db });
    return send(operation);
  },
  interrupted: async (operation) => {
    const key = await aKey();
    const away = () => {
      throw new DatabaseUnreachable("working", new Error("gone"));
    };
    api = newApi({ randomBytes: away });
    return send(operation, { key });
  },
};

const OF_SINGLE = ["assess", "usage"];
const cases = documentedAnswers((operation) => !OF_SINGLE.includes(operation));

describe("what the documents tell of batches and webhooks", () => {
  it("is all there is besides single assessments", () => {
    const operations = new Set(cases.map(({ operationId }) => operationOf(operationId)));
    expect(operations.size).toBe(13);
  });

  it.each(cases)("$operationId: $status $answer $type", async ({ version, path, method, status, type, media, answer }) => {
    const provoke = PROVOKED[answer];
    if (!provoke) throw new Error(`nothing provokes ${answer}`);
    const response = await provoke({ method, path, type });
    expect([response.status, response.headers.get("content-type")?.split(";")[0]]).toEqual([Number(status), type]);
    if ("format" in media.schema) return;
    const body = await response.json();
    if (Number(status) >= 300) expect(body.type).toBe(`/problems/${answer}`);
    expect(schemaOf(version, media.schema).safeParse(body).error).toBeUndefined();
  });
});
