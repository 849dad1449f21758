import { describe, expect, it } from "vitest";
import { readContent } from "#domain/content/index.server.ts";
import { textOf } from "#test/support/render-in-router.tsx";
import { refused } from "#test/support/scripted-api.ts";
import { headingsOf, MARKET, questions, robotsOf, SIGNED_IN, titleOf, visitSite } from "#test/support/site-visit.tsx";
import { agreedThread, buyersList, OWN_CONTACT, samplePreview, sampleThread } from "./samples.ts";

const list = buyersList();
const LISTED = {
  ...MARKET,
  "GET /api/mypage/offers": list.offers,
  "GET /api/mypage/offer-summary": list.summary ?? {},
  "GET /api/mypage/offer-campaigns": list.campaigns ?? {},
};
const ONE = "GET /api/mypage/offers/offer-1";
const SETTLE = { ...MARKET, "GET /api/mypage/offer-contact": OWN_CONTACT };

describe("/offer", () => {
  it("explains itself to a visitor and asks nothing of the services, whatever offer was named", async () => {
    const visit = await visitSite("/offer?side=owner&id=offer-1", MARKET);

    expect([visit.status, titleOf(visit.html()), robotsOf(visit.html())]).toEqual([200, "ダイレクトオファー | まちのね", null]);
    expect(textOf(visit.html())).toContain("ログインすると、お知らせしたオファーを開きます");
    expect(questions(visit)).toEqual([]);
  });

  it("lists a member's offers by side and page", async () => {
    const visit = await visitSite("/offer?page=2", LISTED, SIGNED_IN);

    expect(questions(visit)).toContainEqual({ line: "GET /api/mypage/offers", query: { side: "buyer", page: "2" } });
    expect(textOf(visit.html())).toContain("東雲サンプルコート 中層階へのオファー");
  });

  it("opens one of them, and asks for one's own contact only where it is about to be told", async () => {
    const open = await visitSite("/offer?side=owner&id=offer-1", { ...SETTLE, [ONE]: sampleThread() }, SIGNED_IN);
    expect(headingsOf(open.html())).toEqual(["東雲サンプルコート 中層階へのオファー"]);
    expect(textOf(open.html())).toContain("8,380万円で逆提示を送る");
    expect(questions(open).map(({ line }) => line)).toEqual([ONE]);

    const agreed = await visitSite("/offer?id=offer-1", { ...SETTLE, [ONE]: agreedThread() }, SIGNED_IN);
    expect(textOf(agreed.html())).toContain("hanako@example.com");
  });

  it("answers an offer of others as one that is not there", async () => {
    const visit = await visitSite("/offer?id=offer-1", { ...MARKET, [ONE]: refused(404) }, SIGNED_IN);
    expect(visit.status).toBe(404);
  });

  it.each(["/offer", "/offer?id=offer-1", "/offer?start=choose"])("%s that cannot be read says so, with another try", async (path) => {
    const visit = await visitSite(path, MARKET, SIGNED_IN);

    expect(visit.status).toBe(200);
    expect(textOf(visit.html())).toMatch(/読み込みに失敗しました.*再試行/);
  });

  it("shows what would be sent before anything is", async () => {
    const preview = { "POST /api/mypage/offer-campaigns/previews": samplePreview() };
    const visit = await visitSite("/offer?start=query-2", { ...LISTED, ...preview }, SIGNED_IN);

    expect(textOf(visit.html())).toContain("受け付けているオーナー10〜19人");
    expect(questions(visit).map(({ line }) => line)).not.toContain("POST /api/mypage/offer-campaigns");
  });
});

it("/offer/about says how it goes, what it costs, that nobody has to, and never that no agent is needed", async () => {
  const faq = readContent().faq.find(({ topic }) => topic === "offer") ?? {};
  const visit = await visitSite("/offer/about", { ...MARKET, "GET /api/content/faq/offer": faq });
  const text = textOf(visit.html());

  expect(titleOf(visit.html())).toBe("ダイレクトオファーとは | まちのね");
  for (const words of [
    "双方が同意するまで",
    "宅地建物取引業者",
    "7日",
    "交渉を進める意思",
    "売買の契約ではありません",
    "2,706,000円",
    "買い手として始める",
    "オファーを受け取ったら、売らなければいけませんか",
    "全9件",
  ])
    expect(text).toContain(words);
  expect(text).not.toContain("仲介なし");
});
