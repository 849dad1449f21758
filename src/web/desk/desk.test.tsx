import { describe, expect, it } from "vitest";
import { textOf } from "#test/support/render-in-router.tsx";
import { DESK_SCREENS } from "#test/support/screens.ts";
import { refused } from "#test/support/scripted-api.ts";
import { headingsOf, MARKET, questions, robotsOf, SIGNED_IN, titleOf, visitSite } from "#test/support/site-visit.tsx";
import {
  NO_COUNTS,
  sampleCostlyApproval,
  sampleCounts,
  sampleDeskApproval,
  sampleHead,
  sampleItem,
  sampleOperator,
  sampleQueue,
  sampleQueuePage,
  sampleRegister,
  sampleTrail,
} from "./samples.ts";

const ME = { "GET /api/desk/me": sampleOperator };
const ITEM_PATH = "GET /api/desk/items/corrections/K7QM-3XWD-9RTA";
const FULL = {
  ...MARKET,
  ...ME,
  "GET /api/desk/queues": { items: [sampleQueue, { key: "notes", title: "まちの声", waiting: 0, late: 0 }] },
  "GET /api/desk/approvals": { items: [sampleDeskApproval] },
  "GET /api/desk/queues/corrections": sampleQueuePage,
  [ITEM_PATH]: sampleItem(),
  "GET /api/desk/search": { items: [{ ...sampleHead, queue: "corrections", queueTitle: "訂正の依頼" }] },
  "GET /api/desk/counts": sampleCounts,
  "GET /api/desk/audit": sampleTrail,
};
const visit = (path: string, answers: object = {}) => visitSite(path, { ...FULL, ...answers }, SIGNED_IN);
const textAt = async (path: string, answers: object = {}) => textOf((await visit(path, answers)).html());
const AN_ITEM = `/admin/items/corrections/${sampleHead.id}`;
const problem = (type: string, status: number) => () => Response.json({ type: `/problems/${type}`, title: "", status }, { status });

