import { randomBytes } from "node:crypto";
import iconv from "iconv-lite";
import { sql } from "kysely";
import { pino } from "pino";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { KeyHolder } from "#domain/api-access/types.ts";
import type { EstimateEngine } from "#domain/valuation/index.server.ts";
import { days, minutes, seconds } from "#kernel/duration.ts";
import { movableClock } from "#platform/clock.ts";
import { chargedCalls, csv, GOOD, HEADER, holder } from "#test/support/batch-files.ts";
import { aCompany } from "#test/support/companies.ts";
import { testDatabase } from "#test/support/database.ts";
import { townEngine } from "#test/support/town-engine.ts";
import { aSale, insertMarket, tenOf } from "#test/support/typed-market.ts";
import { forgetOldBatches } from "./batch-jobs.server.ts";
import { batchOf, batchResultPart, batchResults, cancelBatch, listBatches } from "./batches.server.ts";
import { CHUNK_ROWS, receiveBatch } from "./receive.server.ts";
import type { Batch, BatchFormat, BatchVersion } from "./types.ts";
import { type WorkDeps, workOnBatches } from "./work.server.ts";

const { db } = await testDatabase();
const BEGIN = new Date("2026-12-01T03:00:00Z");
const clock = movableClock(BEGIN);
const sales = [70_000_000, 68_000_000, 73_000_000].map((price) => aSale({ price }));
const engine = townEngine(sales);
const BY = { as: "key", holder: { clientId: "client-one", keyId: "key-one" } } as const;

function deps(given: EstimateEngine | null = engine): WorkDeps {
  return {
    ...{ db, clock, randomBytes: (length) => randomBytes(length), jobs: { send: async () => undefined }, log: pino({ level: "silent" }) },
    engines: { current: async (kind) => (kind === "condo" ? given : null) },
  };
}

beforeAll(async () => {
  await insertMarket(db, { sales: sales.flatMap(tenOf) });
  for (const id of ["one", "two"]) {
    await aCompany(db, { id });
    await sql`insert into api_client (id, name, company_id, plan, made_at) values (${`client-${id}`}, '見本', ${id}, 'business', ${BEGIN})`.execute(
      db,
    );
  }
});
beforeEach(async () => {
  for (const table of ["batch", "api_quota", "api_usage", "transition", "webhook_endpoint"])
    await sql`delete from ${sql.table(table)}`.execute(db);
  clock.moveTo(BEGIN);
});

type Sent = { readonly format?: BatchFormat; readonly version?: BatchVersion; readonly holder?: KeyHolder };

async function hand(file: string | Uint8Array, { format = "csv", version = "v3", holder: by = holder() }: Sent = {}) {
  async function* bytes() {
    yield Buffer.from(file);
  }
  return receiveBatch(deps(), by, { version, format, bytes });
}

async function handed(file: string | Uint8Array, sent: Sent = {}): Promise<Batch> {
  const taken = await hand(file, sent);
  if (!taken.ok) throw new Error(JSON.stringify(taken.reason));
  return taken.value;
}

async function batch(id: string): Promise<Batch> {
  const found = await batchOf(db, BY, id);
  if (!found.ok) throw new Error(String(found.reason));
  return found.value;
}

async function results(id: string): Promise<Record<string, unknown>[]> {
  const found = await batchResults({ db, clock }, BY, { id, format: "jsonl" });
  if (!found.ok) throw new Error(JSON.stringify(found.reason));
  let text = "";
  for await (const part of found.value) text += part;
  return text.split("\n").flatMap((line) => (line === "" ? [] : [JSON.parse(line)]));
}

const charged = () => chargedCalls(db);

async function steps(id: string): Promise<string[]> {
  const { rows } = await sql<{ to_state: string }>`
    select to_state from transition where entity = 'batch' and entity_id = ${id} order by id`.execute(db);
  return rows.map(({ to_state }) => to_state);
}

