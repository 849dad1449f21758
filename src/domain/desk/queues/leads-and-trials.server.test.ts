import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { openContract } from "#domain/api-access/index.server.ts";
import type { ItemId } from "#domain/desk/core/types.ts";
import {
  approvalsWaiting,
  claimItem,
  type DeskDeps,
  decideApproval,
  decideItem,
  deskCounts,
  exportQueue,
  findByNumber,
  openItem,
  queuePage,
} from "#domain/desk/index.server.ts";
import { takeLead, takeTrial } from "#domain/leads/index.server.ts";
import { movableClock } from "#platform/clock.ts";
import { aCompany } from "#test/support/companies.ts";
import { testDatabase } from "#test/support/database.ts";
import { memoryStorage } from "#test/support/memory-storage.ts";

const A = { sub: "00000000-0000-4000-8000-00000000000a" };
const B = { sub: "00000000-0000-4000-8000-00000000000b" };
const PERSON = /見本 花子|8131234|hanako@/;

let deps: DeskDeps;
beforeEach(async () => {
  const { db } = await testDatabase();
  deps = {
    ...{ db, clock: movableClock(new Date("2026-11-24T00:00:00Z")), randomBytes, storage: memoryStorage() },
    ...{ onHomesChanged: async () => undefined, onHomeClosed: async () => undefined },
  };
});

const who = { email: "hanako@example.co.jp", company: "見本不動産", seconds: 60 };
const fields = { business: "broker", licence: "東京都知事(1)第99999号", person: "見本 花子", phone: "+81312345678" };
const lead = (wantsContact = true) =>
  takeLead(deps, {
    ...who,
    ...{ kind: wantsContact ? "contact" : "document", product: "api", wantsContact, fields: { ...fields, message: "料金を知りたい" } },
  });
const trial = () =>
  takeTrial(deps, {
    ...who,
    ...{ website: "www.example.co.jp", corporateNumber: null, wantsReminders: true, termsVersion: "2026-11-29" },
    fields: { ...fields, purpose: "査定書に使いたい" },
  });
const act = async (of: ItemId, action: string, input: Record<string, string> = {}, by = A) => {
  await claimItem(deps, by, of);
  const seen = (await openItem(deps, by, of))?.seen ?? "";
  return decideItem(deps, by, { ...of, action, fields: input, seen });
};
const waiting = async (key: string) => (await deskCounts(deps)).find((queue) => queue.key === key)?.waiting;

describe("leads at the desk", () => {
  it("stand in the list without a word of who wrote, and show name and number to who has taken them alone", async () => {
    const { id } = await lead();
    await lead(false);
    const of = { queue: "leads", id } as const;
    const page = await queuePage(deps, "leads", 1);
    expect(page.items.map(({ title, state, dueOn }) => [title, state, dueOn])).toEqual([
      ["見本不動産（事業者のお問い合わせ：AI査定API）", "受付", "2026-11-26"],
    ]);
    expect(JSON.stringify([page, await exportQueue(deps, A, "leads"), await findByNumber(deps, id)])).not.toMatch(PERSON);
    expect(JSON.stringify(await openItem(deps, A, of))).not.toMatch(PERSON);
    await claimItem(deps, A, of);
    const mine = await openItem(deps, A, of);
    expect(JSON.stringify(mine?.facts)).toMatch(/見本 花子/);
    expect(JSON.stringify(mine)).not.toMatch(/hanako@/);
    expect(JSON.stringify(await openItem(deps, B, of))).not.toMatch(PERSON);
  });

  it("are answered and followed to their end, each step with its row, and wait no more then", async () => {
    const { id } = await lead();
    const of = { queue: "leads", id } as const;
    expect(await act(of, "win")).toEqual({ ok: false, reason: { is: "not-now", state: "受付" } });
    expect(await act(of, "answer", { answer: "お見積もりをお送りします。" })).toMatchObject({ ok: true, value: { isOver: false } });
    expect(await act(of, "propose")).toMatchObject({ ok: true });
    expect(await act(of, "lose", {})).toMatchObject({ ok: false, reason: { is: "invalid" } });
    expect(await act(of, "lose", { note: "予算が合わなかった" })).toMatchObject({
      ok: true,
      value: { done: "「見送り」にしました。", isOver: true },
    });
    expect(await waiting("leads")).toBe(0);
    const { rows } = await sql<{ row: string }>`select row_to_json(desk_audit)::text as row from desk_audit`.execute(deps.db);
    expect(JSON.stringify(rows)).not.toMatch(/見本 花子|8131234|hanako@|お見積もり/);
  });
});