describe("the desk", () => {
  it.each([
    ...DESK_SCREENS,
    { path: "/admin/queues/corrections", title: "受け付けたもの", heading: "訂正の依頼" },
    { path: AN_ITEM, title: "受け付けたもの", heading: sampleHead.title },
  ])("$path is a page of operators, which no search engine lists and nobody counts", async ({ path, title, heading }) => {
    const shown = await visit(path === "/admin" ? "/admin/" : path);
    const html = shown.html();
    expect([shown.status, titleOf(html), robotsOf(html), headingsOf(html)]).toEqual([200, `${title} | まちのね`, "noindex", [heading]]);
    expect(textOf(html)).toContain("担当 K7M2-9QXD12:30まで使えます");
    expect(new Set(shown.asked.map(({ token }) => token))).toEqual(new Set(["Bearer access"]));
  });

  it("tells how many come how far, and that a span is empty", async () => {
    const shown = await textAt("/admin/counts");
    for (const words of ["価格を調べる", "1,200", "480", "40%"]) expect(shown).toContain(words);
    expect(await textAt("/admin/counts?days=7", { "GET /api/desk/counts": NO_COUNTS })).toContain("この期間の記録はありません");
  });

  it.each([
    ["/admin/counts", 28],
    ["/admin/counts?days=90", 90],
  ])("%s asks for %d days", async (path, days) => {
    const asked = questions(await visit(path)).find(({ line }) => line === "GET /api/desk/counts");
    expect(Number(asked?.query.days)).toBe(days);
  });

  it.each([
    ["/admin/counts?days=5000", "/admin/counts"],
    ["/admin/audit?page=x", "/admin/audit"],
    ["/admin/queues/corrections?page=-1", "/admin/queues/corrections"],
  ])("%s leads to what can be: %s", async (path, to) => {
    const shown = await visit(path);
    expect([shown.redirect?.to, shown.asked]).toEqual([to, []]);
  });

  it.each(["/admin/", "/admin/search", "/admin/audit", "/admin/queues/corrections", AN_ITEM])(
    "%s is not there for a member, and nothing of it is asked for",
    async (path) => {
      const shown = await visit(path, { "GET /api/desk/me": problem("not-found", 404) });
      expect([shown.status, questions(shown).map(({ line }) => line)]).toEqual([404, ["GET /api/desk/me"]]);
      expect(textOf(shown.html())).not.toContain("運営の画面");
    },
  );

  it.each(["/admin/queues/unknown", "/admin/items/unknown/x"])("%s is no page", async (path) => {
    expect((await visit(path)).status).toBe(404);
  });

  it("tells of an item that waits no more that it was decided, and where that is kept", async () => {
    const shown = await visit("/admin/items/corrections/gone", { "GET /api/desk/items/corrections/gone": problem("not-found", 404) });
    expect(shown.status).toBe(200);
    expect(textOf(shown.html())).toContain("この番号のものは、決定ずみか、番号が違います");
    expect(shown.html()).toContain('href="/admin/audit?item=gone"');
  });

  it("is nowhere linked from", async () => {
    for (const path of ["/", "/mypage/", "/settings/account/", "/console/"])
      expect((await visitSite(path, FULL, SIGNED_IN)).html()).not.toMatch(/href="\/admin/);
  });

  it("asks for a second factor, and after half an hour for another sign-in", async () => {
    const factor = await visit("/admin/audit", { "GET /api/desk/me": problem("second-factor-required", 403) });
    expect([textOf(factor.html()).includes("二段階認証を設定してください"), questions(factor).length]).toEqual([true, 1]);
    const over = await visit(AN_ITEM, { "GET /api/desk/me": problem("desk-session-over", 401) });
    expect(textOf(over.html())).toContain("ログインから30分のあいだ使えます");
    expect(over.html()).not.toContain(sampleHead.title);
    const failed = await visit("/admin/", { "GET /api/desk/me": refused(500) });
    expect(textOf(failed.html())).toContain("運営の画面を読み込めませんでした");
  });

  it("begins with what waits, what is late and what a second operator has to agree to", async () => {
    const text = await textAt("/admin/");
    for (const told of [
      "期限を過ぎたものが3件あります",
      "訂正の依頼21件期限を過ぎたもの 3件",
      "待っているものがないものまちの声",
      "折り返しの確認",
      "承認しない",
    ])
      expect(text).toContain(told);
    expect(text).not.toContain("取り下げる");
  });

  it("says whose money a second operator agrees to spend, and how much of it", async () => {
    const text = await textAt("/admin/", { "GET /api/desk/approvals": { items: [sampleCostlyApproval] } });
    for (const told of [
      "契約を始める：見本不動産",
      "APIの契約 sample-company-2",
      "プラン：スタンダード（月額30,000円・税別）",
      "上限まで使った月の料金：354,000円（税別）",
      "今月分から月額がかかります",
    ])
      expect(text).toContain(told);
  });

  it("marks what is late and who works on it in a list of twenty", async () => {
    const claim = { by: "AAAA-BBBB", isMine: false, until: "2026-11-24T03:20:00Z" };
    const shown = await visit("/admin/queues/corrections", {
      "GET /api/desk/queues/corrections": { ...sampleQueuePage, items: [{ ...sampleHead, claim }] },
    });
    const text = textOf(shown.html());
    for (const told of ["期限 2026年11月23日（過ぎています）", "担当 AAAA-BBBB（12:20まで）", "1 / 2ページ"]) expect(text).toContain(told);
    expect(shown.html()).toMatch(/href="\/admin\/queues\/corrections\?page=2"/);
  });

  it.each([
    [{ ...sampleQueuePage, waiting: 0, late: 0, listed: 0, items: [] }, "待っているものはありません"],
    [{ ...sampleQueuePage, items: [] }, "このページにはありません"],
    [{ ...sampleQueuePage, waiting: 4000 }, "とても多く待っています"],
  ])("says so where a list is empty, or too much: %#", async (answer, told) => {
    expect(await textAt("/admin/queues/corrections", { "GET /api/desk/queues/corrections": answer })).toContain(told);
  });

  it("shows what is looked after though nobody waits for it, to its last page", async () => {
    const shown = await visit("/admin/queues/corrections", {
      "GET /api/desk/queues/corrections": { ...sampleQueuePage, waiting: 0, late: 0, listed: 43 },
    });
    const text = textOf(shown.html());
    for (const told of [sampleHead.title, "待っているもの 0件、一覧 43件", "1 / 3ページ"]) expect(text).toContain(told);
    expect(text).not.toContain("待っているものはありません");
  });

  it("shows a register to everybody with what may be done, and neither number, day nor claim", async () => {
    const page = { ...sampleQueuePage, key: "letter-stops", title: "手紙の停止", waiting: 0, late: 0, listed: 1, items: [sampleRegister] };
    const listed = await visit("/admin/queues/letter-stops", { "GET /api/desk/queues/letter-stops": page });
    expect(listed.html()).toContain('href="/admin/items/letter-stops/register"');
    const item = sampleItem({ ...sampleRegister, queue: "letter-stops", queueTitle: "手紙の停止", hasContact: false, files: [] });
    const opened = await visit("/admin/items/letter-stops/register", { "GET /api/desk/items/letter-stops/register": item });
    expect(textOf(opened.html())).toContain("決める");
    for (const text of [textOf(listed.html()), textOf(opened.html())]) expect(text).not.toMatch(/register|受付|担当する|待っているもの/);
  });

  it("says so where a list could not be read", async () => {
    expect(await textAt("/admin/queues/corrections", { "GET /api/desk/queues/corrections": refused(500) })).toContain(
      "内容を読み込めませんでした",
    );
  });

  it("shows an item to everybody, its decision to who has it, its contact to whom it was disclosed", async () => {
    const free = await textAt(AN_ITEM);
    expect(free).toContain("まだ、だれも担当していません");
    expect(free).toContain("総会.pdf（2KB）");
    expect(free).not.toContain("決めたことと担当者は");
    const mine = sampleItem({ claim: { by: "K7M2-9QXD", isMine: true, until: "2026-11-24T03:20:00Z" } });
    const claimed = await textAt(AN_ITEM, { [ITEM_PATH]: mine });
    for (const told of ["あなたが担当しています（12:20まで）", "訂正する", "開示を頼む"]) expect(claimed).toContain(told);
    const told = await textAt(AN_ITEM, { [ITEM_PATH]: { ...mine, contact: [{ label: "メールアドレス", value: "okuri@example.jp" }] } });
    expect(told).toContain("okuri@example.jp");
    const asked = await textAt(AN_ITEM, { [ITEM_PATH]: { ...mine, approvals: [{ ...sampleDeskApproval, isMine: true }] } });
    for (const words of ["承認を待っています", "取り下げる"]) expect(asked).toContain(words);
    const theirs = await textAt(AN_ITEM, {
      [ITEM_PATH]: sampleItem({ claim: { by: "AAAA-BBBB", isMine: false, until: "2026-11-24T03:20:00Z" } }),
    });
    expect(theirs).toContain("AAAA-BBBBさんが担当しています");
    expect(theirs).not.toContain("開示を頼む");
  });

  it("looks for a number, and leads to the trail where nothing waits under it", async () => {
    expect(await textAt(`/admin/search?number=${sampleHead.id}`)).toContain("豊洲レジデンス：総戸数");
    const none = await visit("/admin/search?number=R-123", { "GET /api/desk/search": { items: [] } });
    expect(questions(none).at(-1)?.query).toEqual({ number: "R-123" });
    expect(none.html()).toMatch(/href="\/admin\/audit\?item=R-123"/);
  });

  it("tells the trail in words, of one item where it is asked for", async () => {
    const shown = await visit(`/admin/audit?item=${sampleHead.id}`);
    expect(textOf(shown.html())).toContain("二人目の承認を頼んだ（連絡先の開示）：K7QM-3XWD-9RTA理由：確認");
    expect(questions(shown).at(-1)?.query).toEqual({ item: sampleHead.id });
  });
});
