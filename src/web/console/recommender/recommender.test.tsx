import { describe, expect, it } from "vitest";
import { textOf } from "#test/support/render-in-router.tsx";
import { refused } from "#test/support/scripted-api.ts";
import { MARKET, SIGNED_IN, visitSite } from "#test/support/site-visit.tsx";

const company = {
  ...{ id: "one", name: "見本不動産(架空)", licence: "東京都知事(1)第1号", address: "東京都江東区", phone: "03-0000-0000" },
  ...{ email: "uketsuke@example.com", state: "live", decisionNote: null, isSample: true, newEmail: null },
  ...{ createdAt: "2026-11-01T00:00:00Z", updatedAt: "2026-11-01T00:00:00Z" },
};
const OF_AGENT = ["read-listings", "read-customers", "tend-customers", "decide-approvals", "answer-leads"];
const OF_OWNER = [...OF_AGENT, "change-customers", "change-recommender"];
const hereAs = (role: "owner" | "agent") => ({
  "GET /api/company/me": {
    here: {
      company,
      me: { id: "s1", role, name: "見本 太郎", email: "s@example.com", joinedAt: "2026-11-01T00:00:00Z", isMe: true },
      permissions: role === "owner" ? OF_OWNER : OF_AGENT,
    },
  },
});
const office = {
  ...{ key: "mihon-home", name: "見本ホーム", state: "live", approval: "manual", hotDays: 7, isSample: false },
  setUp: { hosts: 0, mailDomain: "mihon.example", isMailReady: false, spf: "ok", dkim: "missing", dmarc: "unchecked" },
};
const customers = { all: 5, waiting: 1, active: 4, stopped: 0, red: 1, orange: 0, yellow: 2, none: 1 };
const at = "2026-11-20T03:00:00Z";
const listed = {
  ...{ id: "c1", name: "山田 花子", email: "hanako@example.jp", state: "active", heat: "red", origin: "office", createdAt: at },
  ...{ words: ["江東区 / 中古マンション", "墨田区"], sentAt: at, reaction: { kind: "nope", reason: "walk", at } },
};
const nameless = { ...listed, id: "c2", name: null, state: "waiting", heat: "none", words: [], sentAt: null, reaction: null };
const counts = { all: 45, waiting: 1, active: 44, stopped: 0 };
const page = (items: readonly object[], more: object = {}) => ({ items, total: items.length, page: 1, pageSize: 20, counts, ...more });
const inFull = {
  ...listed,
  ...{ proof: { on: "2026-11-03", way: "card" }, consentedAt: at, note: "平日の夜に電話" },
  queries: [{ id: "q1", state: "active", words: "江東区 / 中古マンション", updatedAt: at }],
  changes: [{ queryId: "q1", before: "江東区 / 6,000万円以下", after: "江東区 / 5,000万円以下", at: "2026-11-21T03:00:00Z" }],
  deliveries: [
    {
      ...{ id: "b1", topic: "price-change", state: "reacted", scheduledAt: at, sentAt: at },
      items: [
        {
          ...{
            position: 1,
            listingId: "l1",
            title: "豊洲レジデンス",
            priceYen: 50_000_000,
            reasons: ["駅から5分です"],
            looks: 2,
            dwellSeconds: 95,
          },
          reaction: { kind: "visit", reason: null, at },
        },
        {
          ...{ position: 2, listingId: "l2", title: null, priceYen: 40_000_000, reasons: [], looks: 0, dwellSeconds: 0 },
          reaction: null,
        },
      ],
    },
  ],
  clicks: [{ id: "k1", host: "www.mihon.example", title: "豊洲レジデンス", at }],
};

const BASE = "GET /api/company/recommender";
const visit = async (path: string, answers: object, role: "owner" | "agent" = "owner") => {
  const visited = await visitSite(path, { ...MARKET, ...hereAs(role), ...answers }, SIGNED_IN);
  return { ...visited, text: textOf(visited.html()) };
};

