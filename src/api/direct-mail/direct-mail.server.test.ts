import { beforeAll, expect, it } from "vitest";
import type { Db } from "#platform/db.server.ts";
import { testApi } from "#test/support/api.ts";
import { testDatabase } from "#test/support/database.ts";
import { aLayerLoad, insertAreaFact, insertTownFact } from "#test/support/layer-rows.ts";
import { aLoad, aTownRow, insertRows } from "#test/support/market.ts";
import { anApartment, aSale, insertMarket, tenOf } from "#test/support/typed-market.ts";

let db: Db;
beforeAll(async () => {
  ({ db } = await testDatabase());
  await insertMarket(db, { apartments: [anApartment()], sales: tenOf(aSale()) });
  await insertRows(db, "town", await aLoad(db, "towns"), [aTownRow("豊洲五丁目", { ...anApartment().place })]);
  const load = await aLayerLoad(db, "households", "2020");
  const place = anApartment().place;
  const fact = (town: string, total: number) =>
    insertTownFact(db, load, { dataset: "households", cityCode: "13108", town, place, data: { total } });
  await fact("豊洲五丁目", 1234);
  await fact("青海三丁目", 12);
});

it("households are told by town as a 目安, and of small towns not at all", async () => {
  const { status, body } = await testApi(db, null).get("/api/direct-mail/targets");

  expect(status).toBe(200);
  expect(body).toMatchObject({ city: { cityCode: "13108" }, counted: "all", households: 1230 });
  expect(body.towns).toEqual([
    { town: "豊洲五丁目", households: 1230 },
    { town: "青海三丁目", households: null },
  ]);
});

it("where towns tell only who lives alone, that is what is counted, and it is said", async () => {
  const { db: other } = await testDatabase();
  await insertMarket(other, { apartments: [anApartment()], sales: tenOf(aSale()) });
  const load = await aLayerLoad(other, "households", "2020");
  const place = anApartment().place;
  await insertTownFact(other, load, { dataset: "households", cityCode: "13108", town: "豊洲", place, data: { single: 876 } });

  expect((await testApi(other, null).get("/api/direct-mail/targets")).body).toMatchObject({
    ...{ counted: "single", households: 880, towns: [{ town: "豊洲", households: 880 }] },
  });
});

it("of a city without towns the whole is told, by the newest count", async () => {
  const { db: other } = await testDatabase();
  await insertMarket(other, { apartments: [anApartment()], sales: tenOf(aSale()) });
  const load = await aLayerLoad(other, "population", null);
  const fact = (period: string, data: object) =>
    insertAreaFact(other, load, { dataset: "population", area: "13108", period, data: { ...data } });
  await fact("2020", { total: 524_310, households: 259_781 });
  await fact("2025", { total: 545_000, householdsLatest: 292_404 });
  await fact("2026", { total: 546_000 });

  expect((await testApi(other, null).get("/api/direct-mail/targets")).body).toMatchObject({
    ...{ towns: [], households: 292_400 },
    source: { asOf: "2025" },
  });
});

it("nothing is told of a city that is not covered, nor of what is none", async () => {
  expect((await testApi(db, null).get("/api/direct-mail/targets?city=01101")).status).toBe(404);
  expect((await testApi(db, null).get("/api/direct-mail/targets?city=x")).status).toBe(422);
});

it("no letter is shown while no model can price one", async () => {
  expect([404, 503]).toContain((await testApi(db, null).get("/api/direct-mail/example.pdf")).status);
});