describe("a batch", () => {
  it.each([
    ["UTF-8", (text: string) => Buffer.from(text)],
    ["UTF-8 with its mark", (text: string) => Buffer.from(`\uFEFF${text}`)],
    ["CP932", (text: string) => iconv.encode(text, "cp932")],
  ])("of %s is estimated, and only what was estimated is charged", async (_, encode) => {
    const file = `${HEADER},間取り\r\nA-1,${GOOD},3LDK\r\n"あ,い",マンション,東京都江東区豊洲,７０㎡,\r\nC,condo,架空県空市,70,\r\nD,condo,東京都江東区豊洲,広い,\r\n`;
    const { id } = await handed(encode(file));
    expect(await charged()).toEqual({ taken: 3, calls: 0 });
    await workOnBatches(deps());

    expect(await batch(id)).toMatchObject({ state: "finished", rows: 4, done: 4, estimated: 2 });
    expect(await results(id)).toMatchObject([
      {
        row: 1,
        reference: "A-1",
        status: "estimated",
        matchedAddress: "東京都江東区豊洲",
        priceYen: 70_000_000,
        grade: "B",
        lowYen: 63_000_000,
      },
      { row: 2, reference: "あ,い", status: "estimated", priceYen: 70_000_000, isSample: false },
      { row: 3, reference: "C", status: "refused", fault: "address-not-found" },
      { row: 4, reference: "D", status: "refused", fault: "input", fields: [{ field: "areaM2" }] },
    ]);
    expect(await charged()).toEqual({ taken: 2, calls: 2 });
    expect(await steps(id)).toEqual(["received", "running", "finished"]);
  });

  it("of JSON lines has the fields of its version, and is marked where a test key asked", async () => {
    const line = JSON.stringify({ reference: "A", kind: "condo", address: "東京都江東区豊洲", areaM2: 70 });
    const { id } = await handed(`${line}\n\n{broken\n[1]\n${line}`, { format: "jsonl", version: "v2", holder: holder({ mode: "test" }) });
    await workOnBatches(deps());
    const [first, broken, list, last] = await results(id);
    expect(first).toMatchObject({ status: "estimated", isSample: true });
    expect(Object.keys(first ?? {})).not.toContain("grade");
    expect([broken, list]).toMatchObject([
      { row: 2, status: "refused", fault: "input" },
      { row: 3, status: "refused", fault: "input" },
    ]);
    expect(last).toMatchObject({ row: 4, status: "estimated" });
  });

  it("that is cut off between chunks goes on where it was, and charges no row twice", async () => {
    const { id } = await handed(csv(CHUNK_ROWS * 3));
    let chunks = 0;
    const stopping = new AbortController();
    const counting: EstimateEngine = {
      ...engine,
      appraiseBriefly: (subjects, options) => {
        chunks += 1;
        if (chunks === 1) stopping.abort();
        return engine.appraiseBriefly(subjects, options);
      },
    };
    await workOnBatches(deps(counting), stopping.signal);
    expect(await batch(id)).toMatchObject({ state: "running", done: CHUNK_ROWS });
    expect(await charged()).toEqual({ taken: 1500, calls: 500 });
    await workOnBatches(deps());
    expect(await batch(id)).toMatchObject({ state: "finished", done: 1500, estimated: 1500 });
    expect(await charged()).toEqual({ taken: 1500, calls: 1500 });
    expect((await results(id)).map(({ reference }) => reference)).toEqual(Array.from({ length: 1500 }, (_, i) => `R-${i + 1}`));
  });

  it("whose process dies in the midst of a chunk is taken up by another once its lease is over", async () => {
    const { id } = await handed(csv(CHUNK_ROWS * 2));
    const dying = { ...deps(), engines: { current: () => Promise.reject(new Error("killed")) } };
    await workOnBatches(dying);
    await workOnBatches(deps());
    expect(await batch(id)).toMatchObject({ state: "running", done: 0 });
    clock.advance(seconds(30));
    await workOnBatches(deps());
    expect(await batch(id)).toMatchObject({ state: "finished", estimated: 1000 });
    expect(await charged()).toEqual({ taken: 1000, calls: 1000 });
  });

  it("that two processes work on at once is charged once", async () => {
    const { id } = await handed(csv(CHUNK_ROWS));
    const { id: other } = await handed(csv(CHUNK_ROWS));
    await Promise.all([workOnBatches(deps()), workOnBatches(deps()), workOnBatches(deps())]);
    expect([await batch(id), await batch(other)]).toMatchObject([{ estimated: 500 }, { estimated: 500 }]);
    expect(await charged()).toEqual({ taken: 1000, calls: 1000 });
  });

  it("that cannot be worked on fails in the end, gives back what it had set aside, and its client is told", async () => {
    await sql`insert into webhook_endpoint (id, client_id, url, events, state, sealed, made_at)
      values ('w', 'client-one', 'https://example.com', '{batch.failed,batch.finished}', 'active', ''::bytea, ${BEGIN})`.execute(db);
    const { id } = await handed(csv(3));
    const failing = { ...deps(), engines: { current: () => Promise.reject(new Error("broken")) } };
    for (let i = 0; i < 6; i += 1) {
      await workOnBatches(failing);
      clock.advance(minutes(1));
    }
    expect(await batch(id)).toMatchObject({ state: "failed", done: 0 });
    expect(await charged()).toEqual({ taken: 0, calls: 0 });
    const good = await handed(csv(2));
    await workOnBatches(deps());
    const { rows } = await sql<{ body: string }>`select body from webhook_delivery order by made_at, event`.execute(db);
    expect(rows.map(({ body }) => JSON.parse(body))).toMatchObject([
      { type: "batch.failed", data: { batchId: id, state: "failed", rows: 3, done: 0, estimated: 0 } },
      { type: "batch.finished", data: { batchId: good.id, state: "finished", rows: 2, done: 2, estimated: 2 } },
    ]);
  });

  it("waits while a model that its rows need is trained, however long, and is estimated then", async () => {
    const { id } = await handed(csv(2));
    let onItsWay: string | null = "condo";
    const waiting: WorkDeps = {
      ...deps(),
      engines: {
        current: async (kind) => (onItsWay === null && kind === "condo" ? engine : null),
        secondsUntilReady: async (kind) => (kind === onItsWay ? 30 : null),
      },
    };
    for (let i = 0; i < 8; i += 1) {
      await workOnBatches(waiting);
      expect(await batch(id)).toMatchObject({ state: "running", done: 0 });
      onItsWay = i < 4 ? "condo" : "rent";
      clock.advance(minutes(1));
    }
    onItsWay = null;
    await workOnBatches(waiting);
    expect(await batch(id)).toMatchObject({ state: "finished", estimated: 2 });
  });

  it("without a model of the kind is told so row by row, and costs nothing", async () => {
    const { id } = await handed(csv(2, "土地,東京都江東区豊洲,70"));
    await workOnBatches(deps());
    expect(await results(id)).toMatchObject([{ fault: "no-model" }, { fault: "no-model" }]);
    expect(await charged()).toEqual({ taken: 0, calls: 0 });
  });

  it("takes turns with the others, a chunk each", async () => {
    const large = await handed(csv(CHUNK_ROWS * 3));
    clock.advance(seconds(1));
    const small = await handed(csv(CHUNK_ROWS), { holder: holder({ clientId: "client-two", companyId: "two", keyId: "k2" }) });
    const order: string[] = [];
    const watching: WorkDeps = {
      ...deps(),
      jobs: { send: async () => void order.push(`webhooks after ${(await batch(large.id)).done}`) },
    };
    await workOnBatches(watching);
    // The small one ends before the large one is through.
    expect(order).toEqual([`webhooks after ${CHUNK_ROWS}`, `webhooks after ${CHUNK_ROWS * 3}`]);
    expect(small.rows).toBe(CHUNK_ROWS);
  });
});

