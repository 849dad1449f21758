import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { secretsFrom } from "#domain/identity/index.server.ts";
import { tenantLine } from "#domain/tenants/index.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { testLine } from "#test/support/line.ts";
import { memoryStorage } from "#test/support/memory-storage.ts";
import { aTenant } from "#test/support/tenants.ts";
import { orderTenants } from "./order-tenants.server.ts";
import { tenantsCommand } from "./tenants-command.ts";

const { db } = await testDatabase();
const CHANNEL_ID = "2000000000";
const sealing = secretsFrom([randomBytes(32)]);

beforeEach(async () => {
  await sql`delete from tenant`.execute(db);
  await aTenant(db, { key: "mihon-home", mailDomain: "mihon.example" });
});

/** How many transactions are open in this database. */
async function openTransactions(): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`.execute(db);
  return rows[0]?.n ?? 0;
}

async function anOperator() {
  const line = await testLine({}, undefined, { channelId: CHANNEL_ID });
  const { secret, accessToken, apiUrl } = line.channel;
  const open: number[] = [];
  const printed: string[] = [];
  const readInput = async () => {
    open.push(await openTransactions());
    return `LINE_CHANNEL_SECRET=${secret}\nLINE_CHANNEL_ACCESS_TOKEN=${accessToken}`;
  };
  const findTexts = async () => {
    open.push(await openTransactions());
    return [];
  };
  const console = {
    ...{ db, clock: line.clock, randomBytes, findTexts, ours: null, storage: memoryStorage() },
    print: (text: string) => void printed.push(text),
    ofLine: async () => ({ sealing, readInput, apiUrl, origin: "https://example.jp" }),
  };
  const order = (...words: string[]) => {
    const command = tenantsCommand(words);
    return command.kind === "help" || command.kind === "misused" ? "?" : orderTenants(console, command);
  };
  return { order, open, printed };
}

const acts = async () => {
  const { rows } = await sql<{ action: string }>`select action from desk_audit order by seq`.execute(db);
  return rows.map(({ action }) => action);
};

it("has read and asked everything before its transaction begins", async () => {
  const { order, open, printed } = await anOperator();
  expect(await order("line", "mihon-home", "--channel", CHANNEL_ID, "--secrets", "-")).toBeNull();
  expect((await tenantLine({ db, sealing }, "mihon-home"))?.channelId).toBe(CHANNEL_ID);
  expect(await order("check", "mihon-home")).toBeNull();
  expect(open.length).toBeGreaterThan(1);
  expect(new Set(open)).toEqual(new Set([0]));
  expect(printed.some((line) => line.startsWith("SPF  "))).toBe(true);
  expect(await acts()).toEqual(["tenant-line-set", "tenant-check"]);
});

it("leaves no row where there is nothing to show or to do", async () => {
  const { order } = await anOperator();
  const before = await acts();
  expect(await order("line", "mihon-home")).toBe("LINEの設定はありません");
  for (const task of ["show", "customers", "hosts", "line", "check"])
    expect(await order(task, "nobody")).toBe("そのキーの会社はありません");
  expect(await acts()).toEqual(before);
  expect(await order("show", "mihon-home")).toBeNull();
  expect(await acts()).toEqual([...before, "view"]);
});