describe("物件提案 in the console", () => {
  it("says how many customers are how warm, what waits, and what is not set up", async () => {
    const { text } = await visit("/console/recommender/", {
      [`${BASE}/overview`]: { office, customers, waitingApprovals: 3, openLeads: 2 },
    });
    for (const said of [
      "見本ホーム",
      "利用中",
      "配信中 4人",
      "関心 高",
      "3件の配信が、確認を待っています",
      "2人の質問・見学の希望・いいねに、まだ対応していません",
      "自社サイトの物件ページへ案内するときに登録します",
    ])
      expect(text).toContain(said);
    expect(text).toMatch(/SPF\s*できています/);
    expect(text).toMatch(/DKIM\s*まだです\s*設定がありません/);
  });

  it.each([
    ["owner", "導入を申し込む"],
    ["agent", "導入の申し込みは、会社の管理者が行います"],
  ] as const)("says to the %s of a company without it what it does", async (role, said) => {
    const none = { office: null, customers: null, waitingApprovals: 0, openLeads: 0 };
    expect((await visit("/console/recommender/", { [`${BASE}/overview`]: none }, role)).text).toContain(said);
    const answers = { [`${BASE}/customers`]: refused(404) };
    expect((await visit("/console/recommender/customers", answers, role)).text).toContain("物件提案サービスを使っていません");
  });

  it.each([
    ["setup", "運営がお客さまの登録ページを公開します"],
    ["suspended", "お客さまへの配信も止まります"],
  ])("says of a recommender that is %s what that means", async (state, said) => {
    const overview = { office: { ...office, state }, customers, waitingApprovals: 0, openLeads: 0 };
    expect((await visit("/console/recommender/", { [`${BASE}/overview`]: overview })).text).toContain(said);
  });
});

describe("the list of customers", () => {
  it("tells of each the condition, the warmth in a word, what was sent last and what they made of it", async () => {
    const { text } = await visit("/console/recommender/customers", { [`${BASE}/customers`]: page([listed, nameless], { total: 45 }) });
    for (const said of [
      "山田 花子さん",
      "江東区 / 中古マンションほかの条件 1件",
      "関心 高",
      "最後の配信 2026年11月20日",
      "最後の反応 興味なし（駅から遠い）",
    ])
      expect(text).toContain(said);
    for (const said of ["hanako@example.jp", "条件はまだありません", "配信はまだありません", "1 / 3ページ", "お客さまを追加する"])
      expect(text).toContain(said);
  });

  it("keeps what was asked for in its address, and asks for it", async () => {
    const visited = await visit("/console/recommender/customers?state=active&heat=red&q=%E5%B1%B1&sort=name&page=2", {
      [`${BASE}/customers`]: page([], { total: 21, page: 2 }),
    });
    const asked = visited.asked.find(({ line }) => line === `${BASE}/customers`);
    expect(asked?.query).toEqual({ state: "active", heat: "red", q: "山", sort: "name", page: "2" });
    expect(visited.text).toContain("このページには、お客さまがいません");
  });

  it("says that nobody is there yet, and gives an agent no way to take anybody in", async () => {
    const empty = page([], { counts: { all: 0, waiting: 0, active: 0, stopped: 0 } });
    const { text } = await visit("/console/recommender/customers", { [`${BASE}/customers`]: empty }, "agent");
    expect(text).toContain("お客さまはまだいません");
    expect(text).not.toContain("お客さまを追加する");
    expect((await visit("/console/recommender/customers/new", {}, "agent")).text).toContain("この画面は開けません");
  });

  it("says where it cannot be read", async () => {
    const { text } = await visit("/console/recommender/customers", { [`${BASE}/customers`]: refused(503) });
    expect(text).toContain("読み込みに失敗しました");
  });
});

describe("one customer", () => {
  it("is shown with proof, conditions, homes with reactions, presses and note", async () => {
    const { text } = await visit("/console/recommender/customers/c1", { [`${BASE}/customers/c1`]: inFull });
    for (const said of [
      "2026年11月3日（名刺）",
      "値下げ",
      "反応がありました",
      "豊洲レジデンス",
      "見学の希望",
      "2回見ました（約2分）",
      "掲載が終わった物件",
    ])
      expect(text).toContain(said);
    expect(text).toContain("変更前江東区 / 6,000万円以下変更後江東区 / 5,000万円以下");
    for (const said of ["会社のページを開いた記録", "平日の夜に電話", "お客さまから停止の依頼があった", "お客さまのデータを削除する"])
      expect(text).toContain(said);
  });

  it("is answered from the first card, before what ends things", async () => {
    const { text } = await visit("/console/recommender/customers/c1", { [`${BASE}/customers/c1`]: inFull });
    expect(text.indexOf("反応を見る・返事をする")).toBeGreaterThan(0);
    expect(text.indexOf("反応を見る・返事をする")).toBeLessThan(text.indexOf("探している条件"));
  });

  it("who has stopped is not stopped again, and no agent deletes anybody", async () => {
    const stopped = { ...inFull, state: "stopped", proof: null, origin: "form" };
    const { text } = await visit("/console/recommender/customers/c1", { [`${BASE}/customers/c1`]: stopped }, "agent");
    expect(text).toContain("すべての配信を止めています");
    expect(text).not.toContain("停止の依頼があった");
    expect(text).not.toContain("データを削除する");
  });

  it("of another office is not found", async () => {
    expect((await visit("/console/recommender/customers/c9", { [`${BASE}/customers/c9`]: refused(404) })).status).toBe(404);
  });
});