describe("trials at the desk", () => {
  it("show what speaks for and against who applied", async () => {
    const first = await trial();
    const second = await takeTrial(deps, {
      ...{ ...who, email: "taro@example.co.jp", website: "www.another.jp", corporateNumber: null, wantsReminders: false },
      ...{ termsVersion: "2026-11-29", fields: { ...fields, purpose: "試したい" }, seconds: 1 },
    });
    const of = { queue: "trials", id: second.id } as const;
    const facts = Object.fromEntries(((await openItem(deps, A, of))?.facts ?? []).map(({ label, value }) => [label, value]));
    expect(facts).toMatchObject({
      メールのドメイン: "example.co.jp",
      会社のWebサイト: "www.another.jp（メールのドメインと違います）",
      "1年以内の同じ会社のトライアル": `${first.id}（審査中）`,
      送信の速さ: "画面を開いて数秒で送られています",
      メールの受け取り: "確認中",
    });
    expect(JSON.stringify(await queuePage(deps, "trials", 1))).not.toMatch(PERSON);
  });

  it("are approved, extended and turned into a plan, and no way leads around the state they are in", async () => {
    const { id } = await trial();
    const of = { queue: "trials", id } as const;
    expect(await act(of, "extend", { days: "7", note: "x" })).toEqual({ ok: false, reason: { is: "not-now", state: "審査中" } });
    expect(await waiting("trials")).toBe(1);
    expect(await act(of, "approve", { note: "ようこそ" })).toMatchObject({ ok: true });
    // No company that could pay is there yet.
    expect((await openItem(deps, A, of))?.actions.map(({ key }) => key)).toEqual(["reissue"]);
    expect(await waiting("trials")).toBe(0);
    // It runs: nobody waits for it, and the desk still looks after it.
    expect(await queuePage(deps, "trials", 1)).toMatchObject({ waiting: 0, listed: 1, items: [{ id }] });
    await aCompany(deps.db, { id: "desk-live" });
    const convert = (companyId: string) => act(of, "convert", { companyId, plan: "standard", note: "契約" });
    expect(await convert("nobody")).toMatchObject({ ok: false, reason: { is: "invalid", faults: [{ field: "companyId" }] } });
    expect(await act(of, "convert", { companyId: "desk-live", plan: "trial", note: "契約" })).toMatchObject({
      reason: { faults: [{ field: "plan" }] },
    });
    await aCompany(deps.db, { id: "desk-has-one" });
    await openContract(deps, { companyId: "desk-has-one", plan: "standard" });
    expect(await convert("desk-has-one")).toEqual({
      ok: false,
      reason: { is: "invalid", faults: [{ field: "companyId", message: "この業者アカウントには、すでに契約があります" }] },
    });
    // It costs the company money from here on: two agree.
    expect(await convert("desk-live")).toMatchObject({ ok: true, value: { isOver: false } });
    const [asked] = await approvalsWaiting(deps);
    expect(await decideApproval(deps, B, { id: asked?.id ?? "", event: "grant" })).toMatchObject({ ok: true, value: { isOver: true } });
    expect(await openItem(deps, A, of)).toBeNull();
  });

  it("are rejected with words that are mailed", async () => {
    const { id } = await trial();
    expect(await act({ queue: "trials", id }, "reject", { note: "会社を確認できませんでした。" })).toMatchObject({
      ok: true,
      value: { isOver: true },
    });
    const { rows } = await sql<{ facts: { note: string } }>`select facts from outbox where kind = 'biz-trial-rejected'`.execute(deps.db);
    expect(rows[0]?.facts.note).toBe("会社を確認できませんでした。");
  });
});
