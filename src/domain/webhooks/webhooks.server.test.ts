import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { sql } from "kysely";
import { pino } from "pino";
import { Webhook } from "standardwebhooks";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { secretsFrom } from "#domain/identity/core/secrets.server.ts";
import { days, hours, milliseconds, minutes } from "#kernel/duration.ts";
import { type OutsidePost, outsidePost } from "#platform/outside/outside-post.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { aCompany } from "#test/support/companies.ts";
import { testDatabase } from "#test/support/database.ts";
import { deliverDue } from "./deliver.server.ts";
import {
  addWebhook,
  pingWebhook,
  removeWebhook,
  resendDelivery,
  rotateSecret,
  turnOnWebhook,
  type WebhookDeps,
  webhookDeliveries,
  webhooksOf,
} from "./endpoints.server.ts";
import { sendEvent } from "./send-event.server.ts";
import type { WebhookEvent } from "./types.ts";
import { forgetOldWebhooks } from "./webhook-jobs.server.ts";

const { db } = await testDatabase();
const BEGIN = new Date("2026-12-01T03:00:00Z");
let now = BEGIN;
const clock = { now: () => now };
const sealing = secretsFrom([Buffer.alloc(32, 7)]);
const OWNER = { as: "staff", member: { sub: "owner-one" } } as const;
const STRANGER = { as: "staff", member: { sub: "owner-two" } } as const;
const KEY = { as: "key", holder: { clientId: "client-one", keyId: "k1" } } as const;

type Received = { readonly path: string; readonly headers: Record<string, string>; readonly body: string };
let server: Server;
let host = "";
const received: Received[] = [];
/** What the receiver answers at a path; nothing: 204. */
const answers = new Map<string, number | "never">();

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const path = request.url ?? "";
    received.push({ path, headers: request.headers as Record<string, string>, body: await bodyOf(request) });
    const answer = answers.get(path) ?? 204;
    if (answer !== "never") response.writeHead(answer, answer === 302 ? { location: `http://${host}/elsewhere` } : {}).end("what it says");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  for (const id of ["one", "two"]) {
    await aCompany(db, { id });
    await sql`insert into api_client (id, name, company_id, plan, made_at) values (${`client-${id}`}, '見本', ${id}, 'business', ${BEGIN})`.execute(
      db,
    );
  }
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(async () => {
  for (const table of ["webhook_endpoint", "outbox", "transition"]) await sql`delete from ${sql.table(table)}`.execute(db);
  received.splice(0);
  answers.clear();
  now = BEGIN;
});
afterEach(() => vi.useRealTimers());

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = "";
  for await (const chunk of request) body += String(chunk);
  return body;
}

const deps = (): WebhookDeps => ({
  ...{ db, clock, sealing, randomBytes: (length) => randomBytes(length), jobs: { send: async () => undefined } },
  webhookTestHosts: [host],
});
const deliver = (post: OutsidePost = outsidePost({ patience: milliseconds(300), alsoAllowed: [host] })) =>
  deliverDue({ db, clock, sealing, post, log: pino({ level: "silent" }) });

async function anEndpoint(path = "/hook", clientId = "client-one", events: readonly WebhookEvent[] = ["batch.finished", "batch.failed"]) {
  const by = { as: "key", holder: { clientId, keyId: "k" } } as const;
  const made = await addWebhook(deps(), by, { clientId, url: `http://${host}${path}`, events });
  if (!made.ok) throw new Error(JSON.stringify(made.reason));
  return made.value;
}

const happened = (event: WebhookEvent = "batch.finished", clientId = "client-one") =>
  inTransaction(db, (tx) => sendEvent(tx, deps().randomBytes, { clientId, event, facts: { batchId: "b1", rows: 3 }, at: clock.now() }));
const stateOf = async (id: string) => {
  const all = await webhooksOf(db, KEY);
  return all.ok ? all.value.find((one) => one.id === id)?.state : null;
};
const deliveries = async (id: string) => {
  const found = await webhookDeliveries(db, KEY, id);
  if (!found.ok) throw new Error(found.reason);
  return found.value;
};
/** The library of the receiver compares the time with its own. */
function atTheSameTime(): void {
  vi.useFakeTimers({ toFake: ["Date"], now: clock.now() });
}
const wait = (ms: number) => {
  now = new Date(now.getTime() + ms);
};

