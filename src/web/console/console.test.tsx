import { describe, expect, it } from "vitest";
import { textOf } from "#test/support/render-in-router.tsx";
import { COMPANY_SCREENS } from "#test/support/screens.ts";
import { refused } from "#test/support/scripted-api.ts";
import { headingsOf, MARKET, questions, robotsOf, SIGNED_IN, titleOf, visitSite } from "#test/support/site-visit.tsx";
import {
  NO_HOMES,
  NO_INQUIRIES,
  sampleHere,
  sampleHome,
  sampleInquiries,
  sampleListed,
  sampleMe,
  sampleOffer,
  sampleOfferHead,
  sampleOverview,
  sampleRun,
} from "./samples.ts";

const hereAs = (...as: Parameters<typeof sampleHere>) => ({ "GET /api/company/me": { here: sampleHere(...as) } });
const FULL = {
  "GET /api/company/overview": sampleOverview,
  "GET /api/company/listings": { items: [sampleListed], total: 1, page: 1, pageSize: 50 },
  "GET /api/company/listings/h1": sampleHome,
  "GET /api/company/staff": { items: [sampleMe], invitations: [] },
  "GET /api/company/keys": { items: [] },
  "GET /api/company/api": { items: [] },
  "GET /api/company/api/clients": { items: [] },
  "GET /api/company/api/webhooks": { items: [] },
  "GET /api/company/api/batches": { items: [] },
  "GET /api/company/uploads": { items: [sampleRun] },
  "GET /api/company/inquiries": NO_INQUIRIES,
  "GET /api/company/offers": { items: [], total: 0, waiting: 0, page: 1, pageSize: 20 },
  "GET /api/company/recommender/overview": { office: null, customers: null, waitingApprovals: 0, openLeads: 0 },
  "GET /api/company/recommender/customers": {
    ...{ items: [], total: 0, page: 1, pageSize: 20 },
    counts: { all: 0, waiting: 0, active: 0, stopped: 0 },
  },
  "GET /api/company/recommender/imports": { items: [] },
};
/** What is said of its pictures. */
const PHOTOS = [
  ...["この画面で加えた写真", "画像のURLに画像がありません", "https://photos.example.jp/2.jpg"],
  "画像を時間内に読み込めませんでした。配信元の状態を確かめてください。もう一度試します。",
];
const OWNER = { ...MARKET, ...hereAs(), ...FULL };
const visit = (path: string, answers: object = OWNER) => visitSite(path, { ...MARKET, ...answers }, SIGNED_IN);

