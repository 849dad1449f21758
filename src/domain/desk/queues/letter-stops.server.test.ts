import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { approvalsWaiting, claimItem, type DeskDeps, decideApproval, decideItem, openItem, queuePage } from "#domain/desk/index.server.ts";
import { minutes } from "#kernel/duration.ts";
import { movableClock } from "#platform/clock.ts";
import { aCompany } from "#test/support/companies.ts";
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

function decide(action: string, fields: Readonly<Record<string, string>>, given: DeskDeps = deps) {
  return decideBy(A, action, fields, given);
}

async function decideBy(by: typeof A, action: string, fields: Readonly<Record<string, string>>, given: DeskDeps = deps) {
  return decideItem(given, by, { ...REGISTER, action, fields, seen: await seenBy(by, given) });
}

it("has one item, which waits for nobody, was never received and stands in the list all the same", async () => {
  const { items, waiting, listed } = await queuePage(deps, "letter-stops", 1);
  expect([waiting, listed, items.map(({ id, receivedAt }) => [id, receivedAt])]).toEqual([0, 1, [["register", null]]]);
  expect((await openItem(deps, A, REGISTER))?.actions.map(({ key }) => key)).toEqual(["stop", "look", "withdraw", "withdraw-any"]);
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
  expect(await done("look", { address: "江東区豊洲5の999の1　101号室" })).toMatch(
    /^この住所は停止の登録があります：すべての会社（2026年12月1日から、運営への申し出）。照合番号は[0-9a-f]{12}(・[0-9a-f]{12})?です。$/,
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

it("takes back what somebody else told only once another operator agrees, and keeps no address while it waits", async () => {
  const ask = (by = A) => decideBy(by, "withdraw-any", { address: ADDRESS, scope: "all", note: "本人からの申し出" });
  expect(await ask()).toMatchObject({ ok: false, reason: { is: "invalid", faults: [{ field: "address" }] } });
  await decideBy(B, "stop", { address: ADDRESS, scope: "all", way: "phone" });
  expect(await decideBy(A, "withdraw", { address: ADDRESS, scope: "all", note: "取り違え" })).toMatchObject({
    value: { done: "取り消せる登録がありません。自分だけが、この1日のあいだに登録したものに限ります。" },
  });
  expect(await ask()).toMatchObject({ ok: true, value: { done: "ほかの担当者の承認を待っています。" } });
  const { rows } = await sql<{ told: string }>`select fields::text as told from desk_approval where queue = 'letter-stops'`.execute(db);
  expect(rows[0]?.told).toMatch(/"address": "[0-9a-f]{64}/);
  expect(rows[0]?.told).not.toMatch(/豊洲|999/);
  const [waiting] = await approvalsWaiting(deps);
  expect(await decideApproval(deps, A, { id: waiting?.id ?? "", event: "grant" })).toMatchObject({ ok: false, reason: { is: "own" } });
  expect(await decideApproval(deps, B, { id: waiting?.id ?? "", event: "grant" })).toMatchObject({
    ok: true,
    value: { done: "申し出を取り消しました。" },
  });
  expect(await decideBy(A, "look", { address: ADDRESS })).toMatchObject({ value: { done: "この住所の停止の登録はありません。" } });
});

it("tells of mailings of which many letters stopped everybody, and holds that for their company alone once two agree", async () => {
  const at = clock.now();
  await aCompany(db, { id: "one" });
  for (let n = 0; n < 13; n += 1)
    await sql`insert into mailing_stop (address_hash, scope, source, way, letter_id, mailing_id, company_id, undo_by, stopped_at)
      values (${Buffer.from([n])}, 'all', ${`letter-${n}`}, 'page', ${`letter-${n}`}, 'many', 'one', null, ${at})`.execute(db);
  const item = await openItem(deps, A, REGISTER);
  expect(item?.facts.at(-1)?.value).toBe("2026年12月1日：見本不動産(架空)oneの送付 many（10通以上）");
  expect(await decideBy(A, "narrow", { mailing: "many", note: "会社が自分で押した" })).toMatchObject({ ok: true });
  const [waiting] = await approvalsWaiting(deps);
  expect(waiting?.order).toEqual([{ label: "送付", value: "見本不動産(架空)one：many" }]);
  expect(await decideApproval(deps, B, { id: waiting?.id ?? "", event: "grant" })).toMatchObject({
    value: { done: "送った会社だけの停止にしました。" },
  });
  const { rows } = await sql<{ scope: string }>`select distinct scope from mailing_stop`.execute(db);
  expect(rows).toEqual([{ scope: "one" }]);
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
