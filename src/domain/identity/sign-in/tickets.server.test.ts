import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  countTry,
  issueTicket,
  MOST_TRIES,
  type NewTicket,
  openTicket,
  readTicket,
  refuseSpent,
  spendTicket,
  type Ticket,
} from "#domain/identity/tickets/tickets.server.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { type TestIdentity, testIdentity } from "#test/support/identity.ts";

let db: Db;
let identity: TestIdentity;

beforeAll(async () => {
  ({ db } = await testDatabase());
});
beforeEach(async () => {
  identity = await testIdentity(db);
});

const ticketFor = (changes: Partial<NewTicket> = {}): NewTicket => ({
  stage: "SMS_MFA",
  poolId: identity.pool.id,
  clientId: identity.client.id,
  sub: "8f2c1a3e-1111-4222-8333-444455556666",
  subject: "account",
  flow: "USER_PASSWORD_AUTH",
  passed: ["password"],
  startedAt: identity.clock.now().getTime(),
  deviceKey: null,
  detail: { purpose: "mfa:1" },
  ...changes,
});

const expected = () => ({ clientId: identity.client.id, stage: "SMS_MFA" as const });
const issued = (): Ticket => readTicket(identity.service, issueTicket(identity.service, ticketFor(), 180), expected());

describe("a session", () => {
  it("gives back what was sealed in it", () => {
    expect(issued()).toMatchObject(ticketFor());
  });

  it("keeps within the contract's length", () => {
    const session = issueTicket(identity.service, ticketFor(), 180);

    expect(session.length).toBeGreaterThanOrEqual(20);
    expect(() => issueTicket(identity.service, ticketFor({ detail: { long: "x".repeat(2000) } }), 180)).toThrow("does not fit");
  });

  it("is of one client and one stage", () => {
    const session = issueTicket(identity.service, ticketFor(), 180);

    expect(() => readTicket(identity.service, session, { ...expected(), clientId: "other" })).toThrow("Invalid session for the user.");
    expect(() => readTicket(identity.service, session, { ...expected(), stage: "SOFTWARE_TOKEN_MFA" })).toThrow(
      "Invalid session for the user.",
    );
  });

  it("expires to the millisecond", () => {
    const session = issueTicket(identity.service, ticketFor(), 180);
    identity.clock.advance(179_999);
    expect(readTicket(identity.service, session, expected())).toBeDefined();
    identity.clock.advance(1);

    expect(() => readTicket(identity.service, session, expected())).toThrow("session is expired");
  });

  it.each(["x".repeat(40), "", "AQAA"])("is refused when it is made up: %s", (session) => {
    expect(() => readTicket(identity.service, session, expected())).toThrow("Invalid session for the user.");
    expect(openTicket(identity.service, session)).toBeNull();
  });

  it("must be there", () => {
    expect(() => readTicket(identity.service, undefined, expected())).toThrow("Missing required parameter Session");
  });
});

describe("using a session", () => {
  it("works once, also for two at the same moment", async () => {
    const ticket = issued();
    const now = identity.clock.now();
    const both = await Promise.allSettled([spendTicket(db, ticket, now), spendTicket(db, ticket, now)]);

    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    await expect(refuseSpent(db, ticket)).rejects.toThrow("session can only be used once");
  });

  it("stands some wrong answers and then no more", async () => {
    const ticket = issued();
    const now = identity.clock.now();
    for (let n = 0; n < MOST_TRIES; n++) {
      await expect(refuseSpent(db, ticket)).resolves.toBeUndefined();
      await countTry(db, ticket, now);
    }

    await expect(countTry(db, ticket, now)).rejects.toThrow("session can only be used once");
    await expect(spendTicket(db, ticket, now)).rejects.toThrow("session can only be used once");
  });

  it("is still possible after one wrong answer", async () => {
    const ticket = issued();
    await countTry(db, ticket, identity.clock.now());

    await expect(spendTicket(db, ticket, identity.clock.now())).resolves.toBeUndefined();
  });
});