describe("a file", () => {
  it("of more rows than the plan has, or than are left, is refused whole", async () => {
    expect(await hand(csv(1001), { holder: holder({ plan: "standard" }) })).toEqual({
      ok: false,
      reason: { reason: "too-many-rows", most: 1000 },
    });
    expect(await hand(csv(1), { holder: holder({ plan: "trial" }) })).toEqual({ ok: false, reason: { reason: "not-in-plan" } });
    await sql`insert into api_quota (client_id, period, taken) values ('client-one', '2026-12', 199998)`.execute(db);
    expect(await hand(csv(3))).toEqual({ ok: false, reason: { reason: "quota", left: 2 } });
    expect(await listBatches(db, BY)).toEqual({ ok: true, value: [] });
    expect(await charged()).toEqual({ taken: 199_998, calls: 0 });
    expect(await hand(csv(2))).toMatchObject({ ok: true });
  });

  it.each([
    ["nothing", "", "csv"],
    ["a header alone", `${HEADER}\r\n`, "csv"],
    ["columns of another table", "a,b\n1,2\n", "csv"],
    ["a quote without an end", `${HEADER}\n"A,condo`, "csv"],
    ["a line without an end", `${HEADER}\n${"x".repeat(100_000)}`, "csv"],
    ["a picture", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0]), "csv"],
    ["a line of JSON without an end", `{"a":"${"x".repeat(20_000)}`, "jsonl"],
    ["no lines", "\n\n", "jsonl"],
  ] as const)("with %s is refused, and nothing is kept", async (_, file, format) => {
    expect(await hand(file, { format })).toMatchObject({ ok: false, reason: { reason: "file" } });
    expect(await listBatches(db, BY)).toEqual({ ok: true, value: [] });
  });

  it.each([0, 200_000])("of which no row can be read is taken in with its faults, and is free, after %i calls", async (taken) => {
    await sql`insert into api_quota (client_id, period, taken) values ('client-one', '2026-12', ${taken})`.execute(db);
    const { id } = await handed(csv(2, "城,東京都江東区豊洲,70"));
    await workOnBatches(deps());
    expect(await results(id)).toMatchObject([{ fields: [{ field: "kind" }] }, { row: 2, fault: "input" }]);
    expect([await charged(), (await batch(id)).state]).toEqual([{ taken, calls: 0 }, "finished"]);
  });

  it("is one of five of a client that are open", async () => {
    for (let i = 0; i < 5; i += 1) await handed(csv(1));
    expect(await hand(csv(1))).toEqual({ ok: false, reason: { reason: "too-many-open", most: 5 } });
    await workOnBatches(deps());
    expect(await hand(csv(1))).toMatchObject({ ok: true });
  });
});

