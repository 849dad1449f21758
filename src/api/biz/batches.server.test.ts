import { sql } from "kysely";
import { pino } from "pino";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { accessMemory, issueKey, openClient } from "#domain/api-access/index.server.ts";
import type { PlanId, Scope } from "#domain/api-access/types.ts";
import { workOnBatches } from "#domain/batches/work.server.ts";
import { movableClock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { type TestApi, testApi } from "#test/support/api.ts";
import { testDatabase } from "#test/support/database.ts";
import { townEngine } from "#test/support/town-engine.ts";
import { aSale, insertMarket, tenOf } from "#test/support/typed-market.ts";

const sales = [70_000_000, 68_000_000, 73_000_000].map((price) => aSale({ price }));
const FILE = "reference,kind,address,areaM2\r\nA,condo,東京都江東区豊洲5丁目,70\r\n=B,condo,架空県,70\r\n";
let db: Db;
let api: TestApi;
let key: string;

beforeAll(async () => {
  db = (await testDatabase()).db;
  await insertMarket(db, { sales: sales.flatMap(tenOf) });
});
beforeEach(async () => {
  await sql`delete from api_client`.execute(db);
  const clock = movableClock(new Date("2026-12-10T03:00:00Z"));
  const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length));
  api = testApi(db, townEngine(sales), { clock, access: accessMemory(clock), randomBytes });
  key = await newKey();
});

function newKey({ plan = "business", scopes = ["batch", "webhooks"] }: { readonly plan?: PlanId; readonly scopes?: Scope[] } = {}) {
  return inTransaction(db, async (tx) => {
    const clientId = await openClient(tx, api.deps, { name: "見本", companyId: null, plan, endsAt: null });
    const wish = { kind: "secret", mode: "live", label: "試験", hosts: [], ips: [] } as const;
    return (await issueKey(tx, api.deps, { ...wish, scopes, clientId })).key;
  });
}

type Sent = { readonly method?: string; readonly body?: BodyInit; readonly by?: string; readonly headers?: Record<string, string> };

async function ask(path: string, { method = "GET", body, by = key, headers = {} }: Sent = {}) {
  const type = typeof body === "string" && body.startsWith("{") ? "application/json" : "text/csv";
  const init = {
    method,
    headers: { authorization: `Bearer ${by}`, "content-type": type, ...headers },
    ...(body === undefined ? {} : { body }),
  };
  const answer = await api.app.request(`/api/biz${path}`, init);
  const text = await answer.text();
  const isJson = answer.headers.get("content-type")?.includes("json") && !answer.headers.get("content-type")?.includes("ndjson");
  return { status: answer.status, headers: answer.headers, text, body: isJson ? JSON.parse(text) : null };
}
const send = (body: BodyInit = FILE, sent: Sent = {}, version = "v3") => ask(`/${version}/batches`, { method: "POST", body, ...sent });
const work = () => {
  const { clock, engines, randomBytes } = api.deps;
  return workOnBatches({ db, clock, engines, randomBytes, jobs: { send: async () => undefined }, log: pino({ level: "silent" }) });
};

describe("a batch by key", () => {
  it.each(["v2", "v3"])("of %s is taken in, told of, and fetched as a table and as lines", async (version) => {
    const sent = await send(FILE, {}, version);
    expect([sent.status, sent.body]).toMatchObject([202, { state: "received", version, rows: 2, done: 0 }]);
    const path = sent.headers.get("location")?.replace("/api/biz", "") ?? "";
    expect((await ask(`${path}/results`)).status).toBe(409);
    await work();
    expect((await ask(path)).body).toMatchObject({ state: "finished", done: 2, estimated: 1 });
    const table = await ask(`${path}/results`);
    expect(table.headers.get("content-disposition")).toContain(".csv");
    const [header, first, second] = table.text.split("\r\n");
    expect(header?.includes("grade")).toBe(version === "v3");
    expect([first?.includes("70000000"), second?.includes("'=B")]).toEqual([true, true]);
    const lines = await ask(`${path}/results?format=jsonl`);
    expect(
      lines.text
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line)),
    ).toMatchObject([{ reference: "A" }, { reference: "=B" }]);
    expect((await ask(`/${version}/batches`)).body.items).toHaveLength(1);
  });

  it("that names itself is taken in once", async () => {
    const headers = { "idempotency-key": "monday" };
    const first = await send(FILE, { headers });
    const again = await send(FILE, { headers });
    expect([again.status, again.body.id]).toEqual([202, first.body.id]);
    expect((await send(`${FILE}C,condo,東京都江東区豊洲,60\r\n`, { headers })).status).toBe(422);
    expect((await ask("/v3/batches")).body.items).toHaveLength(1);
  });

  it("that names itself is taken in once also where the database goes away as soon as it was", async () => {
    const away = (from: string, to: string) => sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(db);
    const { clock, access, randomBytes } = api.deps;
    const send_ = async () => void (await away("api_idempotency", "away"));
    api = testApi(db, townEngine(sales), { clock, access, randomBytes, jobs: { send: send_ } });
    const headers = { "idempotency-key": "tuesday" };
    const first = await send(FILE, { headers });
    await away("away", "api_idempotency");
    expect(first.status).toBe(202);
    (clock as ReturnType<typeof movableClock>).advance(5 * 60_000);
    const again = await send(FILE, { headers });
    expect([again.status, again.body.id, again.headers.get("idempotent-replayed")]).toEqual([202, first.body.id, "true"]);
    expect((await ask("/v3/batches")).body.items).toHaveLength(1);
  });

  it("is ended by its client, once", async () => {
    const { body } = await send();
    const end = () => ask(`/v3/batches/${body.id}/cancellation`, { method: "POST", body: "{}" });
    expect((await end()).body).toMatchObject({ state: "cancelled" });
    expect(await end()).toMatchObject({ status: 409, body: { state: "cancelled" } });
  });

  it("is nobody else's", async () => {
    const { body } = await send();
    const by = await newKey();
    expect((await ask(`/v3/batches/${body.id}`, { by })).status).toBe(404);
    expect((await ask(`/v3/batches/${body.id}/results`, { by })).status).toBe(404);
    expect((await ask(`/v3/batches/${body.id}/cancellation`, { by, method: "POST", body: "{}" })).status).toBe(404);
    expect((await ask("/v3/batches", { by })).body.items).toEqual([]);
    expect((await ask("/v3/batches", { by: await newKey({ scopes: ["assess:v3"] }) })).status).toBe(403);
    expect((await ask("/v3/batches", { by: "mk_live_none" })).status).toBe(401);
  });

  it.each([
    ["of another media type", FILE, { headers: { "content-type": "text/plain" } }, 415, undefined],
    ["that is no table", "a,b\n1,2\n", {}, 422, "file"],
    ["without a home", "kind,address,areaM2\r\n", {}, 422, "file"],
    ["too large to be read", new Uint8Array(32 * 1024 * 1024 + 1), {}, 413, undefined],
  ])("is refused with a file %s", async (_, file, sent, status, field) => {
    const answer = await send(file as BodyInit, sent as Sent);
    expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([status, field]);
  });

  it("beyond the plan is refused at once, with what is left", async () => {
    const rows = (count: number) => `kind,address,areaM2\r\n${"condo,東京都江東区豊洲,70\r\n".repeat(count)}`;
    const standard = await newKey({ plan: "standard" });
    expect((await send(rows(1001), { by: standard })).body.errors[0].message).toContain("1,000行");
    await sql`insert into api_quota (client_id, period, taken) select id, '2026-12', 29999 from api_client where plan = 'standard'`.execute(
      db,
    );
    expect(await send(rows(2), { by: standard })).toMatchObject({
      status: 429,
      body: { type: "/problems/quota-exceeded", detail: expect.stringContaining("あと1行") },
    });
  });
});

