import { beforeAll, describe, expect, it } from "vitest";
import { findAccount } from "#domain/identity/core/account-store.server.ts";
import type { Account } from "#domain/identity/core/types.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { CALLER, type TestIdentity, testIdentity } from "#test/support/identity.ts";
import { linkLogin, unlinkLogin, type VouchedLogin } from "./link-login.server.ts";
import { findLoginOwner } from "./provider-login-store.server.ts";

const ROUNDS = Array.from({ length: 8 }, (_, round) => round);
let db: Db;
let identity: TestIdentity;
beforeAll(async () => {
  ({ db } = await testDatabase());
  identity = await testIdentity(db);
});

const google: VouchedLogin = { provider: "Google", providerType: "Google", subject: "" };
const line: VouchedLogin = { provider: "LINE", providerType: "OIDC", subject: "" };

async function linked(sub: string, logins: readonly VouchedLogin[]): Promise<Account> {
  const of = { account: { sub, poolId: identity.pool.id }, clientId: identity.client.id };
  for (const login of logins) expect(await linkLogin(identity.service, of, login, CALLER)).toBe(true);
  return (await findAccount(db, sub)) as Account;
}

const unlink = (account: Account, { provider, subject }: VouchedLogin) =>
  unlinkLogin(identity.service, { account, clientId: identity.client.id, provider, subject }, CALLER);

/** What the account tells, and the logins of those asked about that lead to it. */
async function standing(sub: string, logins: readonly VouchedLogin[]) {
  const told = ((await findAccount(db, sub))?.identities ?? []).map(({ providerName }) => providerName);
  const owners = await Promise.all(logins.map((login) => findLoginOwner(db, { poolId: identity.pool.id, ...login })));
  return { told, leading: logins.filter((_, at) => owners[at] === sub).map(({ provider }) => provider) };
}

describe("what an account tells of its logins", () => {
  it.each(ROUNDS)("is what leads to it after one is linked while another is unlinked: round %i", async (round) => {
    const { sub } = await identity.account();
    const [one, other] = [
      { ...google, subject: `one-${round}` },
      { ...line, subject: `one-${round}` },
    ];
    const account = await linked(sub, [one]);
    await Promise.all([unlink(account, one), linked(sub, [other])]);

    expect(await standing(sub, [one, other])).toEqual({ told: ["LINE"], leading: ["LINE"] });
  });

  it.each(ROUNDS)("is nothing after both are unlinked at once: round %i", async (round) => {
    const { sub } = await identity.account();
    const both = [
      { ...google, subject: `both-${round}` },
      { ...line, subject: `both-${round}` },
    ];
    const account = await linked(sub, both);
    await Promise.all(both.map((login) => unlink(account, login)));

    expect(await standing(sub, both)).toEqual({ told: [], leading: [] });
  });

  it("keeps its order where the one in the middle is unlinked, and a login is unlinked once", async () => {
    const { sub } = await identity.account();
    const [first, middle, last] = [
      { ...google, subject: "first" },
      { ...line, subject: "middle" },
      { ...google, subject: "last" },
    ] as const;
    const account = await linked(sub, [first, middle, last]);
    const tries = await Promise.allSettled([unlink(account, middle), unlink(account, middle)]);

    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await findAccount(db, sub))?.identities?.map(({ userId }) => userId)).toEqual(["first", "last"]);
  });
});
