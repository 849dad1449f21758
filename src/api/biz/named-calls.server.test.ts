import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { issueKey, openClient, usageOf } from "#domain/api-access/index.server.ts";
import { accessMemory } from "#domain/api-access/memory.server.ts";
import { hours, minutes } from "#kernel/duration.ts";
import { movableClock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { type TestApi, testApi } from "#test/support/api.ts";
import { testDatabase } from "#test/support/database.ts";
import { aLoad, aTownRow, insertRows } from "#test/support/market.ts";
import { townEngine } from "#test/support/town-engine.ts";
import { anApartment, aSale, insertMarket, tenOf } from "#test/support/typed-market.ts";

const HOME = anApartment();
const sales = [70_000_000, 68_000_000, 73_000_000, 71_000_000].map((price) => aSale({ price }));
const input = { kind: "condo", address: "東京都江東区豊洲5丁目1-2", areaM2: 70, layout: "3LDK", builtYear: 2008 };
const clock = movableClock(new Date());

let db: Db;
let api: TestApi;
let key = "";
let clientId = "";
let current: TestApi["deps"]["engines"]["current"];

beforeAll(async () => {
  db = (await testDatabase()).db;
  await insertMarket(db, { sales: sales.flatMap(tenOf), apartments: [HOME] });
  await insertRows(db, "town", await aLoad(db, "towns"), [aTownRow("豊洲五丁目", { ...HOME.place })]);
});

beforeEach(async () => {
  await sql`delete from api_client`.execute(db);
  clock.moveTo(new Date("2026-12-10T03:00:00Z"));
  const engine = townEngine(sales);
  current = async () => engine;
  api = testApi(db, engine, {
    ...{ clock, access: accessMemory(clock), randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)) },
    engines: { current: (kind) => current(kind) },
  });
  await inTransaction(db, async (tx) => {
    clientId = await openClient(tx, api.deps, { name: "見本", companyId: null, plan: "standard", endsAt: null });
    const wish = { kind: "secret", mode: "live", label: "試験", hosts: [], ips: [], clientId } as const;
    ({ key } = await issueKey(tx, api.deps, { ...wish, scopes: ["assess:v1", "assess:v2"] }));
  });
});

async function call(version: string, body: unknown, headers: Record<string, string>) {
  const response = await api.app.request(`/api/biz/${version}/assessments`, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json", ...headers },
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}
const usage = async () => (await usageOf(api.deps, { clientId, month: "2026-12" }))?.calls;

describe("a call that names itself", () => {
  const named = { "idempotency-key": '"order-1"' };

  it("is done once: sent again it is answered as before, and costs nothing", async () => {
    const first = await call("v1", input, named);
    clock.advance(minutes(5));
    const again = await call("v1", input, { "idempotency-key": "order-1" });
    expect(again.body).toEqual(first.body);
    expect([first.headers.get("idempotent-replayed"), again.headers.get("idempotent-replayed")]).toEqual([null, "true"]);
    expect(await usage()).toBe(1);
    clock.advance(hours(24));
    expect((await call("v1", input, named)).headers.get("idempotent-replayed")).toBeNull();
  });

  it("with another body, or of another version, is refused", async () => {
    await call("v1", input, named);
    for (const [version, body] of [
      ["v1", { ...input, areaM2: 71 }],
      ["v2", input],
    ] as const)
      expect((await call(version, body, named)).body.type).toBe("/problems/idempotency-reused");
  });

  it("is refused while it is at work", async () => {
    let go: () => void = () => undefined;
    const engine = await current("condo");
    const gate = new Promise<void>((resolve) => {
      go = resolve;
    });
    current = () => gate.then(() => engine);
    const first = call("v1", input, named);
    await expect.poll(async () => (await sql`select 1 from api_idempotency`.execute(db)).rows.length).toBe(1);
    const second = await call("v1", input, named);
    expect([second.status, second.body.type, second.headers.get("retry-after")]).toEqual([409, "/problems/idempotency-running", "1"]);
    go();
    expect((await first).status).toBe(200);
  });

  it("is answered and charged once also where its answer cannot be kept", async () => {
    const engine = await current("condo");
    const away = (from: string, to: string) => sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(db);
    current = async () => {
      current = async () => engine;
      await away("api_idempotency", "away");
      return engine;
    };
    const first = await call("v1", input, named);
    await away("away", "api_idempotency");
    expect([first.status, first.body.priceYen, await usage()]).toEqual([200, 71_000_000, 1]);
    expect((await call("v1", input, named)).body.type).toBe("/problems/idempotency-running");
  });

  it("and was refused may be put right under the same name", async () => {
    expect((await call("v1", { ...input, areaM2: 1 }, named)).status).toBe(422);
    expect((await call("v1", input, named)).status).toBe(200);
  });

  it.each(["a b", "x".repeat(256), 'a"b'])("has a name that can be read: %j", async (name) => {
    const { status, body } = await call("v1", input, { "idempotency-key": name });
    expect([status, body.type]).toEqual([422, "/problems/validation"]);
  });
});