describe("webhooks by key", () => {
  const add = (body: object, by?: string) => ask("/v3/webhooks", { method: "POST", body: JSON.stringify(body), ...(by ? { by } : {}) });
  const url = "https://hooks.example.co.jp/machinone";

  it("are tried, or sent again, ten times and then twice a minute: nobody proves that an address is theirs", async () => {
    const by = await newKey();
    const endpoint = async () => (await add({ url, events: ["batch.failed"] }, by)).body.endpoint.id;
    const post = (path: string) => ask(`/v3/webhooks/${path}`, { method: "POST", body: "{}", by });
    let id = await endpoint();
    const pinged = await post(`${id}/ping`);
    for (let times = 2; times <= 5; times += 1) await post(`${id}/ping`);
    for (let times = 6; times <= 9; times += 1) await post(`${id}/deliveries/${pinged.body.deliveryId}/resend`);
    // Another one changes nothing about it.
    await ask(`/v3/webhooks/${id}`, { method: "DELETE", by });
    id = await endpoint();
    expect((await post(`${id}/ping`)).status).toBe(202);
    expect(await post(`${id}/ping`)).toMatchObject({ status: 429, body: { type: "/problems/too-many-requests" } });
    expect((await post(`${id}/deliveries/x/resend`)).status).toBe(429);
    expect((await ask(`/v3/webhooks/${id}/deliveries`, { by })).status).toBe(200);
  });

  it("are added with a secret that is shown once, tried, changed and taken away", async () => {
    const made = await add({ url, events: ["batch.finished"] });
    expect([made.status, made.body]).toMatchObject([201, { secret: expect.stringMatching(/^whsec_/), endpoint: { url, state: "active" } }]);
    const { id } = made.body.endpoint;
    expect((await ask("/v3/webhooks")).text).not.toContain("whsec_");
    const post = (path: string, body = "{}") => ask(`/v3/webhooks/${id}${path}`, { method: "POST", body });
    const pinged = await post("/ping");
    expect(pinged.status).toBe(202);
    expect((await ask(`/v3/webhooks/${id}/deliveries`)).body.items).toMatchObject([
      { id: pinged.body.deliveryId, event: "ping", state: "waiting" },
    ]);
    expect((await post(`/deliveries/${pinged.body.deliveryId}/resend`)).status).toBe(202);
    expect((await post("/rotation", '{"keepHours":1}')).body).toMatchObject({ endpoint: { oldSecretUntil: "2026-12-10T04:00:00.000Z" } });
    expect((await post("/activation")).body).toMatchObject({ state: "active" });
    expect((await ask(`/v3/webhooks/${id}`, { method: "DELETE", by: await newKey() })).status).toBe(404);
    expect((await ask(`/v3/webhooks/${id}`, { method: "DELETE" })).status).toBe(200);
    expect((await ask(`/v3/webhooks/${id}/deliveries`)).status).toBe(404);
  });

  it.each([
    ["http://hooks.example.co.jp/", ["batch.failed"], "url"],
    ["https://127.0.0.1:9/", ["batch.failed"], "url"],
    [url, [], "events"],
    [url, ["another"], "events"],
  ])("are not added at %s for %j", async (address, events, field) => {
    const { status, body } = await add({ url: address, events });
    expect([status, body.errors[0].field.split(".")[0]]).toEqual([422, field]);
  });
});
