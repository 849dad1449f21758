import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DEFAULT_LIMITS } from "#api/app.ts";
import { issueKey, openClient } from "#domain/api-access/index.server.ts";
import { accessMemory } from "#domain/api-access/memory.server.ts";
import type { ApiKey, PlanId, Scope } from "#domain/api-access/types.ts";
import { API_VERSIONS } from "#domain/api-access/versions.ts";
import { movableClock } from "#platform/clock.ts";
import { DatabaseUnreachable } from "#platform/database-unreachable.ts";
import { type Db, openDatabase } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { type TestApi, testApi } from "#test/support/api.ts";
import { documentedAnswers, operationOf, schemaOf } from "#test/support/biz-contract.ts";
import { testDatabase } from "#test/support/database.ts";
import { aLoad, aTownRow, insertRows } from "#test/support/market.ts";
import { townEngine } from "#test/support/town-engine.ts";
import { anApartment, aSale, insertMarket, tenOf } from "#test/support/typed-market.ts";
import { bizDocuments } from "./documents.ts";

/** Every answer that a document tells of is provoked and held against it. Whoever documents another one adds how it comes about below. */

const HOME = { kind: "condo", address: "東京都江東区豊洲5丁目1-2", areaM2: 70 };
const sales = [70_000_000, 68_000_000, 73_000_000].map((price) => aSale({ price }));
const engine = townEngine(sales);
const documents = bizDocuments();

let db: Db;
let api: TestApi;

beforeAll(async () => {
  db = (await testDatabase()).db;
  await insertMarket(db, { sales: sales.flatMap(tenOf), apartments: [anApartment()] });
  await insertRows(db, "town", await aLoad(db, "towns"), [aTownRow("豊洲五丁目", { ...anApartment().place })]);
});

beforeEach(async () => {
  await sql`delete from api_client`.execute(db);
  api = newApi();
});

function newApi(changes: Parameters<typeof testApi>[2] = {}): TestApi {
  const clock = movableClock(new Date("2026-12-10T03:00:00Z"));
  const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length));
  return testApi(db, engine, { clock, randomBytes, access: accessMemory(clock), ...changes });
}

type Operation = { readonly method: string; readonly path: string };
type Sent = { readonly key?: string; readonly body?: unknown; readonly headers?: Readonly<Record<string, string>> };
type Wish = Partial<ApiKey> & { readonly plan?: PlanId; readonly endsAt?: Date | null };

async function aKey({ plan = "business", endsAt = null, ...wish }: Wish = {}): Promise<string> {
  return inTransaction(db, async (tx) => {
    const clientId = await openClient(tx, api.deps, { name: "見本", companyId: null, plan, endsAt });
    const scopes: Scope[] = ["assess:v1", "assess:v2", "assess:v3"];
    const key = { kind: "secret", mode: "live", label: "試験", scopes, hosts: [], ips: [], ...wish } as const;
    return (await issueKey(tx, api.deps, { ...key, clientId })).key;
  });
}

async function send({ method, path }: Operation, { key, body, headers = {} }: Sent = {}): Promise<Response> {
  const authorization = `Bearer ${key ?? (await aKey())}`;
  const sent = body === undefined ? HOME : body;
  const content = method === "post" ? { body: typeof sent === "string" ? sent : JSON.stringify(sent) } : {};
  const json = method === "post" ? { "content-type": "application/json" } : {};
  return api.app.request(path, { method: method.toUpperCase(), ...content, headers: { authorization, ...json, ...headers } });
}

const unreachable = () => openDatabase("postgres://nobody@127.0.0.1:1/none").db;

type Provoke = (operation: Operation) => Promise<Response>;

/** Of every operation that asks for a key. */
const KEYED: Readonly<Record<string, Provoke>> = {
  "200": (operation) => send(operation),
  "unknown-api-key": (operation) => send(operation, { key: "mk_live_0000" }),
  "api-access-ended": async (operation) => send(operation, { key: await aKey({ endsAt: new Date("2026-12-01") }) }),
  "api-key-scope": async (operation) => send(operation, { key: await aKey({ scopes: ["widget"] }) }),
  "api-key-place": async (operation) => send(operation, { key: await aKey({ ips: ["203.0.113.7"] }) }),
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
    api = newApi({ db: unreachable() });
    return send(operation);
  },
};

const ASSESS: Readonly<Record<string, Provoke>> = {
  ...KEYED,
  "malformed-json": (operation) => send(operation, { body: "{" }),
  "idempotency-running": async (operation) => {
    const [key, headers] = [await aKey(), { "idempotency-key": "a" }];
    let go: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      go = resolve;
    });
    api = newApi({ engines: { current: () => gate.then(() => engine) } });
    const first = send(operation, { key, headers });
    await expect.poll(async () => (await sql`select 1 from api_idempotency`.execute(db)).rows.length).toBe(1);
    const second = await send(operation, { key, headers });
    go();
    await first;
    return second;
  },
  "too-large": (operation) => send(operation, { body: { ...HOME, address: "あ".repeat(30_000) } }),
  "unsupported-media-type": (operation) => send(operation, { headers: { "content-type": "text/plain" } }),
  validation: (operation) => send(operation, { body: { ...HOME, areaM2: 1 } }),
  "cannot-estimate": (operation) => send(operation, { body: { ...HOME, address: "どこでもない場所" } }),
  "idempotency-reused": async (operation) => {
    const [key, headers] = [await aKey(), { "idempotency-key": "a" }];
    await send(operation, { key, headers });
    return send(operation, { key, headers, body: { ...HOME, areaM2: 71 } });
  },
  "quota-exceeded": async (operation) => {
    const key = await aKey({ plan: "trial" });
    for (let i = 0; i < 2; i += 1) await send(operation, { key });
    return send(operation, { key });
  },
  preparing: (operation) => {
    api = newApi({ engines: { current: async () => null, secondsUntilReady: async () => 30 } });
    return send(operation);
  },
  interrupted: (operation) => {
    api = newApi({ engines: { current: () => Promise.reject(new DatabaseUnreachable("working", new Error("gone"))) } });
    return send(operation);
  },
};

/** By the operation, without its version. */
const PROVOKED: Readonly<Record<string, Readonly<Record<string, Provoke>>>> = { assess: ASSESS, usage: KEYED };

const cases = documentedAnswers((operation) => operation in PROVOKED);

describe("what the documents tell of", () => {
  it("is many answers", () => {
    expect(cases.length).toBeGreaterThan(60);
  });

  it.each(cases)("$operationId: $status $answer", async ({ version, path, method, operationId, status, type, media, answer }) => {
    const provoke = PROVOKED[operationOf(operationId)]?.[answer];
    if (!provoke) throw new Error(`nothing provokes ${answer} of ${operationId}`);
    const response = await provoke({ method, path });
    expect([response.status, response.headers.get("content-type")?.split(";")[0]]).toEqual([Number(status), type]);
    const body = await response.json();
    if (status !== "200") expect(body.type).toBe(`/problems/${answer}`);
    expect(schemaOf(version, media.schema).safeParse(body).error).toBeUndefined();
  });

  it.each(API_VERSIONS)("is served at the address of its version: %s", async (version) => {
    const response = await api.app.request(`/api/biz/${version}/openapi.json`);
    expect(await response.json()).toEqual(JSON.parse(JSON.stringify(documents[version])));
  });
});
