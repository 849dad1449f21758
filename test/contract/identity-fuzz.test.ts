import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { halfWritten, liveThrough } from "#test/support/identity-fuzz/after.ts";
import { apiRequest } from "#test/support/identity-fuzz/api-requests.ts";
import { type FuzzRequest, send } from "#test/support/identity-fuzz/fuzz-request.ts";
import { type FuzzWorld, fuzzWorld } from "#test/support/identity-fuzz/fuzz-world.ts";
import { objectRequest, pageRequest } from "#test/support/identity-fuzz/page-requests.ts";
import { faultOf } from "#test/support/identity-fuzz/verdict.ts";
import { runs } from "#test/support/runs.ts";

/** Another seed, another number of requests or TEST_RUNS=full for a longer search. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_160_418);
const AT_ONCE = 50;
const API_BATCHES = Number(process.env.FUZZ_BATCHES ?? runs({ usual: 120, full: 860 }));
const PAGE_BATCHES = Math.ceil(API_BATCHES / 4);
const OBJECT_BATCHES = Math.ceil(API_BATCHES / 14);
const RENEWED_EVERY = 10;
const HANGS_AFTER_MS = 30_000;
const MINUTES_30 = 1_800_000;

let db: Db;
let world: FuzzWorld;
beforeAll(async () => {
  db = (await testDatabase()).db;
  world = await fuzzWorld(db);
});

/** The requests go out together; answers what is wrong with any of them. */
async function faults(batch: readonly FuzzRequest[]): Promise<string[]> {
  const found = await Promise.all(
    batch.map(async (request) => {
      const fault = await Promise.race([send(world, request).then((response) => faultOf(request, response)), hang()]);
      return fault === null ? [] : [`${fault}: ${JSON.stringify(request).slice(0, 1500)}`];
    }),
  );
  return [...found.flat(), ...world.logged.splice(0).map((line) => `logged: ${line.slice(0, 2000)}`)];
}

async function hang(): Promise<string> {
  await new Promise((resolve) => setTimeout(resolve, HANGS_AFTER_MS).unref());
  return `no answer within ${HANGS_AFTER_MS / 1000} s`;
}

async function searchFor(request: fc.Arbitrary<FuzzRequest>, batches: number): Promise<void> {
  let done = 0;
  const property = fc.asyncProperty(fc.array(request, { minLength: AT_ONCE, maxLength: AT_ONCE }), async (batch) => {
    if (done % RENEWED_EVERY === 0) await world.renew();
    done += 1;
    const found = await faults(batch);
    if (found.length > 0) throw new Error(found.join("\n"));
  });
  const { failed, errorInstance } = await fc.check(property, { seed: SEED, numRuns: batches, endOnFailure: true });
  if (failed)
    throw new Error(`seed ${SEED}, batch ${done}: ${errorInstance instanceof Error ? errorInstance.message : String(errorInstance)}`);
}

test("no call of the APIs makes the service fail, hang or show what it is made of", { timeout: MINUTES_30 }, async () => {
  await searchFor(apiRequest, API_BATCHES);
  expect(world.logged).toEqual([]);
});

test("no request to the hosted login or to OAuth does", { timeout: MINUTES_30 }, async () => {
  await searchFor(pageRequest, PAGE_BATCHES);
  expect(world.logged).toEqual([]);
});

test("no request to the object store does", { timeout: MINUTES_30 }, async () => {
  await searchFor(objectRequest, OBJECT_BATCHES);
  expect(world.logged).toEqual([]);
});

test("afterwards the service works as before, and no row is half written", async () => {
  await world.renew();

  expect(await liveThrough(world, "after-the-storm")).toEqual({ name: "after-the-storm", isRefreshed: true });
  expect(await halfWritten(db)).toEqual([]);
  expect(world.logged).toEqual([]);
});