describe("a message", () => {
  it("is taken by a receiver that checks it as Standard Webhooks says, and not one that was changed or is old", async () => {
    const { secret, endpoint } = await anEndpoint();
    await happened();
    await deliver();
    atTheSameTime();
    const [{ headers, body }] = received as [Received];

    expect(new Webhook(secret).verify(body, headers)).toEqual({
      ...{ type: "batch.finished", timestamp: BEGIN.toISOString(), data: { batchId: "b1", rows: 3 } },
    });
    expect(() => new Webhook(secret).verify(body.replace("3", "4"), headers)).toThrow("No matching signature");
    expect(await deliveries(endpoint.id)).toMatchObject([
      { id: headers["webhook-id"], state: "delivered", nextTryAt: null, attempts: [{ number: 1, status: 204, fault: null }] },
    ]);
    vi.setSystemTime(new Date(BEGIN.getTime() + minutes(6)));
    expect(() => new Webhook(secret).verify(body, headers)).toThrow("too old");
  });

  it("is signed by both secrets while they are changed, and by the new one alone afterwards", async () => {
    const { secret: old, endpoint } = await anEndpoint();
    const rotated = await rotateSecret(deps(), OWNER, { id: endpoint.id, keepHours: 24 });
    const fresh = rotated.ok ? rotated.value.secret : "";
    expect(fresh).not.toBe(old);
    for (const [pause, takenByOld] of [
      [0, true],
      [hours(24), false],
    ] as const) {
      wait(pause);
      received.splice(0);
      await happened();
      await deliver();
      atTheSameTime();
      const [{ headers, body }] = received as [Received];
      expect(new Webhook(fresh).verify(body, headers)).toBeTruthy();
      const byOld = () => new Webhook(old).verify(body, headers);
      if (takenByOld) expect(byOld()).toBeTruthy();
      else expect(byOld).toThrow();
      vi.useRealTimers();
    }
    await forgetOldWebhooks({ db, clock });
    const { rows } = await sql`select 1 from webhook_endpoint where old_sealed is not null`.execute(db);
    expect(rows).toEqual([]);
  });

  it("is tried again under the same id and another time, until it is taken", async () => {
    const { endpoint } = await anEndpoint();
    answers.set("/hook", 500);
    await happened();
    await deliver();
    await deliver();
    expect(received).toHaveLength(1);
    wait(minutes(1));
    answers.delete("/hook");
    await deliver();

    const [first, second] = received;
    expect(second?.headers["webhook-id"]).toBe(first?.headers["webhook-id"]);
    expect(second?.headers["webhook-timestamp"]).not.toBe(first?.headers["webhook-timestamp"]);
    expect(await deliveries(endpoint.id)).toMatchObject([{ state: "delivered", attempts: [{ status: 500 }, { status: 204 }] }]);
  });

  it.each([
    ["a redirect", "/hook", 302, { status: 302, fault: "bad-status" }],
    ["no answer", "/hook", "never", { status: null, fault: "too-slow" }],
  ] as const)("is not taken by %s, and nobody is asked elsewhere", async (_, path, answer, attempt) => {
    const { endpoint } = await anEndpoint(path);
    answers.set(path, answer);
    await happened();
    await deliver();
    expect(await deliveries(endpoint.id)).toMatchObject([{ state: "waiting", attempts: [attempt] }]);
    expect(received.map((one) => one.path)).toEqual([path]);
  });

  it("goes to nobody inside, whatever the address said when it was told", async () => {
    const { endpoint } = await anEndpoint();
    await sql`update webhook_endpoint set url = 'https://rebind.example/hook'`.execute(db);
    await happened();
    const inside = (_: string, __: object, callback: (error: null, found: readonly object[]) => void) =>
      callback(null, [{ address: "169.254.169.254", family: 4 }]);
    await deliver(outsidePost({ patience: milliseconds(300), lookup: inside as never }));
    expect(await deliveries(endpoint.id)).toMatchObject([{ attempts: [{ status: null, fault: "address-not-allowed" }] }]);
  });

  it("of one who answers nothing holds up nobody else's", async () => {
    await anEndpoint("/slow");
    await anEndpoint("/quick", "client-two");
    answers.set("/slow", "never");
    for (let i = 0; i < 20; i += 1) await happened();
    for (let i = 0; i < 5; i += 1) await happened("batch.finished", "client-two");
    const order: string[] = [];
    let release: (() => void) | undefined;
    const post: OutsidePost = async ({ url }) => {
      order.push(new URL(url).pathname);
      if (url.endsWith("/slow"))
        await new Promise<void>((resolve) => {
          release = resolve;
        });
      return { ok: true, value: 204 };
    };
    const all = deliver(post);
    await vi.waitFor(() => expect(order.filter((path) => path === "/quick")).toHaveLength(5));
    expect(order.filter((path) => path === "/slow")).toHaveLength(1);
    while (order.filter((path) => path === "/slow").length < 20) {
      release?.();
      await new Promise(setImmediate);
    }
    release?.();
    await all;
  });

  it("goes where its event is wanted alone", async () => {
    await anEndpoint("/failures", "client-one", ["batch.failed"]);
    await happened("batch.finished");
    await happened("batch.failed", "client-two");
    await happened("batch.failed");
    await deliver();
    expect(received.map(({ path, body }) => [path, JSON.parse(body).type])).toEqual([["/failures", "batch.failed"]]);
  });
});

