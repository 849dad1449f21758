import { randomBytes } from "node:crypto";
import iconv from "iconv-lite";
import { sql } from "kysely";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { DEFAULT_LIMITS } from "#api/app.ts";
import { hashOfKey } from "#domain/companies/find-company-by-key.server.ts";
import { addKey } from "#domain/companies/key-store.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { testApi } from "#test/support/api.ts";
import { testDatabase } from "#test/support/database.ts";
import { aCompany, feedHouse } from "#test/support/feed-market.ts";
import { feedCells, feedCsv } from "#test/support/feed-rows.ts";

const { db } = await testDatabase();
const KEYS = { "c-1": "mk_one", "c-2": "mk_two", "c-3": "mk_three" };
let api: ReturnType<typeof testApi>;
const sent: string[] = [];

beforeAll(async () => {
  await feedHouse(db);
  await aCompany(db, "c-2");
  await aCompany(db, "c-3");
  api = testApi(db, null, {
    randomBytes: (length) => randomBytes(length),
    jobs: { send: async (name) => void sent.push(name) },
    limits: { ...DEFAULT_LIMITS, orders: { capacity: 100, perSecond: 1 } },
  });
  for (const [companyId, key] of Object.entries(KEYS)) {
    const told = {
      id: `k-${companyId}`,
      companyId,
      label: "基幹",
      prefix: key,
      hash: hashOfKey(key),
      madeBy: "sub",
      madeAt: api.clock.now(),
    };
    await inTransaction(db, (tx) => addKey(tx, told));
  }
});

type Answer = { readonly status: number; readonly body: { readonly run: { readonly id: number } } & Record<string, unknown> };

