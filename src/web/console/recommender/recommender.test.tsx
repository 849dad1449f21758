import { describe, expect, it } from "vitest";
import { textOf } from "#test/support/render-in-router.tsx";
import { refused } from "#test/support/scripted-api.ts";
import { MARKET, SIGNED_IN, visitSite } from "#test/support/site-visit.tsx";
import { OF_OWNER, sampleHere } from "#web/console/samples.ts";
import {
  customerInFull,
  NO_CUSTOMERS,
  NO_OFFICE_YET,
  OF_OFFICE_AGENT,
  sampleCustomers,
  sampleOffice,
  sampleOfficeCounts,
} from "./samples.ts";

const hereAs = (role: "owner" | "agent") => {
  const here = sampleHere(role === "owner" ? OF_OWNER : OF_OFFICE_AGENT);
  return { "GET /api/company/me": { here: { ...here, me: { ...here.me, role } } } };
};

const BASE = "GET /api/company/recommender";
const visit = async (path: string, answers: object, role: "owner" | "agent" = "owner") => {
  const visited = await visitSite(path, { ...MARKET, ...hereAs(role), ...answers }, SIGNED_IN);
  return { ...visited, text: textOf(visited.html()) };
};

describe("物件提案 in the console", () => {
  it("says how many customers are how warm, what waits, and what is not set up", async () => {
    const { text } = await visit("/console/recommender/", {
      [`${BASE}/overview`]: { office: sampleOffice, customers: sampleOfficeCounts, waitingApprovals: 3, openLeads: 2 },
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
    expect((await visit("/console/recommender/", { [`${BASE}/overview`]: NO_OFFICE_YET }, role)).text).toContain(said);
    const answers = { [`${BASE}/customers`]: refused(404) };
    expect((await visit("/console/recommender/customers", answers, role)).text).toContain("物件提案サービスを使っていません");
  });

  it.each([
    ["setup", "運営がお客さまの登録ページを公開します"],
    ["suspended", "お客さまへの配信も止まります"],
  ])("says of a recommender that is %s what that means", async (state, said) => {
    const overview = { office: { ...sampleOffice, state }, customers: sampleOfficeCounts, waitingApprovals: 0, openLeads: 0 };
    expect((await visit("/console/recommender/", { [`${BASE}/overview`]: overview })).text).toContain(said);
  });
});

describe("the list of customers", () => {
  it("tells of each the condition, the warmth in a word, what was sent last and what they made of it", async () => {
    const { text } = await visit("/console/recommender/customers", { [`${BASE}/customers`]: sampleCustomers(undefined, { total: 45 }) });
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
      [`${BASE}/customers`]: sampleCustomers([], { total: 21, page: 2 }),
    });
    const asked = visited.asked.find(({ line }) => line === `${BASE}/customers`);
    expect(asked?.query).toEqual({ state: "active", heat: "red", q: "山", sort: "name", page: "2" });
    expect(visited.text).toContain("このページには、お客さまがいません");
  });

  it("says that nobody is there yet, and gives an agent no way to take anybody in", async () => {
    const { text } = await visit("/console/recommender/customers", { [`${BASE}/customers`]: NO_CUSTOMERS }, "agent");
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
    const { text } = await visit("/console/recommender/customers/c1", { [`${BASE}/customers/c1`]: customerInFull });
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
    const { text } = await visit("/console/recommender/customers/c1", { [`${BASE}/customers/c1`]: customerInFull });
    expect(text.indexOf("反応を見る・返事をする")).toBeGreaterThan(0);
    expect(text.indexOf("反応を見る・返事をする")).toBeLessThan(text.indexOf("探している条件"));
  });

  it("who has stopped is not stopped again, and no agent deletes anybody", async () => {
    const stopped = { ...customerInFull, state: "stopped", proof: null, origin: "form" };
    const { text } = await visit("/console/recommender/customers/c1", { [`${BASE}/customers/c1`]: stopped }, "agent");
    expect(text).toContain("すべての配信を止めています");
    expect(text).not.toContain("停止の依頼があった");
    expect(text).not.toContain("データを削除する");
  });

  it("of another office is not found", async () => {
    expect((await visit("/console/recommender/customers/c9", { [`${BASE}/customers/c9`]: refused(404) })).status).toBe(404);
  });
});
