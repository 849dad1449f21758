import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import { findEstimate } from "#domain/valuation/estimates/estimate-store.server.ts";
import type { Db } from "#platform/db.server.ts";
import { type TestApi, testApi } from "#test/support/api.ts";
import { testDatabase } from "#test/support/database.ts";
import { townEngine } from "#test/support/town-engine.ts";
import { aSale, insertMarket, tenOf } from "#test/support/typed-market.ts";

const JOBS = "/api/price-checker/jobs";
const houses = [70_000_000, 68_000_000, 73_000_000].map((price) => aSale({ price, kind: "house" }));
const home = { address: "東京都江東区豊洲5丁目1-2", areaM2: 100 };

let db: Db;
let api: TestApi;

beforeAll(async () => {
  ({ db } = await testDatabase());
  await insertMarket(db, { sales: houses.flatMap(tenOf) });
  api = testApi(db, townEngine(houses));
});

it("the lot of a house stays with its estimate, as it was told", async () => {
  const lot = { landShape: "袋地等", frontageM: 2.5, roadDirection: "南", roadWidthM: 4, coveragePercent: 60 };
  const { status, body } = await api.post(JOBS, { ...home, ...lot, kind: "house", structure: "wood" });
  expect(status).toBe(202);

  await api.runJobs();

  const { body: job } = await api.get(`${JOBS}/${body.id}`);
  expect(job).toMatchObject({ state: "done", input: { structure: "wood", ...lot } });
  const kept = await findEstimate(db, job.estimateId);
  expect(kept?.subject).toMatchObject({ structure: "wood", lot: { ...lot, roadKind: null, floorAreaRatioPercent: null } });
  expect((await api.get(`/api/estimate/estimates/${job.estimateId}`)).body).toMatchObject({
    input: lot,
    answersRead: ["stationName", "frontageM"],
  });
});

it("the price of a house is told in land and building, that of a plot is not, and of before it was told there is nothing", async () => {
  const estimateOf = async (kind: string) => {
    const { body } = await api.post(JOBS, { ...home, kind });
    await api.runJobs();
    return (await api.get(`${JOBS}/${body.id}`)).body.estimateId as string;
  };
  const outcomeOf = async (id: string) => (await api.get(`/api/estimate/estimates/${id}`)).body.outcome;
  const id = await estimateOf("house");
  const { point, parts } = await outcomeOf(id);

  expect(parts).toEqual({ landYen: point / 2, buildingYen: point / 2, isNearlyAllLand: false });
  expect(await outcomeOf(await estimateOf("land"))).not.toHaveProperty("parts.landYen");

  await sql`update estimate set outcome = outcome::jsonb - 'parts' where id = ${id}`.execute(db);
  expect(await outcomeOf(id)).toMatchObject({ point, parts: null });
});

it("an estimate of before its later parts were told is shown without them", async () => {
  const { body } = await api.post(JOBS, { ...home, kind: "house" });
  await api.runJobs();
  const id = (await api.get(`${JOBS}/${body.id}`)).body.estimateId as string;
  const { body: now } = await api.get(`/api/estimate/estimates/${id}`);
  await sql`update estimate set outcome = (outcome::jsonb #- '{headline,knownUntil}') - 'agreement' - 'base' - 'measured' - 'forecast'
    where id = ${id}`.execute(db);

  const { status, body: before } = await api.get(`/api/estimate/estimates/${id}`);

  expect(status).toBe(200);
  expect(before).toEqual({ ...now, outcome: { ...now.outcome, agreement: null, base: null, measured: null, forecast: null } });
  await sql`update estimate set outcome = outcome::jsonb - 'headline' where id = ${id}`.execute(db);
  expect((await api.get(`/api/estimate/estimates/${id}`)).body.outcome).toMatchObject({ headline: null });
});

it.each([
  [{ frontageM: 50.1 }, "間口は0.1mから50mの間で入力してください"],
  [{ landShape: "旗竿地" }, "土地の形状を選び直してください"],
  [{ frontageM: 8, roadDirection: "接面道路無" }, "接している道路がない土地では、間口を空欄にしてください"],
  [{ roadWidthM: 4, roadDirection: "接面道路無" }, "接している道路がない土地では、前面道路の幅員を空欄にしてください"],
])("a lot that no sale could have is refused: %j", async (told, message) => {
  const { status, body } = await api.post(JOBS, { ...home, kind: "land", ...told });

  expect([status, body.errors.map((error: { message: string }) => error.message)]).toEqual([422, [message]]);
});
