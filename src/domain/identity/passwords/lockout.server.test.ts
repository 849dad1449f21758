import type { KyselyPlugin } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { findAccount } from "#domain/identity/core/account-store.server.ts";
import type { Account } from "#domain/identity/core/types.ts";
import { minutes, seconds } from "#kernel/duration.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { PASSWORD, type TestIdentity, testIdentity } from "#test/support/identity.ts";

const LOCKED = { type: "NotAuthorizedException", message: "Password attempts exceeded" };
const WRONG = { type: "NotAuthorizedException", message: "Incorrect username or password." };

let db: Db;
let identity: TestIdentity;
let account: Account;

beforeAll(async () => {
  ({ db } = await testDatabase());
  identity = await testIdentity(db);
});

beforeEach(async () => {
  account = await identity.account();
});

const tryWrong = () => expect(identity.signIn(account, "Wrong1horse")).rejects.toMatchObject(WRONG);
const tryLocked = (password = PASSWORD) => expect(identity.signIn(account, password)).rejects.toMatchObject(LOCKED);
const failures = async () => (await findAccount(db, account.sub))?.failedPasswords;

describe("wrong passwords in a row", () => {
  it("lock an account after the fifth, for twice as long each time, against the right password too", async () => {
    for (let n = 1; n <= 5; n++) await tryWrong();
    for (const lockSeconds of [1, 2, 4]) {
      identity.clock.advance(seconds(lockSeconds) - 1);
      await tryLocked();
      identity.clock.advance(1);
      await tryWrong();
    }
  });

  it("are not counted while the account is locked", async () => {
    for (let n = 1; n <= 5; n++) await tryWrong();
    for (let n = 1; n <= 5; n++) await tryLocked("Wrong1horse");
    expect(await failures()).toBe(5);
    identity.clock.advance(seconds(1));
    expect((await identity.signIn(account)).AuthenticationResult).toBeDefined();
  });

  it("are forgotten by a right one", async () => {
    for (let n = 1; n <= 4; n++) await tryWrong();
    await identity.signIn(account);
    expect(await failures()).toBe(0);
    for (let n = 1; n <= 5; n++) await tryWrong();
  });

  it("are forgotten after fifteen quiet minutes", async () => {
    for (let n = 1; n <= 4; n++) await tryWrong();
    identity.clock.advance(minutes(15) + 1);
    await tryWrong();
    expect(await failures()).toBe(1);
  });
});

describe("passwords that are sent at the same moment", () => {
  it("are counted one by one, and the right one among them is not tried on a locked account", async () => {
    const tries = [...Array.from({ length: 8 }, (_, n) => `Wrong${n}horse`), PASSWORD].map((password) =>
      identity.signIn(account, password),
    );
    const outcomes = await Promise.allSettled(tries);

    expect(outcomes.every(({ status }) => status === "rejected")).toBe(true);
    expect(await failures()).toBe(5);
  });
});

describe("a name nobody has", () => {
  it("is locked out like any other", async () => {
    const nobody = { ...account, username: "nobody" };
    for (let n = 1; n <= 5; n++) await expect(identity.signIn(nobody)).rejects.toMatchObject(WRONG);

    await expect(identity.signIn(nobody)).rejects.toMatchObject(LOCKED);
    identity.clock.advance(seconds(1));
    await expect(identity.signIn(nobody)).rejects.toMatchObject(WRONG);
  });

  it("costs the database as much as one somebody has: a reading, a count and a line of the log", async () => {
    const asked: string[] = [];
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => {
        asked.push(node.kind);
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const other = await testIdentity(db.withPlugin(counting));
    const known = await other.account();
    // Pool and client are read once.
    await other.signIn(known);
    const costOf = async (username: string) => {
      asked.length = 0;
      await expect(other.signIn({ ...known, username }, "Wrong1horse")).rejects.toMatchObject(WRONG);
      return asked.map((kind) => (kind === "SelectQueryNode" ? "reading" : "writing"));
    };
    for (let tries = 1; tries <= 2; tries++) {
      expect(await costOf(known.username)).toEqual(["reading", "writing", "writing"]);
      expect(await costOf("nobody-else")).toEqual(["reading", "writing", "writing"]);
    }
  });
});