async function ask(
  method: string,
  path: string,
  { key = KEYS["c-1"], body }: { readonly key?: string; readonly body?: Uint8Array | string } = {},
): Promise<Answer> {
  const headers = { authorization: `Bearer ${key}`, "content-type": "text/csv" };
  const answer = await api.app.request(`/api/feeds${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: Buffer.from(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as Answer["body"] };
}

const listed = async () => (await sql`select 1 from listing`.execute(db)).rows.length;
const tell = (path: string, body: object) =>
  api.app.request(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
const rows = (count: number) => Array.from({ length: count }, (_, i) => feedCells({ reference: `A-${i + 1}`, updatedOn: "2026-11-20" }));

test("a company hands in a file with its key, and reads what came of it", async () => {
  const file = iconv.encode(feedCsv([...rows(3), feedCells({ reference: "A-9", price: "応談" })]), "cp932");
  const sent = await ask("POST", "?mode=full&name=bukken.csv", { body: file });

  expect(sent).toMatchObject({
    status: 200,
    body: {
      run: { state: "applied", fileName: "bukken.csv", counts: { read: 4, added: 3, rejected: 1 } },
      rejections: [{ line: 5, reference: "A-9", field: "価格(円)", words: "数字として読めません", found: "応談" }],
    },
  });
  const { id } = sent.body.run;
  expect((await ask("GET", `/runs/${id}`)).body).toEqual(sent.body);
  expect((await ask("GET", "/runs")).body).toMatchObject({ items: [{ id }] });
  expect((await ask("GET", `/runs/${id}`, { key: KEYS["c-2"] })).status).toBe(404);
});

test("a dry run says what would change, and keeps nothing of it", async () => {
  const before = await listed();
  expect(
    await ask("POST", "?mode=delta&dry=true", { body: feedCsv([feedCells({ reference: "B-1" }), feedCells({ reference: "B-2" })]) }),
  ).toMatchObject({
    status: 200,
    body: { run: { state: "dry", changes: [{ change: "added" }, { change: "added" }] } },
  });
  expect(await listed()).toBe(before);
});

test("homes that a shrunk file leaves out go once the company says so", async () => {
  await ask("POST", "?mode=full", { body: feedCsv(rows(10)) });
  const { body } = await ask("POST", "?mode=full", { body: feedCsv(rows(1)) });
  expect(body.run).toMatchObject({ state: "waiting-for-confirmation", counts: { missing: 9 } });

  expect((await ask("POST", `/runs/${body.run.id}/confirm`, { key: KEYS["c-2"] })).status).toBe(404);
  expect((await ask("POST", `/runs/${body.run.id}/confirm`)).body).toMatchObject({ run: { state: "applied", counts: { suspended: 9 } } });
  expect((await ask("POST", `/runs/${body.run.id}/confirm`)).status).toBe(409);
});

test("a picture is sent with the key as a file, is kept once, and goes to a home of its own company alone", async () => {
  await ask("POST", "?mode=delta", { body: feedCsv(rows(1)) });
  const picture = await sharp({ create: { width: 20, height: 10, channels: 3, background: "grey" } })
    .png()
    .toBuffer();
  const path = "/photos?reference=A-1";

  expect(await ask("POST", path, { body: picture })).toMatchObject({ status: 200, body: { isAdded: true } });
  expect(await ask("POST", path, { body: picture })).toMatchObject({ status: 200, body: { isAdded: false } });
  expect((await ask("POST", path, { body: picture, key: KEYS["c-2"] })).status).toBe(404);
  expect((await ask("POST", path, { body: picture, key: "mk_other" })).status).toBe(401);
  expect(await ask("POST", path, { body: "<html>" })).toMatchObject({ status: 422, body: { errors: [{ field: "file" }] } });
  expect((await ask("POST", path, { body: Buffer.alloc(15 * 1024 * 1024 + 1) })).status).toBe(413);
  const { rows: kept } =
    await sql`select p.state, p.width from listing_photo p join listing l on l.id = listing_id where reference = 'A-1'`.execute(db);
  expect(kept).toEqual([{ state: "kept", width: 20 }]);
});

test("a file that cannot be read is refused with its reason", async () => {
  expect(await ask("POST", "?mode=full", { body: "a,b\n1,2\n" })).toMatchObject({
    status: 422,
    body: { run: { state: "refused", refusal: "unknown-layout" } },
  });
});

test.each([
  ["another key", { authorization: "Bearer mk_other" }],
  ["no key", {}],
  ["a key that is none", { authorization: "Basic mk_one" }],
])("nobody is answered with %s", async (_, headers) => {
  for (const [method, path] of [
    ["POST", "?mode=full"],
    ["GET", "/runs"],
    ["GET", "/runs/1"],
    ["POST", "/runs/1/confirm"],
  ] as const) {
    const answer = await api.app.request(`/api/feeds${path}`, { method, headers });
    expect([answer.status, ((await answer.json()) as { type: string }).type]).toEqual([401, "/problems/unknown-key"]);
  }
});

test("files that hardly come in hold up nobody but their own company", async () => {
  const drips: ReadableStreamDefaultController<Uint8Array>[] = [];
  const drip = (key: string) => {
    const body = new ReadableStream<Uint8Array>({ start: (controller) => void drips.push(controller) });
    const headers = { authorization: `Bearer ${key}`, "content-type": "text/csv" };
    const init = { method: "POST", headers, body, duplex: "half" };
    return api.app.request(new Request("http://localhost/api/feeds?mode=delta", init));
  };
  const slow = [drip(KEYS["c-2"]), drip(KEYS["c-3"])];
  while (drips.length < 2) await new Promise((resolve) => setImmediate(resolve));

  expect(await ask("POST", "?mode=delta&dry=true", { body: feedCsv(rows(1)) })).toMatchObject({ status: 200 });
  while ((await ask("POST", "?mode=delta", { key: KEYS["c-2"], body: "" })).status !== 503);
  for (const one of drips) {
    one.enqueue(Buffer.from(feedCsv(rows(1))));
    one.close();
  }
  expect((await Promise.all(slow)).map(({ status }) => status)).toEqual([200, 200]);
});

test("a call has to say whether its file is full or a delta", async () => {
  expect((await ask("POST", "", { body: feedCsv(rows(1)) })).status).toBe(422);
});

test("a file that is taken in has its pictures fetched at once, one that is only tried has not", async () => {
  sent.splice(0);
  await ask("POST", "?mode=delta&dry=true", { body: feedCsv(rows(1)) });
  expect(sent).toEqual([]);
  await ask("POST", "?mode=delta", { body: feedCsv(rows(1)) });
  expect(sent).toEqual(["listing-photos"]);
});

test("the template is there for everybody", async () => {
  const answer = await api.app.request("/api/feeds/template.csv");

  expect([answer.status, answer.headers.get("content-disposition")]).toEqual([200, 'attachment; filename="bukken-template.csv"']);
  expect(await answer.text()).toContain("物件番号,掲載状態,種別");
  expect(await (await api.app.request("/api/feeds/template.json")).json()).toMatchObject([{ kind: "中古マンション", floor: 8 }, {}, {}]);
});

test("a visitor reports a home that is gone, without a name, and a program that fills in everything reports nothing", async () => {
  await ask("POST", "?mode=full", { body: feedCsv(rows(1)) });
  const { rows: listings } = await sql<{ id: string }>`select id from listing order by reference limit 1`.execute(db);
  const path = `/api/estate/homes/${listings[0]?.id}/reports`;

  expect((await tell(path, { reason: "sold", note: "現地に成約の札" })).status).toBe(202);
  expect((await tell(path, { reason: "sold", leaveEmpty: "x" })).status).toBe(202);
  expect((await tell(path, { reason: "boring" })).status).toBe(422);
  expect((await tell("/api/estate/homes/nobody/reports", { reason: "other" })).status).toBe(404);
  expect((await sql`select reason, note from home_report`.execute(db)).rows).toEqual([{ reason: "sold", note: "現地に成約の札" }]);
  expect((await tell(path, { reason: "other" })).status).toBe(202);
  expect((await tell(path, { reason: "other" })).status).toBe(429);
});
