import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  changeAccount,
  claimAlias,
  countFailedPassword,
  deleteAccount,
  dropAliases,
  findAccountByName,
  findAliasOwner,
  insertAccount,
  keepPasswordHash,
  listAccounts,
  takeTotpStep,
} from "#domain/identity/core/account-store.server.ts";
import type { Account } from "#domain/identity/core/types.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { type TestIdentity, testIdentity } from "#test/support/identity.ts";

let db: Db;
let identity: TestIdentity;
let account: Account;

beforeAll(async () => {
  ({ db } = await testDatabase());
});
beforeEach(async () => {
  identity = await testIdentity(db, { pool: { aliasAttributes: ["email"] } });
  account = await identity.account({ username: "Hanako" });
});

const find = async (name: string) => (await findAccountByName(db, identity.pool, name))?.sub ?? null;
const claim = (value: string, sub: string, force = false) =>
  claimAlias(db, { poolId: identity.pool.id, attribute: "email", value, sub, force });

describe("finding an account by what was typed", () => {
  it("takes its name in any case, and its sub", async () => {
    expect(await find("hANAKO")).toBe(account.sub);
    expect(await find(account.sub.toUpperCase())).toBe(account.sub);
    expect(await find("hanako2")).toBeNull();
  });

  it("takes an address only once it is claimed", async () => {
    expect(await find("hanako@example.com")).toBeNull();
    await claim("Hanako@Example.com", account.sub);

    expect(await find("hanako@example.com")).toBe(account.sub);
  });

  it("prefers a chosen name to an address that reads the same", async () => {
    const other = await identity.account({ username: "taro@example.com" });
    await claim("taro@example.com", account.sub);

    expect(await find("taro@example.com")).toBe(other.sub);
  });

  it("does not look into other pools", async () => {
    const elsewhere = await testIdentity(db);

    expect(await findAccountByName(db, elsewhere.pool, "hanako")).toBeNull();
    expect(await findAccountByName(db, elsewhere.pool, account.sub)).toBeNull();
  });

  it("tells cases apart where the pool was made so", async () => {
    const strict = await testIdentity(db, { pool: { isCaseSensitive: true } });
    const made = await strict.account({ username: "Hanako" });

    expect(await findAccountByName(db, strict.pool, "hanako")).toBeNull();
    expect((await findAccountByName(db, strict.pool, "Hanako"))?.sub).toBe(made.sub);
  });
});

describe("an address that signs in", () => {
  it("stays with who has it, unless it is moved", async () => {
    const other = await identity.account();

    expect(await claim("hanako@example.com", account.sub)).toBe(true);
    expect(await claim("hanako@example.com", other.sub)).toBe(false);
    expect(await claim("hanako@example.com", other.sub, true)).toBe(true);
    expect(await findAliasOwner(db, identity.pool.id, "email", "HANAKO@example.com")).toBe(other.sub);
  });

  it("goes when it is dropped, and with its account", async () => {
    await claim("a@example.com", account.sub);
    await dropAliases(db, account.sub, "email");
    expect(await find("a@example.com")).toBeNull();
    await claim("b@example.com", account.sub);
    await deleteAccount(db, account.sub);

    expect(await findAliasOwner(db, identity.pool.id, "email", "b@example.com")).toBeNull();
  });
});

it("does not add a second account of the same name", async () => {
  const again = {
    sub: randomUUID(),
    poolId: identity.pool.id,
    username: "hanako",
    status: "UNCONFIRMED" as const,
    attributes: {},
    createdAt: new Date(),
  };

  expect(await insertAccount(db, identity.pool, again)).toBe(false);
});

it("changes only what is given", async () => {
  await changeAccount(db, account.sub, { smsMfa: true, attributes: { name: "花子" } }, identity.clock.now());
  const [changed] = await listAccounts(db, identity.pool.id, { after: null, limit: 1 });

  expect(changed).toMatchObject({ smsMfa: true, attributes: { name: "花子" }, username: "Hanako", srpSalt: account.srpSalt });
});

it("does not keep the hash of a password that was changed meanwhile", async () => {
  await keepPasswordHash(db, account, "first");
  expect((await findAccountByName(db, identity.pool, "hanako"))?.passwordHash).toBe("first");
  await changeAccount(db, account.sub, { srpSalt: Buffer.of(1), passwordHash: null }, identity.clock.now());
  await keepPasswordHash(db, account, "second");

  expect((await findAccountByName(db, identity.pool, "hanako"))?.passwordHash).toBeNull();
});

it("counts wrong passwords in a row, also those that come at once, and begins anew after quiet", async () => {
  const now = identity.clock.now();
  const quiet = new Date(now.getTime() - 900_000);
  const counts = await Promise.all(Array.from({ length: 5 }, () => countFailedPassword(db, account.sub, now, quiet)));

  expect(counts.toSorted()).toEqual([1, 2, 3, 4, 5]);
  expect(await countFailedPassword(db, account.sub, now, new Date(now.getTime() + 1))).toBe(1);
});

it("takes each step of an authenticator app once, and none before it", async () => {
  const both = await Promise.all([takeTotpStep(db, account.sub, 100), takeTotpStep(db, account.sub, 100)]);

  expect(both.toSorted()).toEqual([false, true]);
  expect(await takeTotpStep(db, account.sub, 99)).toBe(false);
  expect(await takeTotpStep(db, account.sub, 101)).toBe(true);
});

it("lists a pool's accounts page by page", async () => {
  await identity.account();
  await identity.account();
  const first = await listAccounts(db, identity.pool.id, { after: null, limit: 2 });
  const second = await listAccounts(db, identity.pool.id, { after: first.at(-1)?.sub ?? null, limit: 2 });

  expect(new Set([...first, ...second].map(({ sub }) => sub)).size).toBe(3);
});
