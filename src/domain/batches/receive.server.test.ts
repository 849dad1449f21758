import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { pino } from "pino";
import { beforeAll, beforeEach, expect, it } from "vitest";
import type { KeyHolder } from "#domain/api-access/types.ts";
import { movableClock } from "#platform/clock.ts";
import { testDatabase } from "#test/support/database.ts";
import { townEngine } from "#test/support/town-engine.ts";
import { aSale, insertMarket, tenOf } from "#test/support/typed-market.ts";
import { batchResults, listBatches } from "./batches.server.ts";
import { receiveBatch } from "./receive.server.ts";
import { workOnBatches } from "./work.server.ts";

const { db } = await testDatabase();
const clock = movableClock(new Date("2026-12-01T03:00:00Z"));
const sales = [70_000_000, 68_000_000, 73_000_000].map((price) => aSale({ price }));
const engine = townEngine(sales);
const deps = { db, clock, randomBytes: (length: number) => randomBytes(length), jobs: { send: async () => undefined } };
const HOLDER: KeyHolder = {
  ...{ clientId: "one", companyId: null, clientName: "見本", plan: "business", mostCalls: null, endsAt: null },
  ...{ keyId: "key", kind: "secret", mode: "live", scope: "batch" },
};
const BY = { as: "key", holder: HOLDER } as const;

beforeAll(() => insertMarket(db, { sales: sales.flatMap(tenOf) }));
beforeEach(async () => {
  await sql`delete from api_client`.execute(db);
  await sql`insert into api_client (id, name, plan, made_at) values ('one', '見本', 'business', ${clock.now()})`.execute(db);
});

const fileOf = (...addresses: readonly string[]) =>
  async function* bytes() {
    yield Buffer.from(`reference,kind,address,areaM2\n${addresses.map((text, i) => `R-${i + 1},condo,${text},70\n`).join("")}`);
  };

it("a file whose addresses begin with postal codes has each row at its own place", async () => {
  const bytes = fileOf("〒135-0061 東京都江東区豊洲5-1", "〒530-0001 大阪府大阪市北区梅田1-1", "〒135-0061 東京都江東区豊洲4-2");
  const taken = await receiveBatch(deps, HOLDER, { version: "v3", format: "csv", bytes });
  await workOnBatches({ ...deps, engines: { current: async () => engine }, log: pino({ level: "silent" }) });
  const found = await batchResults({ db, clock }, BY, { id: taken.ok ? taken.value.id : "", format: "jsonl" });
  let text = "";
  for await (const part of found.ok ? found.value : []) text += part;

  expect(
    text
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line)),
  ).toMatchObject([
    { status: "estimated", matchedAddress: "東京都江東区豊洲" },
    { status: "refused", fault: "out-of-area" },
    { status: "estimated", matchedAddress: "東京都江東区豊洲" },
  ]);
});

it("a file whose call was taken over by another while it came in is not taken in, so that it is taken in once", async () => {
  const bytes = fileOf("東京都江東区豊洲5-1");
  const taken = await receiveBatch(deps, HOLDER, { version: "v3", format: "csv", bytes, keep: async () => false });

  expect(taken).toEqual({ ok: false, reason: { reason: "taken-over" } });
  expect(await listBatches(db, BY)).toEqual({ ok: true, value: [] });
  expect((await sql`select 1 from api_quota where taken > 0`.execute(db)).rows).toEqual([]);
});
