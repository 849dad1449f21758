import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { pino } from "pino";
import { beforeEach, expect, it } from "vitest";
import { secretsFrom } from "#domain/identity/core/secrets.server.ts";
import { minutes } from "#kernel/duration.ts";
import { movableClock } from "#platform/clock.ts";
import type { OutsidePost } from "#platform/outside/outside-post.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { deliverDue } from "./deliver.server.ts";
import { addWebhook, type WebhookDeps, webhookDeliveries } from "./endpoints.server.ts";
import { sendEvent } from "./send-event.server.ts";

const { db } = await testDatabase();
const clock = movableClock(new Date("2026-12-01T03:00:00Z"));
const sealing = secretsFrom([Buffer.alloc(32, 7)]);
const KEY = { as: "key", holder: { clientId: "one", keyId: "k" } } as const;
const deps: WebhookDeps = {
  ...{ db, clock, sealing, randomBytes: (length) => randomBytes(length), jobs: { send: async () => undefined } },
  webhookTestHosts: ["127.0.0.1:9"],
};

beforeEach(async () => {
  await sql`delete from api_client`.execute(db);
  await sql`insert into api_client (id, name, plan, made_at) values ('one', '見本', 'business', ${clock.now()})`.execute(db);
});

async function anEndpoint(path: string): Promise<string> {
  const made = await addWebhook(deps, KEY, { clientId: "one", url: `http://127.0.0.1:9${path}`, events: ["batch.finished"] });
  if (!made.ok) throw new Error(JSON.stringify(made.reason));
  return made.value.endpoint.id;
}
const happened = () =>
  inTransaction(db, (tx) =>
    sendEvent(tx, deps.randomBytes, { clientId: "one", event: "batch.finished", facts: { batchId: "b", rows: 3 }, at: clock.now() }),
  );
const deliver = (post: OutsidePost) => deliverDue({ db, clock, sealing, post, log: pino({ level: "silent" }) });
const statesOf = async (id: string) => {
  const found = await webhookDeliveries(db, KEY, id);
  return found.ok ? found.value.map(({ state }) => state) : [];
};

it("an endpoint is sent one message at a time, however many processes send, and each of them once", async () => {
  const endpoints = [await anEndpoint("/one"), await anEndpoint("/two")];
  for (let i = 0; i < 6; i += 1) await happened();
  const [atWork, most, ids] = [new Map<string, number>(), new Map<string, number>(), [] as string[]];
  const post: OutsidePost = async ({ url, headers }) => {
    atWork.set(url, (atWork.get(url) ?? 0) + 1);
    most.set(url, Math.max(most.get(url) ?? 0, atWork.get(url) ?? 0));
    ids.push(headers["webhook-id"] ?? "");
    await pause(15);
    atWork.set(url, (atWork.get(url) ?? 0) - 1);
    return { ok: true, value: 204 };
  };
  await Promise.all([deliver(post), deliver(post), deliver(post)]);

  expect([...most.values()]).toEqual([1, 1]);
  expect([ids.length, new Set(ids).size]).toEqual([12, 12]);
  for (const id of endpoints) expect(await statesOf(id)).toEqual(Array(6).fill("delivered"));
});

it("the turn of a process that was killed is over after two minutes, and holds up no other endpoint", async () => {
  const one = await anEndpoint("/one");
  await happened();
  await deliver(() => Promise.reject(new Error("killed")));
  await happened();
  await anEndpoint("/two");
  await happened();
  const sent: string[] = [];
  const post: OutsidePost = async ({ url }) => {
    sent.push(new URL(url).pathname);
    return { ok: true, value: 204 };
  };
  await deliver(post);
  expect(sent).toEqual(["/two"]);
  clock.advance(minutes(2));
  await deliver(post);
  expect(await statesOf(one)).toEqual(["delivered", "delivered", "delivered"]);
});
