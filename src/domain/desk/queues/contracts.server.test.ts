import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { companyContracts } from "#domain/api-access/index.server.ts";
import {
  approvalsWaiting,
  claimItem,
  type DeskDeps,
  decideApproval,
  decideItem,
  deskCounts,
  openItem,
  queuePage,
} from "#domain/desk/index.server.ts";
import { movableClock } from "#platform/clock.ts";
import { aCompany } from "#test/support/companies.ts";
import { testDatabase } from "#test/support/database.ts";
import { memoryStorage } from "#test/support/memory-storage.ts";

const { db } = await testDatabase();
const clock = movableClock(new Date("2026-12-10T03:00:00Z"));
const deps: DeskDeps = { db, clock, randomBytes, storage: memoryStorage(), onHomesChanged: async () => undefined };
const A = { sub: "00000000-0000-4000-8000-00000000000a" };
const B = { sub: "00000000-0000-4000-8000-00000000000b" };
const of = { queue: "contracts", id: "one" } as const;

beforeEach(async () => {
  clock.moveTo(new Date("2026-12-10T03:00:00Z"));
  for (const table of ["api_client", "company", "outbox", "desk_claim", "desk_approval"])
    await sql`delete from ${sql.table(table)}`.execute(db);
  await aCompany(db, { id: "one" });
});

const act = async (action: string, input: Record<string, string> = {}) => {
  await claimItem(deps, A, of);
  const seen = (await openItem(deps, A, of))?.seen ?? "";
  return decideItem(deps, A, { ...of, action, fields: { note: "12月9日に電話で申し出", ...input }, seen });
};
const agree = async () => {
  const [asked] = await approvalsWaiting(deps);
  return decideApproval(deps, B, { id: asked?.id ?? "", event: "grant" });
};
const done = async (action: string, input: Record<string, string> = {}) => {
  expect(await act(action, input)).toMatchObject({ ok: true, value: { done: "ほかの担当者の承認を待っています。" } });
  return agree();
};
const state = async () => (await queuePage(deps, "contracts", 1)).items.map(({ title, state: words }) => [title, words]);
const actions = async () => (await openItem(deps, A, of))?.actions.map(({ key }) => key);

it("a company that is live stands in the list though nothing waits, and opens a contract once two operators agree", async () => {
  expect((await deskCounts(deps)).find(({ key }) => key === "contracts")).toMatchObject({ waiting: 0, late: 0 });
  expect(await queuePage(deps, "contracts", 1)).toMatchObject({ waiting: 0, listed: 1, items: [{ id: "one", state: "契約なし" }] });
  expect(await actions()).toEqual(["contract-open"]);
  expect(await act("contract-open", { plan: "trial" })).toMatchObject({ ok: false, reason: { is: "invalid" } });

  await act("contract-open", { plan: "standard" });
  expect(await companyContracts(deps, "one")).toEqual([]);
  expect(await agree()).toMatchObject({ ok: true, value: { done: "「スタンダード」です。会社の管理者にメールで知らせます。" } });
  expect(await companyContracts(deps, "one")).toMatchObject([{ plan: "standard" }]);
  expect(await actions()).toEqual(["contract-plan", "contract-limit", "contract-end"]);
  const { rows } = await sql<{ step: string }>`
    select action as step from desk_audit where queue = 'contracts' and action not like 'view%' and action <> 'claim' order by seq`.execute(
    db,
  );
  expect(rows.map(({ step }) => step)).toEqual(["ask-contract-open", "contract-open"]);
});

it("changes its plan and its limit by two, ends by one with the month, and runs on by two", async () => {
  await done("contract-open", { plan: "standard" });
  const offered = async (action: string) => (await openItem(deps, A, of))?.actions.find(({ key }) => key === action)?.fields[0];
  expect(await offered("contract-limit")).toMatchObject({ hint: "30,000回から300,000回まで" });
  for (const [mostCalls, message] of [
    ["400000", "30,000回から300,000回までの数を入力してください"],
    ["40000.5", "小数点のない数を入力してください"],
  ] as const)
    expect(await act("contract-limit", { mostCalls })).toEqual({
      ok: false,
      reason: { is: "invalid", faults: [{ field: "mostCalls", message }] },
    });
  expect((await offered("contract-plan"))?.choices.map(({ value }) => value)).toEqual(["business"]);
  expect(await done("contract-limit", { mostCalls: "６００００" })).toMatchObject({ ok: true });
  expect((await openItem(deps, A, of))?.facts).toContainEqual({ label: "1か月の回数の上限", value: "60,000回" });
  expect(await act("contract-plan", { plan: "standard" })).toMatchObject({ ok: false, reason: { is: "invalid" } });
  expect(await done("contract-plan", { plan: "business" })).toMatchObject({ ok: true });
  expect(await state()).toMatchObject([[expect.any(String), "スタンダード、2027年1月1日からビジネス"]]);

  expect(await act("contract-end")).toMatchObject({ ok: true, value: { done: expect.stringContaining("2026年12月31日まで") } });
  expect(await actions()).toEqual(["contract-keep"]);
  expect(await done("contract-keep")).toMatchObject({ ok: true });
  expect(await state()).toMatchObject([[expect.any(String), "スタンダード"]]);
});

it("tells who has to agree what it is about, what comes of it and what it costs", async () => {
  const asked = async () => (await approvalsWaiting(deps)).map(({ title, lead, order }) => [title, lead, order.map(({ value }) => value)]);
  await act("contract-open", { plan: "standard" });
  expect(await asked()).toEqual([
    [
      expect.stringMatching(/^.+\(.+\)$/),
      expect.stringContaining("今月分から月額がかかります"),
      ["スタンダード（月額30,000円・税別）", "3,000回をこえると、1回12円（税別）", "30,000回", "354,000円（税別）"],
    ],
  ]);
  await agree();
  await act("contract-limit", { mostCalls: "60000" });
  expect((await asked())[0]?.[2]).toEqual([
    ...["スタンダード（月額30,000円・税別）", "3,000回をこえると、1回12円（税別）", "60,000回", "714,000円（税別）"],
  ]);
  expect((await openItem(deps, B, of))?.approvals[0]?.order).toContainEqual({
    label: "上限まで使った月の料金",
    value: "714,000円（税別）",
  });
});

it("that is suspended goes on standing there until its contract has ended", async () => {
  await done("contract-open", { plan: "standard" });
  await sql`update company set state = 'suspended'`.execute(db);
  expect(await actions()).toEqual(["contract-plan", "contract-limit", "contract-end"]);
  await act("contract-end");
  clock.moveTo(new Date("2027-01-01T00:00:00Z"));
  expect([await openItem(deps, A, of), await state()]).toEqual([null, []]);
});

it("is decided by nobody who works for it", async () => {
  await sql`update company_staff set sub = ${A.sub} where role = 'owner'`.execute(db);
  expect(await claimItem(deps, A, of)).not.toMatchObject({ ok: true });
});
