import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { claimItem, type DeskDeps, decideItem, openItem, queuePage } from "#domain/desk/index.server.ts";
import { minutes } from "#kernel/duration.ts";
import { movableClock } from "#platform/clock.ts";
import { testDatabase } from "#test/support/database.ts";
import { forgetMailings, mailingHouse } from "#test/support/mailings.ts";
import { memoryStorage } from "#test/support/memory-storage.ts";

const { db } = await testDatabase();
const clock = movableClock(new Date("2026-12-01T03:00:00Z"));
const { mailingKeys } = mailingHouse(db, null).deps;
const deps: DeskDeps = { db, clock, randomBytes, storage: memoryStorage(), mailingKeys, onHomesChanged: async () => undefined };
const A = { sub: "00000000-0000-4000-8000-00000000000a" };
const B = { sub: "00000000-0000-4000-8000-00000000000b" };
const REGISTER = { queue: "letter-stops", id: "register" } as const;
const ADDRESS = "東京都江東区豊洲五丁目999番1号 見本マンション101";

beforeEach(() => forgetMailings(db));

const seenBy = async (by: typeof A, given: DeskDeps = deps) => (await openItem(given, by, REGISTER))?.seen ?? "";

async function decide(action: string, fields: Readonly<Record<string, string>>, given: DeskDeps = deps) {
  return decideItem(given, A, { ...REGISTER, action, fields, seen: await seenBy(A, given) });
}

it("has one item, which waits for nobody, was never received and stands in the list all the same", async () => {
  const { items, waiting, listed } = await queuePage(deps, "letter-stops", 1);
  expect([waiting, listed, items.map(({ id, receivedAt }) => [id, receivedAt])]).toEqual([0, 1, [["register", null]]]);
  expect((await openItem(deps, A, REGISTER))?.actions.map(({ key }) => key)).toEqual(["stop", "look", "withdraw"]);
});

it("records a stop that was told by telephone, says whether an address is in it, and takes back what was a mistake", async () => {
  const done = async (action: string, fields: Readonly<Record<string, string>>) => {
    const decided = await decide(action, fields);
    return decided.ok ? decided.value.done : decided.reason;
  };
  expect(await done("look", { address: ADDRESS })).toBe("この住所の停止の登録はありません。");
  expect(await done("stop", { address: ADDRESS, scope: "all", way: "phone" })).toBe("停止を登録しました。");
  expect(await done("stop", { address: "江東区豊洲5-999-1-101", scope: "all", way: "letter" })).toBe(
    "この住所は、すでに登録されています。",
  );
  expect(await done("look", { address: "江東区豊洲5の999の1　101号室" })).toBe(
    "この住所は停止の登録があります：すべての会社（2026年12月1日から）。",
  );
  expect(await done("withdraw", { address: ADDRESS, scope: "all", note: "取り違え" })).toBe("登録を取り消しました。");
  expect(await done("look", { address: ADDRESS })).toBe("この住所の停止の登録はありません。");
  expect(await done("stop", { address: "江東区豊洲", scope: "all", way: "phone" })).toMatchObject({
    is: "invalid",
    faults: [{ field: "address", message: "番地まで入力してください" }],
  });
});

it("is nobody's: two operators who answer telephones at once both record", async () => {
  expect(await claimItem(deps, A, REGISTER)).toEqual({ ok: false, reason: "unknown" });
  // Both had the page open before either recorded, and somebody had taken it before nobody could.
  await sql`insert into desk_claim (queue, item_id, operator, claimed_at, until)
    values ('letter-stops', 'register', ${A.sub}, ${clock.now()}, ${new Date(clock.now().getTime() + minutes(30))})`.execute(db);
  const seen = [await seenBy(A), await seenBy(B)];
  expect((await openItem(deps, B, REGISTER))?.claim).toBeNull();
  const fields = { address: ADDRESS, scope: "all", way: "phone" };
  for (const [at, by] of [A, B].entries())
    expect(await decideItem(deps, by, { ...REGISTER, action: "stop", fields, seen: seen[at] ?? "" })).toMatchObject({ ok: true });
  await sql`delete from desk_claim`.execute(db);
});

it("leaves a row of the trail for each, and no address in it", async () => {
  await decide("stop", { address: ADDRESS, scope: "all", way: "phone" });
  await decide("look", { address: ADDRESS });
  const { rows } = await sql<{ told: string }>`select coalesce(string_agg(a::text, ''), '') as told from desk_audit a`.execute(db);
  expect(rows[0]?.told).toMatch(/stop[\s\S]*look/);
  expect(rows[0]?.told).not.toMatch(/豊洲|999番|5-999/);
});

it("is closed to who has no key of it, as a command", async () => {
  const { mailingKeys: _, ...others } = deps;
  expect(await decide("look", { address: ADDRESS }, others)).toMatchObject({ ok: false, reason: { is: "unknown" } });
});
