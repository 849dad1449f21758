import { randomBytes, randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { saveCode } from "#domain/identity/codes/code-store.server.ts";
import { countEvents } from "#domain/identity/codes/counter-store.server.ts";
import type { Arrival } from "#domain/identity/links/arrival.ts";
import { insertArrival } from "#domain/identity/links/arrival-store.server.ts";
import { isTicketSpent, spendTicketUse } from "#domain/identity/tickets/ticket-store.server.ts";
import { findGrantWithAccount } from "#domain/identity/tokens/grant-store.server.ts";
import { openGrant } from "#domain/identity/tokens/tokens.server.ts";
import { days, minutes, seconds } from "#kernel/duration.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { type TestIdentity, testIdentity } from "#test/support/identity.ts";
import { ADMIN_SCOPE } from "#wire/oauth-scopes.ts";
import { sweepEnded } from "./sweep.server.ts";

let db: Db;
let identity: TestIdentity;

beforeAll(async () => {
  ({ db } = await testDatabase());
  identity = await testIdentity(db);
});

const nothing = { grants: 0, tickets: 0, codes: 0, counters: 0, arrivals: 0, notices: 0 };
const inMinutes = (count: number) => new Date(identity.clock.now().getTime() + minutes(count));

async function spendTickets(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  for (const id of ids) await spendTicketUse(db, { id, expiresAt: inMinutes(3) }, identity.clock.now());
  return ids;
}

const arrival = (): Arrival => ({
  id: randomUUID(),
  poolId: identity.pool.id,
  provider: "LINE",
  providerType: "OIDC",
  subject: "U1",
  attributes: {},
  email: null,
  emailProof: null,
  expiresAt: inMinutes(3),
});

describe("the sweep", () => {
  it("removes tickets, codes, counts and arrivals once they have ended, and not before", async () => {
    const { sub } = await identity.account();
    const [ticket = ""] = await spendTickets(1);
    const now = identity.clock.now();
    const code = { sub, purpose: "reset", mac: Buffer.alloc(32), destination: "a@example.com", sentAt: now, expiresAt: inMinutes(3) };
    await saveCode(db, code);
    await countEvents(db, [{ key: "sweep", windowEndsAt: inMinutes(3) }], now);
    await insertArrival(db, arrival(), randomBytes(32));
    identity.clock.advance(minutes(3) - 1);
    expect(await sweepEnded(identity.service)).toEqual(nothing);
    expect(await isTicketSpent(db, ticket)).toBe(true);
    identity.clock.advance(2);
    expect(await sweepEnded(identity.service)).toEqual({ grants: 0, tickets: 1, codes: 1, counters: 1, arrivals: 1, notices: 0 });
    expect(await sweepEnded(identity.service)).toEqual(nothing);
  });

  it("keeps a sign-in for 30 days after its refresh token, so that its end can still be told", async () => {
    const { pool, client, clock, service } = identity;
    const facts = { pool, client, scope: ADMIN_SCOPE, nonce: null, deviceKey: null, isHosted: false, authTime: clock.now() };
    const { grant } = await openGrant(service, db, { ...facts, account: await identity.account() });
    clock.advance(seconds(client.settings.refreshSeconds) + days(30));
    expect(await sweepEnded(service)).toEqual(nothing);
    expect(await findGrantWithAccount(db, grant.id)).not.toBeNull();
    clock.advance(1);
    expect(await sweepEnded(service)).toEqual({ ...nothing, grants: 1 });
    expect(await findGrantWithAccount(db, grant.id)).toBeNull();
  });

  it("takes a bounded number of rows, and the rest the next time", async () => {
    await spendTickets(5);
    identity.clock.advance(minutes(4));
    expect((await sweepEnded(identity.service, { rows: 2, most: 2 })).tickets).toBe(4);
    expect((await sweepEnded(identity.service, { rows: 2, most: 2 })).tickets).toBe(1);
  });
});
