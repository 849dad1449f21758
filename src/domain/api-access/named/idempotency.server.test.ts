import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { openClient, registerApiAccessJobs } from "#domain/api-access/index.server.ts";
import { hours, minutes } from "#kernel/duration.ts";
import { movableClock } from "#platform/clock.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { beginNamed } from "./idempotency.server.ts";

const { db } = await testDatabase();
const START = new Date("2026-12-10T03:00:00Z");
const clock = movableClock(START);
const deps = { db, clock, randomBytes: (length: number) => randomBytes(length) };
let clientId = "";
beforeEach(async () => {
  clock.moveTo(START);
  await sql`delete from api_client`.execute(db);
  const opened = { name: "一号不動産", companyId: null, plan: "trial", endsAt: null } as const;
  clientId = await inTransaction(db, (tx) => openClient(tx, deps, opened));
});

const pass = (ms: number) => clock.moveTo(new Date(clock.now().getTime() + ms));
const call = (more: { body?: string; operation?: string; name?: string; clientId?: string } = {}) =>
  beginNamed(deps, { clientId, name: "order-1", operation: "POST /v1", body: "{}", ...more });
const ours = async (more: Parameters<typeof call>[0] = {}) => {
  const begun = await call(more);
  if (!begun.ok || begun.value.kept) throw new Error("not ours");
  return begun.value;
};

describe("a call that names itself", () => {
  it("is done by one of many that come at once", async () => {
    const begun = await Promise.all(Array.from({ length: 12 }, () => call()));
    expect(begun.filter(({ ok }) => ok)).toHaveLength(1);
    for (const one of begun) if (!one.ok) expect(one.reason).toBe("running");
  });

  it("is answered as before for a day, and then done anew", async () => {
    const { keep } = await ours();
    await keep({ status: 200, body: '{"a":1}' });
    pass(hours(24) - 1);
    expect(await call()).toEqual({ ok: true, value: { kept: { status: 200, body: '{"a":1}' } } });
    pass(1);
    expect(await call()).toMatchObject({ ok: true, value: { kept: null } });
  });

  it("is refused with another body or for another operation, and is another one of another client", async () => {
    const { keep } = await ours();
    expect(await call({ body: '{"b":2}' })).toEqual({ ok: false, reason: "reused" });
    await keep({ status: 200, body: "{}" });
    expect(await call({ body: '{"b":2}' })).toEqual({ ok: false, reason: "reused" });
    expect(await call({ operation: "POST /v2" })).toEqual({ ok: false, reason: "reused" });
    const opened = { name: "二号不動産", companyId: null, plan: "trial", endsAt: null } as const;
    const other = await inTransaction(db, (tx) => openClient(tx, deps, opened));
    expect(await call({ clientId: other })).toMatchObject({ ok: true, value: { kept: null } });
  });

  it("may be done anew at once where there was no answer to keep", async () => {
    const { free } = await ours();
    await free();
    expect(await call({ body: '{"b":2}' })).toMatchObject({ ok: true, value: { kept: null } });
  });

  it("is taken over once whoever worked on it is gone, who then keeps nothing", async () => {
    const first = await ours();
    pass(minutes(2) - 1);
    expect(await call()).toEqual({ ok: false, reason: "running" });
    pass(1);
    expect(await call({ body: '{"b":2}' })).toEqual({ ok: false, reason: "reused" });
    const second = await ours();
    await first.keep({ status: 200, body: '"first"' });
    await first.free();
    expect(await call()).toEqual({ ok: false, reason: "running" });
    await second.keep({ status: 200, body: '"second"' });
    expect(await call()).toEqual({ ok: true, value: { kept: { status: 200, body: '"second"' } } });
  });

  it("whose answer was kept is not freed by whoever did not hear of it", async () => {
    const { keep, free } = await ours();
    await inTransaction(db, (tx) => keep({ status: 202, body: '"taken in"' }, tx));
    await free();
    expect(await call()).toEqual({ ok: true, value: { kept: { status: 202, body: '"taken in"' } } });
  });

  it("whose answer is too long to keep is free again", async () => {
    const { keep } = await ours();
    await keep({ status: 200, body: "あ".repeat(100_000) });
    expect(await call()).toMatchObject({ ok: true, value: { kept: null } });
  });

  it("is forgotten by the sweep when its day is over", async () => {
    await ours();
    const work: (() => Promise<unknown>)[] = [];
    const jobs = {
      work: async (_: string, run: (data: unknown, context: never) => Promise<unknown>) => {
        work.push(() => run(null, undefined as never));
      },
      schedule: async () => undefined,
    };
    await registerApiAccessJobs(jobs as never, deps);
    const rows = async () => (await sql`select 1 from api_idempotency`.execute(db)).rows.length;
    await work[0]?.();
    expect(await rows()).toBe(1);
    pass(hours(24));
    await work[0]?.();
    expect(await rows()).toBe(0);
  });
});