describe("the console", () => {
  it.each(COMPANY_SCREENS.filter(({ path }) => path !== "/console/apply"))("$path is a page of the company", async ({ path, title }) => {
    const page = await visit(path === "/console" ? "/console/" : path);
    const html = page.html();
    expect([page.status, titleOf(html), robotsOf(html)]).toEqual([200, `${title} | まちのね`, "noindex"]);
    expect(headingsOf(html)).toEqual([title]);
    expect(textOf(html)).toContain("見本不動産(架空)");
    expect(new Set(page.asked.map(({ token }) => token))).toEqual(new Set(["Bearer access"]));
  });

  it("asks for a second factor and reads nothing of a company before", async () => {
    const problem = { type: "/problems/second-factor-required", title: "二段階認証", status: 403 };
    const page = await visit("/console/listings", { "GET /api/company/me": () => Response.json(problem, { status: 403 }) });
    expect(textOf(page.html())).toContain("二段階認証を設定してください");
    expect(questions(page).map(({ line }) => line)).toEqual(["GET /api/company/me"]);
  });

  it("leads who works nowhere to the application, and says so where it could not be read", async () => {
    const none = await visit("/console/", { "GET /api/company/me": { here: null } });
    expect(none.html()).toMatch(/href="\/console\/apply"/);
    const form = await visit("/console/apply", { "GET /api/company/me": { here: null } });
    expect(textOf(form.html())).toContain("免許証番号※必須");
    const failed = await visit("/console/", { "GET /api/company/me": refused(500) });
    expect(textOf(failed.html())).toContain("管理画面を読み込めませんでした");
  });

  it("shows each role its pages alone, and asks for nothing that it may not read", async () => {
    const billing = { ...FULL, ...hereAs(["read-billing"]) };
    const page = await visit("/console/keys", billing);
    expect(textOf(page.html())).toContain("この画面は開けません");
    expect(page.html()).not.toMatch(/href="\/console\/(listings|uploads|keys|inquiries|offers)"/);
    expect(questions(page).map(({ line }) => line)).toEqual(["GET /api/company/me"]);
    const overview = await visit("/console/", billing);
    expect(textOf(overview.html())).toContain("物件とお問い合わせは表示されませんあなたの役割：管理者");
    expect(questions(overview).map(({ line }) => line)).toEqual(["GET /api/company/me"]);
  });

  it("begins with what asks for something to be done, and what came of the newest files", async () => {
    const text = textOf((await visit("/console/")).html());
    for (const told of [
      "お知らせあり",
      "返信を待っているお問い合わせはありません",
      "築年月がありません",
      "bukken.csv",
      "12行・新規3・変更2・取り込めない行1",
    ])
      expect(text).toContain(told);
  });

  it("leads a company without homes to its first file, and says that nobody waits where nobody asked", async () => {
    const empty = {
      ...OWNER,
      "GET /api/company/overview": NO_HOMES,
      "GET /api/company/listings": { items: [], total: 0, page: 1, pageSize: 50 },
      "GET /api/company/uploads": { items: [] },
    };
    const page = await visit("/console/", empty);
    expect(textOf(page.html())).toContain("まだ物件がありません");
    expect(page.html()).toMatch(/href="\/console\/uploads"/);
    const listings = (await visit("/console/listings", empty)).html();
    expect(textOf(listings)).toContain("まだ物件がありません");
    expect(listings).not.toContain("物件番号・名前・所在地");
    const filtered = await visit("/console/listings?filter=faulty", {
      ...empty,
      "GET /api/company/overview": OWNER["GET /api/company/overview"],
    });
    expect(textOf(filtered.html())).toContain("この条件に当てはまる物件はありません");
    expect(textOf((await visit("/console/uploads", empty)).html())).toContain("まだありません。");
    expect(textOf((await visit("/console/inquiries", empty)).html())).toContain("お問い合わせはまだありません");
  });

  it("tells of a file what it changed and every row that was not taken in", async () => {
    const rejections = [{ line: 3, field: "価格(円)", reason: "not-a-number", found: "応談", reference: "A-9" }];
    const change = { reference: "A-1", title: "豊洲レジデンス", change: "price-changed", before: 55_000_000, after: 54_800_000 };
    const rejectedFor = [{ reason: "not-a-number", count: 1200 }];
    const uploaded = { run: { ...sampleRun, rejectedFor, counts: { ...sampleRun.counts, rejected: 700 }, changes: [change] }, rejections };
    const text = textOf((await visit("/console/uploads/4", { ...OWNER, "GET /api/company/uploads/4": uploaded })).html());
    for (const told of [
      "3行目",
      "A-9",
      "価格(円): 数字として読めません「応談」",
      "700行あります",
      "はじめの1件を表示しています",
      "数字として読めません 1,200",
      "はじめの1,000件をCSVで保存",
      "5,500万円 → 5,480万円",
    ])
      expect(text).toContain(told);
  });

  it("lists inquiries by state with their numbers, says which are late, and leads on to the next twenty", async () => {
    const page = await visit("/console/inquiries?filter=waiting&page=2", { ...OWNER, "GET /api/company/inquiries": sampleInquiries });
    const text = textOf(page.html());
    for (const told of ["返信待ち45", "返信済み1,900", "山田花子さん：見学したい", "K7QM-3XWD-9RTA", "（過ぎています）", "2 / 3ページ"])
      expect(text).toContain(told);
    expect(page.html()).toMatch(/href="\/console\/inquiries\?filter=waiting&amp;page=3"/);
    expect(
      page
        .html()
        .match(/<main.*<\/main>/s)?.[0]
        .match(/aria-current="page"[^>]*>[^<]*/g),
    ).toEqual(['aria-current="page">お問い合わせ', expect.stringMatching(/>返信待ち$/)]);
    const none = { ...OWNER, "GET /api/company/inquiries": { ...sampleInquiries, items: [], total: 0, page: 1 } };
    expect(textOf((await visit("/console/inquiries?filter=waiting", none)).html())).toContain("返信を待っている人はいません");
    expect(textOf((await visit("/console/inquiries?number=ZZ", none)).html())).toContain("当てはまるお問い合わせはありません");
    expect(textOf((await visit("/console/", { ...OWNER, "GET /api/company/inquiries": sampleInquiries })).html())).toContain(
      "45件が返信を",
    );
  });

  it("lists offers that were handed over with nobody named, and shows one with its log, both contacts and what may be told of it", async () => {
    const listed = { items: [sampleOfferHead], total: 41, waiting: 3, page: 1, pageSize: 20 };
    const list = await visit("/console/offers", { ...OWNER, "GET /api/company/offers": listed });
    for (const told of ["担当中 3件", "豊洲レジデンス 高層階", "約70㎡", "7,000万円", "1 / 3ページ"])
      expect(textOf(list.html())).toContain(told);
    expect(textOf((await visit("/console/offers")).html())).toContain("引き継いだオファーはまだありません");

    const one = (changes: object = {}) =>
      visit("/console/offers/O-1", { ...OWNER, "GET /api/company/offers/O-1": { ...sampleOffer, ...changes } });
    const text = textOf((await one()).html());
    const phones = ["090-1234-5678", "伝えられていません"];
    const steps = ["買い手：価格の提示 6,800万円", "オーナー：価格に合意 7,000万円", "運営：引き継ぎ"];
    for (const told of [...phones, ...steps, "見本 花子", "家族三人です。", "契約になった", "破談になった", "契約ではありません"])
      expect(text).toContain(told);
    const over = textOf((await one({ state: "broken", messages: [], contacts: { buyer: null, owner: null } })).html());
    expect(over).toContain("連絡先とやり取りは表示していません");
    expect(over).not.toContain("結果を知らせる");
    expect((await visit("/console/offers/none", { ...OWNER, "GET /api/company/offers/none": refused(404) })).status).toBe(404);
  });

  it("tells of a file that died that nothing changed, and what to do", async () => {
    const uploaded = { run: { ...sampleRun, state: "interrupted", changes: [] }, rejections: [] };
    const text = textOf((await visit("/console/uploads/4", { ...OWNER, "GET /api/company/uploads/4": uploaded })).html());
    for (const told of ["取り込みが中断しました", "物件は何も変わっていません", "もう一度取り込んでください"]) expect(text).toContain(told);
  });

  it("tells what an operator wrote with a decision", async () => {
    const page = await visit("/console/", {
      ...FULL,
      ...hereAs(["change-company"], { state: "rejected", decisionNote: "免許が古くなっています" }),
    });
    expect(textOf(page.html())).toContain("運営からの連絡：免許が古くなっています");
  });

  it("tells of a home what is wrong, what to do and what visitors report, and offers what may be said of it now", async () => {
    const page = await visit("/console/listings/h1");
    const text = textOf(page.html());
    for (const told of [
      "直すところあり",
      "築年月がありません",
      "成約済みではないか",
      "5,480万円",
      "申込あり",
      "非表示にする",
      "3枚。この順に表示します",
      "41件。内容を確かめ",
      "1 / 3ページ",
      ...PHOTOS,
    ])
      expect(text).toContain(told);
    expect(headingsOf(page.html())).toEqual(["豊洲レジデンス 8階"]);
    expect(page.html().match(/枚目の写真を外す/g)).toHaveLength(1);
    const readOnly = await visit("/console/listings/h1", { ...OWNER, ...hereAs(["read-listings"]) });
    expect(textOf(readOnly.html())).not.toContain("加える写真");
    expect((await visit("/console/listings/none", { ...OWNER, "GET /api/company/listings/none": refused(404) })).status).toBe(404);
  });

  it("tells which address for inquiries waits to be confirmed, and confirms it by a button", async () => {
    const waiting = { ...OWNER, ...hereAs(undefined, { newEmail: "new@example.net" }) };
    expect(textOf((await visit("/console/company", waiting)).html())).toContain("new@example.netに確認のメールを送りました");
    const page = textOf((await visit("/console/address/abc", waiting)).html());
    for (const told of ["いまの宛先uketsuke@example.com", "新しい宛先new@example.net", "新しい宛先を確定する"])
      expect(page).toContain(told);
    expect(textOf((await visit("/console/address/abc")).html())).toContain("確認を待っている宛先はありません");
  });

  it("shows an invitation to who works nowhere, and why one that ended cannot be taken", async () => {
    const opened = { companyName: "見本不動産(架空)", email: "new@example.com", role: "agent" };
    const answers = (state: string) => ({ "GET /api/company/me": { here: null }, "POST /api/company/invitation": { ...opened, state } });
    expect(textOf((await visit("/console/invitation/abc", answers("open"))).html())).toContain("見本不動産(架空)に参加する");
    expect(textOf((await visit("/console/invitation/abc", answers("expired"))).html())).toContain("期限（7日間）を過ぎました");
    expect(textOf((await visit("/console/invitation/abc")).html())).toContain("すでに会社に参加しています");
  });
});
