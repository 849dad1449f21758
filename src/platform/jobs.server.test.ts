import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { minutes, seconds } from "#kernel/duration.ts";
import { testDatabase } from "#test/support/database.ts";
import { DatabaseUnreachable } from "./database-unreachable.ts";
import type { Db } from "./db.server.ts";
import { type Jobs, startJobs } from "./jobs.server.ts";

describe("jobs", () => {
  let jobs: Jobs;
  let db: Db;
  let url: string;
  beforeAll(async () => {
    ({ db, url } = await testDatabase());
    jobs = await startJobs(url, (error) => {
      throw error;
    });
  });
  afterAll(() => jobs.stop());

  it("hands the data to the handler", async () => {
    const received = Promise.withResolvers<unknown>();
    await jobs.work("greet", async (data) => received.resolve(data));

    await jobs.send("greet", { to: "江東区" });

    expect(await received.promise).toEqual({ to: "江東区" });
  });

  it("tells what of a queue is unfinished: what waits and what is worked on, nothing that has ended, and nothing of a queue that there is not", async () => {
    const [began, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    expect(await jobs.unfinished("nowhere")).toEqual([]);
    await jobs.send("linger", { turn: 1 });
    expect(await jobs.unfinished("linger")).toEqual([{ turn: 1 }]);

    await jobs.work("linger", async () => {
      began.resolve();
      await gate.promise;
    });
    await began.promise;
    expect(await jobs.unfinished("linger")).toEqual([{ turn: 1 }]);
    gate.resolve();
    while ((await jobs.unfinished("linger")).length > 0) await new Promise((resolve) => setTimeout(resolve, 20));
  });

  it("tries a failing job again", async () => {
    let tries = 0;
    const done = Promise.withResolvers<void>();
    await jobs.work("stumble", async () => {
      tries += 1;
      if (tries === 1) throw new Error("first try");
      done.resolve();
    });

    await jobs.send("stumble", {});
    await done.promise;

    expect(tries).toBe(2);
  });

  it("goes on with what waits as long as something does", async () => {
    const most = seconds(5);
    const done = Promise.withResolvers<void>();
    let worked = 0;
    const all = 12;
    for (let i = 0; i < all; i += 1) await jobs.send("crowd", {});
    const begun = performance.now();

    await jobs.work("crowd", async () => {
      worked += 1;
      if (worked === all) done.resolve();
    });
    await done.promise;

    // One at each look at the queue would take 22 s.
    expect(performance.now() - begun).toBeLessThan(most);
  });

  it("counts what waits", async () => {
    await jobs.send("later", {}, { startAfterSeconds: 60 });

    expect((await jobs.counts()).map(({ name }) => name)).toContain("later");
  });

  it("keeps one waiting job of a key where the queue says so, and no other rule than its own", async () => {
    await jobs.define({ name: "tidy", expireAfter: minutes(40), retries: 1, retryAfter: seconds(30), onePerKey: true });
    for (const singletonKey of ["a", "b", "a"]) await jobs.send("tidy", {}, { singletonKey, startAfterSeconds: 60 });

    const { rows } =
      await sql`select retry_limit, expire_seconds, singleton_key from jobs.job where name = 'tidy' order by singleton_key`.execute(db);
    expect(rows).toEqual(["a", "b"].map((singleton_key) => ({ retry_limit: 1, expire_seconds: 2400, singleton_key })));
  });

  it("takes up new rules for a queue that an earlier start made", async () => {
    const rules = { name: "sweep", expireAfter: minutes(1), retries: 1, retryAfter: seconds(30), onePerKey: false };
    await jobs.define(rules);
    const later = await startJobs(url, () => undefined, { isSender: true });
    await later.define({ ...rules, expireAfter: minutes(5) });
    await later.send("sweep", {}, { startAfterSeconds: 60 });
    await later.stop();

    const { rows } = await sql`select expire_seconds from jobs.job where name = 'sweep'`.execute(db);
    expect(rows).toEqual([{ expire_seconds: 300 }]);
  });
});

it("tells a running job that the queue stops, and has it again at the next start", async () => {
  const { url } = await testDatabase();
  const fail = (error: Error) => {
    throw error;
  };
  const began = Promise.withResolvers<void>();
  const stopping = await startJobs(url, fail);
  await stopping.work("long", async (_, signal) => {
    began.resolve();
    await new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(new Error("stopped"))));
  });
  await stopping.send("long", {});
  await began.promise;
  await stopping.stop();

  const again = Promise.withResolvers<void>();
  const next = await startJobs(url, fail);
  await next.work("long", async () => again.resolve());
  await again.promise;
  await next.stop();
});

it("gives up within two seconds and a little where the database takes connections and says nothing, and knows that nothing was done", async () => {
  const { url } = await testDatabase();
  const { address, silence } = await between(url);
  const told: Error[] = [];
  const jobs = await startJobs(address, (error) => void told.push(error));
  onTestFinished(() => jobs.stop());
  await jobs.work("anything", async () => undefined);
  silence();
  // Those that look for work hear of it first, when no connection of before is left.
  await vi.waitFor(() => expect(told).toContainEqual(expect.objectContaining({ phase: "connecting" })), seconds(10));

  const begun = performance.now();
  const asked = [jobs.send("anything", {}), jobs.counts(), jobs.unfinished("anything"), jobs.counts(), jobs.counts(), jobs.counts()];
  for (const each of await Promise.allSettled(asked))
    expect(each).toMatchObject({ status: "rejected", reason: { name: "DatabaseUnreachable", phase: "connecting" } });
  expect(performance.now() - begun).toBeLessThan(seconds(5));
  // The queue tells of what happens behind the callers' backs by copies.
  expect(told.filter((error) => !(error instanceof DatabaseUnreachable))).toEqual([]);
  expect(told.filter((error) => !(error instanceof DatabaseUnreachable))).toEqual([]);
}, 30_000);

/** A way to the database that can be made to swallow everything. */
async function between(url: string): Promise<{ readonly address: string; readonly silence: () => void }> {
  const { hostname, port } = new URL(url);
  const state = { isSilent: false, sockets: new Set<Socket>() };
  const proxy = createServer((socket) => {
    socket.on("error", () => undefined);
    if (state.isSilent) return;
    const behind = connect(Number(port), hostname);
    behind.on("error", () => undefined).on("close", () => socket.destroy());
    socket.on("close", () => behind.destroy());
    socket.pipe(behind).pipe(socket);
    state.sockets.add(socket);
  }).listen(0, "127.0.0.1");
  await once(proxy, "listening");
  onTestFinished(() => void proxy.close());
  const address = new URL(url);
  address.host = `127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  const silence = () => {
    state.isSilent = true;
    for (const socket of state.sockets) socket.destroy();
  };
  return { address: address.href, silence };
}
