import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import type { Db } from "#platform/db.server.ts";
import { testApi } from "#test/support/api.ts";
import { testDatabase } from "#test/support/database.ts";
import { townEngine } from "#test/support/town-engine.ts";
import { anApartment, aSale, insertMarket, tenOf } from "#test/support/typed-market.ts";

const JOBS = "/api/price-checker/jobs";
const sales = [70_000_000, 68_000_000, 73_000_000, 71_000_000].map((price) => aSale({ price }));
const input = { kind: "condo", address: "東京都江東区豊洲5丁目1-2", areaM2: 70, layout: "3LDK", builtYear: 2008 };

let db: Db;
beforeAll(async () => {
  db = (await testDatabase()).db;
  await insertMarket(db, { sales: sales.flatMap(tenOf), apartments: [anApartment()] });
});

it("a price is answered 準備中 with when to come back while its model is on its way, and nothing is kept; afterwards it is taken in", async () => {
  const onItsWay = { seconds: 30 as number | null };
  const engine = townEngine(sales);
  const api = testApi(db, engine, { engines: { current: async () => engine, secondsUntilReady: async () => onItsWay.seconds } });
  const answer = await api.post(JOBS, input);

  expect([answer.status, answer.headers.get("retry-after"), answer.body.type]).toEqual([503, "30", "/problems/preparing"]);
  expect((await sql`select 1 from estimate_request`.execute(db)).rows).toEqual([]);

  onItsWay.seconds = null;
  const taken = await api.post(JOBS, input);
  expect(taken.status).toBe(202);
  await api.runJobs();
  const { body } = await api.get(`${JOBS}/${taken.body.id}`);

  onItsWay.seconds = 5;
  expect(await api.post(`${JOBS}/${taken.body.id}/retry`)).toMatchObject({ status: 503 });
  const again = await api.post(`/api/estimate/estimates/${body.estimateId}/recompute`);
  expect([again.status, again.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(await api.get(`/api/estimate/estimates/${body.estimateId}`)).toMatchObject({ status: 200 });
});