describe("a client", () => {
  it("cancels what is its own and not over, keeps what was estimated, and pays for no more", async () => {
    const { id } = await handed(csv(CHUNK_ROWS * 2));
    const stopping = new AbortController();
    const current = async () => {
      stopping.abort();
      return engine;
    };
    const once = { ...deps(), engines: { current } };
    await workOnBatches(once, stopping.signal);
    expect(await batchResults({ db, clock }, BY, { id, format: "csv" })).toEqual({ ok: false, reason: { state: "running" } });
    expect(await cancelBatch(deps(), BY, id)).toMatchObject({ ok: true, value: { state: "cancelled", done: 500 } });
    expect(await charged()).toEqual({ taken: 500, calls: 500 });
    expect(await results(id)).toHaveLength(500);
    expect(await cancelBatch(deps(), BY, id)).toEqual({ ok: false, reason: { state: "cancelled" } });
    await workOnBatches(deps());
    expect(await batch(id)).toMatchObject({ state: "cancelled", done: 500 });
  });

  it("sees nothing of another's", async () => {
    const { id } = await handed(csv(1));
    for (const by of [
      { as: "key", holder: { clientId: "client-two", keyId: "k2" } },
      { as: "staff", member: { sub: "owner-two" } },
    ] as const) {
      expect(await batchOf(db, by, id)).toEqual({ ok: false, reason: "unknown" });
      expect(await cancelBatch(deps(), by, id)).toEqual({ ok: false, reason: "unknown" });
      expect(await batchResults({ db, clock }, by, { id, format: "csv" })).toEqual({ ok: false, reason: "unknown" });
      expect(await listBatches(db, by)).toEqual({ ok: true, value: [] });
    }
    const owner = { as: "staff", member: { sub: "owner-one" } } as const;
    expect(await batchOf(db, owner, id)).toMatchObject({ ok: true });
    expect(await batchOf(db, { as: "staff", member: { sub: "agent-one" } }, id)).toEqual({ ok: false, reason: "not-allowed" });
  });

  it("has results for seven days, and a line in the list for some time more", async () => {
    const { id } = await handed(csv(1));
    await workOnBatches(deps());
    clock.advance(days(7));
    expect(await batchResults({ db, clock }, BY, { id, format: "csv" })).toEqual({ ok: false, reason: { state: "expired" } });
    await forgetOldBatches({ db, clock });
    expect((await sql`select 1 from batch_chunk`.execute(db)).rows).toEqual([]);
    expect(await listBatches(db, BY)).toMatchObject({ ok: true, value: [{ id }] });
    clock.advance(days(91));
    await forgetOldBatches({ db, clock });
    expect(await listBatches(db, BY)).toEqual({ ok: true, value: [] });
  });

  it("is given a large table in parts that make the whole", async () => {
    const { id } = await handed(csv(CHUNK_ROWS * 11));
    await workOnBatches(deps());
    const whole = await batchResults({ db, clock }, BY, { id, format: "csv" });
    let text = "";
    for await (const part of whole.ok ? whole.value : []) text += part;
    const first = await batchResultPart({ db, clock }, BY, { id });
    const second = first.ok ? await batchResultPart({ db, clock }, BY, { id, after: first.value.next ?? 0 }) : first;
    if (!first.ok || !second.ok) throw new Error("no parts");
    expect([first.value.next, second.value.next]).toEqual([9, null]);
    expect(first.value.csv + second.value.csv).toBe(text);
    expect(second.value.csv.startsWith("5001,R-5001,")).toBe(true);
  });

  it("whose addresses were worked on leaves none of them behind", async () => {
    const { id } = await handed(csv(3, "condo,東京都江東区豊洲5丁目1-2-3ひみつの館,70"));
    await workOnBatches(deps());
    const { rows } = await sql<{
      kept: string;
    }>`select coalesce(rows, '') || results as kept from batch_chunk where batch_id = ${id}`.execute(db);
    expect(rows.map(({ kept }) => kept).join()).not.toContain("ひみつ");
  });
});
