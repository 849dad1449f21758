import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { inTransaction } from "#platform/transaction.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { findCompanyByKey, hashOfKey } from "./find-company-by-key.server.ts";
import { addKey, endKey, keysOf } from "./key-store.server.ts";

const { db } = await testDatabase();
const AT = new Date("2026-11-23T03:00:00Z");
const later = (ms: number) => new Date(AT.getTime() + ms);
const KEY = "mk_secret";

beforeAll(async () => {
  await sql`insert into company (id, name, licence, address, phone, email, state, created_at, updated_at)
    values ('one', '一号不動産', '東京都知事(1)第1号', '東京都', '03-0000-0000', 'one@example.com', 'live', ${AT}, ${AT})`.execute(db);
});
beforeEach(async () => {
  await sql`delete from company_key`.execute(db);
  await sql`update company set state = 'live'`.execute(db);
  const key = { id: "k", companyId: "one", label: "基幹システム", prefix: "mk_sec", hash: hashOfKey(KEY), madeBy: "sub", madeAt: AT };
  await inTransaction(db, (tx) => addKey(tx, key));
});

const lastUse = async () => (await keysOf(db, "one"))[0]?.lastUsedAt;

describe("a key", () => {
  it("speaks for its company, and its use is noted once a minute", async () => {
    expect(await findCompanyByKey(db, KEY, AT)).toEqual({ id: "one", name: "一号不動産", keyId: "k" });
    await findCompanyByKey(db, KEY, later(59_000));
    expect(await lastUse()).toEqual(AT);
    await findCompanyByKey(db, KEY, later(61_000));
    expect(await lastUse()).toEqual(later(61_000));
  });

  it.each(["", "secret", "mk_", "mk_secreT", "mk_secret "])("is nobody's when it is another: %j", async (key) => {
    expect(await findCompanyByKey(db, key, AT)).toBeNull();
    expect(await lastUse()).toBeNull();
  });

  it("opens nothing once it is taken back, and only its company can take it back", async () => {
    expect(await inTransaction(db, (tx) => endKey(tx, { id: "k", companyId: "two", at: AT }))).toBe(false);
    expect(await findCompanyByKey(db, KEY, AT)).not.toBeNull();
    expect(await inTransaction(db, (tx) => endKey(tx, { id: "k", companyId: "one", at: AT }))).toBe(true);
    expect(await findCompanyByKey(db, KEY, AT)).toBeNull();
  });

  it.each(["applied", "rejected", "suspended", "closed"])("opens nothing while its company is %s", async (state) => {
    await sql`update company set state = ${state}`.execute(db);
    expect(await findCompanyByKey(db, KEY, AT)).toBeNull();
  });
});
