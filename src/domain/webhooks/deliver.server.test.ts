import { randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { sql } from "kysely";
import { pino } from "pino";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { secretsFrom } from "#domain/identity/core/secrets.server.ts";
import { minutes, seconds } from "#kernel/duration.ts";
import { movableClock } from "#platform/clock.ts";
import { outsidePost } from "#platform/outside/outside-post.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { aCompany } from "#test/support/companies.ts";
import { testDatabase } from "#test/support/database.ts";
import { deliverDue } from "./deliver.server.ts";
import { addWebhook } from "./endpoints.server.ts";
import { sendEvent } from "./send-event.server.ts";

const { db } = await testDatabase();
const BEGIN = new Date("2026-12-01T03:00:00Z");
const clock = movableClock(BEGIN);
const sealing = secretsFrom([Buffer.alloc(32, 7)]);
const received: string[] = [];
/** Takes every message, and answers none at `/silent`. */
const server = createServer((request, response) => {
  received.push(request.url ?? "");
  if (request.url !== "/silent") response.writeHead(204).end();
});
let host = "";

beforeAll(async () => {
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

async function anEndpoint(path: string, clientId: string): Promise<void> {
  const deps = { ...{ db, clock, sealing, randomBytes, jobs: { send: async () => undefined } }, webhookTestHosts: [host] };
  const by = { as: "key", holder: { clientId, keyId: "k" } } as const;
  const made = await addWebhook(deps, by, { clientId, url: `http://${host}${path}`, events: ["batch.finished"] });
  if (!made.ok) throw new Error(JSON.stringify(made.reason));
}
const happened = (clientId: string) =>
  inTransaction(db, (tx) => sendEvent(tx, randomBytes, { clientId, event: "batch.finished", facts: { rows: 3 }, at: clock.now() }));
const arrived = (path: string) => vi.waitFor(() => expect(received).toContain(path), { timeout: seconds(10), interval: 20 });

it("a message that comes while a receiver does not answer is sent to others at once", async () => {
  await anEndpoint("/silent", "client-one");
  await anEndpoint("/quick", "client-two");
  await happened("client-one");
  const post = outsidePost({ patience: minutes(1), alsoAllowed: [host] });
  const delivering = deliverDue({ db, clock, sealing, post, log: pino({ level: "silent" }) });
  await arrived("/silent");
  await happened("client-two");
  await arrived("/quick");
  server.closeAllConnections();
  await delivering;
});
