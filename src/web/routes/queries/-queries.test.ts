import { describe, expect, it } from "vitest";
import { textOf } from "#test/support/render-in-router.tsx";
import { refused } from "#test/support/scripted-api.ts";
import { headingsOf, questions, robotsOf, SIGNED_IN, visitSite } from "#test/support/site-visit.tsx";
import { sampleDetail } from "#web/queries/detail/samples.ts";
import { sampleQuery } from "#web/queries/list/samples.ts";

const HOMES = { "GET /api/estate/homes": { items: [], page: 1, pageSize: 20, total: 0, asOf: "2026-11-21T00:00:00.000Z" } };
const AGREED = { "GET /api/mypage/agreements": { accepted: [], pending: [] } };
const query = sampleQuery();
const LIST = { "GET /api/mypage/queries": { items: [query, { ...query, id: "query-2", state: "expired" }], live: 1, most: 10 } };
const { matches: _, ...detail } = sampleDetail();
const ONE = { "GET /api/mypage/queries/query-1": detail };

const visit = (path: string, answers = {}) => visitSite(path, { ...HOMES, ...AGREED, ...answers }, SIGNED_IN);

describe("the list of saved conditions", () => {
  it("is for members: a visitor signs in first", async () => {
    expect((await visitSite("/queries")).redirect?.to).toMatch(/^\/login/);
  });

  it("asks what each finds today, by the conditions of its words, but not of one that has ended", async () => {
    const page = await visit("/queries", LIST);
    const asked = questions(page).filter(({ line }) => line === "GET /api/estate/homes");

    expect(page.status).toBe(200);
    expect(asked.map((one) => one.query)).toEqual([
      { kind: "condo", area: "13107,13108", walk: "10", price: "4000-6000", size: "60-", quake: "1" },
    ]);
    expect(textOf(page.html())).toContain("いま合う物件 0件");
  });

  it("says that it could not be read, and never that it is empty", async () => {
    const text = textOf((await visit("/queries", { "GET /api/mypage/queries": refused(500) })).html());

    expect(text).toContain("読み込みに失敗しました");
    expect(text).not.toContain("まだありません");
  });
});

describe("one saved condition", () => {
  it("is named by its words and kept from search engines", async () => {
    const html = (await visit("/queries/query?id=query-1", ONE)).html();

    expect(headingsOf(html)).toEqual([query.words]);
    expect(robotsOf(html)).toBe("noindex");
  });

  it.each(["/queries/query?id=somebody-elses", "/queries/query"])("that is not there or not one's own is not found: %s", async (path) => {
    const page = await visit(path, { "GET /api/mypage/queries/somebody-elses": refused(404) });
    expect(page.status).toBe(404);
  });

  it("opens at the question that its address asks for", async () => {
    const text = textOf((await visit("/queries/query?id=query-1&step=BuildingAge", ONE)).html());

    expect(text).toContain("築年数を選んでください");
    expect(text).toContain("変更を保存する");
  });

  it("asks what another way of searching needs, before it is saved", async () => {
    const text = textOf((await visit("/queries/query?id=query-1&add=kyugake", ONE)).html());
    expect(text).toContain("九掛け物件の予算と確かさを選んでください");
  });
});