describe("an endpoint", () => {
  it("that takes nothing for days is off, its owners are told, and it works again once it is turned on", async () => {
    const { endpoint } = await anEndpoint();
    answers.set("/hook", 503);
    await happened();
    for (let hour = 0; hour <= 30; hour += 1) {
      await deliver();
      wait(hours(1));
    }
    expect(await stateOf(endpoint.id)).toBe("failing");
    expect(await deliveries(endpoint.id)).toMatchObject([{ state: "given-up" }]);
    wait(days(5));
    await happened();
    await happened();
    await deliver();
    expect(await stateOf(endpoint.id)).toBe("off");
    expect((await deliveries(endpoint.id)).map(({ state }) => state).toSorted()).toEqual(["dropped", "given-up", "given-up"]);
    const { rows } = await sql<{ recipient: string }>`select kind, recipient from outbox`.execute(db);
    expect(rows).toEqual([{ kind: "webhook-stopped", recipient: "owner-one@example.com" }]);

    await happened();
    expect(await deliveries(endpoint.id)).toHaveLength(3);
    expect(await turnOnWebhook(deps(), OWNER, endpoint.id)).toMatchObject({ ok: true, value: { state: "active", failingSince: null } });
    answers.delete("/hook");
    wait(minutes(1));
    await happened();
    await deliver();
    expect((await deliveries(endpoint.id))[0]).toMatchObject({ state: "delivered" });
    const { rows: steps } = await sql`select to_state from transition where entity = 'webhook_endpoint' order by at, id`.execute(db);
    expect(steps).toEqual(["active", "failing", "off", "active"].map((to_state) => ({ to_state })));
  });

  it("is reached by a ping, also where it is off, and a message is sent again by hand", async () => {
    const { endpoint, secret } = await anEndpoint();
    answers.set("/hook", 410);
    await happened();
    await deliver();
    expect(await stateOf(endpoint.id)).toBe("off");
    answers.delete("/hook");
    const ping = await pingWebhook(deps(), KEY, endpoint.id);
    await deliver();
    atTheSameTime();
    const last = received.at(-1) as Received;
    expect(new Webhook(secret).verify(last.body, last.headers)).toMatchObject({ type: "ping" });
    expect(ping).toEqual({ ok: true, value: last.headers["webhook-id"] });
    vi.useRealTimers();

    const failed = (await deliveries(endpoint.id)).find(({ state }) => state === "given-up");
    expect(await resendDelivery(deps(), OWNER, { id: endpoint.id, deliveryId: failed?.id ?? "" })).toEqual({ ok: true, value: null });
    await deliver();
    expect(received.at(-1)?.headers["webhook-id"]).toBe(failed?.id);
    expect((await deliveries(endpoint.id)).find(({ id }) => id === failed?.id)).toMatchObject({
      state: "delivered",
      attempts: [{ status: 410 }, { number: 2, status: 204 }],
    });
  });

  it("is one of five, at an address that is allowed", async () => {
    for (let i = 0; i < 5; i += 1) await anEndpoint(`/${i}`);
    const another = (url: string) => addWebhook(deps(), KEY, { clientId: "client-one", url, events: ["batch.failed"] });
    expect(await another("https://example.com/hook")).toEqual({ ok: false, reason: "too-many" });
    expect(await another("http://example.com/hook")).toEqual({ ok: false, reason: "not-https" });
  });

  it("is its company's and its client's alone", async () => {
    const { endpoint } = await anEndpoint();
    const { id } = endpoint;
    const other = { as: "key", holder: { clientId: "client-two", keyId: "k2" } } as const;
    for (const by of [STRANGER, other]) {
      expect(await webhooksOf(db, by)).toEqual({ ok: true, value: [] });
      expect(await webhookDeliveries(db, by, id)).toEqual({ ok: false, reason: "unknown" });
      for (const refused of [
        await rotateSecret(deps(), by, { id, keepHours: 0 }),
        await removeWebhook(deps(), by, id),
        await pingWebhook(deps(), by, id),
        await turnOnWebhook(deps(), by, id),
        await resendDelivery(deps(), by, { id, deliveryId: "m" }),
        await addWebhook(deps(), by, { clientId: "client-one", url: "https://example.com/", events: [] }),
      ])
        expect(refused).toEqual({ ok: false, reason: "unknown" });
    }
    const agent = { as: "staff", member: { sub: "agent-one" } } as const;
    expect(await removeWebhook(deps(), agent, id)).toEqual({ ok: false, reason: "not-allowed" });
    expect(await removeWebhook(deps(), OWNER, id)).toEqual({ ok: true, value: null });
    expect(await webhooksOf(db, OWNER)).toEqual({ ok: true, value: [] });
  });

  it("keeps its secret where the database alone does not tell it", async () => {
    const { secret } = await anEndpoint();
    const { rows } = await sql<{ sealed: Buffer }>`select sealed from webhook_endpoint`.execute(db);
    const raw = Buffer.from(secret.slice("whsec_".length), "base64");
    expect(rows[0]?.sealed.includes(raw) || rows[0]?.sealed.includes(Buffer.from(secret))).toBe(false);
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  });
});

it("messages of a month ago are forgotten, those that wait are not", async () => {
  await anEndpoint();
  await happened();
  await deliver();
  wait(days(31));
  await happened();
  await forgetOldWebhooks({ db, clock });
  const { rows } = await sql`select state from webhook_delivery`.execute(db);
  expect(rows).toEqual([{ state: "waiting" }]);
});
