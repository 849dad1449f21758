import { describe, expect, it } from "vitest";
import { textOf } from "#test/support/render-in-router.tsx";
import { refused } from "#test/support/scripted-api.ts";
import { headingsOf, MARKET, questions, titleOf, visitSite } from "#test/support/site-visit.tsx";
import { foundChome } from "#web/risk/samples/guide-samples.ts";
import { sampleReport } from "#web/risk/samples/samples.ts";

describe("letters", () => {
  const BUILDING = "GET /api/estate/risk/sample-apartment";

  it.each([
    ["/risk/register", {}, { kind: "none", hasBuildings: true }],
    ["/risk/register?building=sample-apartment", { [BUILDING]: sampleReport }, { kind: "known", subject: sampleReport.subject }],
    ["/risk/register?building=sample-apartment", { [BUILDING]: refused(404) }, { kind: "unknown", hasBuildings: true }],
    ["/risk/register?building=sample-apartment", { [BUILDING]: refused(501) }, { kind: "failed", hasBuildings: true }],
  ])("%s with %j registers for: %j", async (path, answers, data) => {
    const visit = await visitSite(path, { ...MARKET, ...answers });

    expect([visit.status, visit.data]).toEqual([200, data]);
  });

  const TOKEN = "a".repeat(43);
  const NOTICES = "GET /api/estate/risk-notices";

  it("wishes for notices are opened by the token of a mail, and the page is counted nowhere", async () => {
    const visit = await visitSite(`/risk/thanks-registration?token=${TOKEN}`, { ...MARKET, [NOTICES]: refused(404) });

    expect(questions(visit)).toEqual([{ line: NOTICES, query: { token: TOKEN } }]);
    expect(titleOf(visit.html())).toBe("お知らせの設定 | まちのね");
    expect(visit.matches.at(-1)?.staticData).toMatchObject({ tracked: false, layout: "noindex" });
  });

  it("thanks without a token ask nothing", async () => {
    const visit = await visitSite("/risk/thanks-registration", MARKET);

    expect([questions(visit), titleOf(visit.html())]).toEqual([[], "登録が完了しました | まちのね"]);
  });
});

describe("a report by its key", () => {
  const REPORT = `GET /api/estate/risk/${sampleReport.subject.key}`;
  const path = (part: string) => `/risk/${sampleReport.subject.key}/${part}`;

  it("is drawn with the name of its building", async () => {
    const html = (await visitSite(path("summary"), { ...MARKET, [REPORT]: sampleReport })).html();

    expect(titleOf(html)).toBe("豊洲サンプルレジデンスのリスク診断 | まちのね");
    expect(headingsOf(html)).toHaveLength(1);
  });

  it("that nobody has is not found, and one that could not be read is no missing building", async () => {
    const unknown = await visitSite(path("flood"), { ...MARKET, [REPORT]: refused(404), "GET /api/estate/suggest": { items: [] } });
    const broken = await visitSite(path("flood"), { ...MARKET, [REPORT]: refused(501, { title: "診断を読み込めませんでした" }) });

    expect([unknown.status, headingsOf(unknown.html())]).toEqual([404, ["建物が見つかりません"]]);
    expect([broken.status, textOf(broken.html()).includes("診断を読み込めませんでした")]).toEqual([501, true]);
  });
});

describe("a text", () => {
  const LISTED = { "GET /api/estate/risk": { items: [], total: 0, page: 1, pageSize: 20 }, "GET /api/estate/suggest": { items: [] } };
  const visit = (outcome: string, rest: string | null) =>
    visitSite("/risk/search_result?q=豊洲5-1-2", {
      ...MARKET,
      ...LISTED,
      "GET /api/estate/places": { outcome, items: [{ ...foundChome, rest }] },
      [`GET /api/estate/risk/${foundChome.key}`]: refused(404),
    });

  it("that names one place leads straight to its report, with what could not be placed", async () => {
    expect((await visit("one", "1-2")).redirect?.to).toBe(`/risk/${foundChome.key}/summary?rest=1-2`);
    expect((await visit("one", null)).redirect?.to).toBe(`/risk/${foundChome.key}/summary`);
  });

  it("that only may mean it stays to be chosen", async () => {
    const { redirect, html } = await visit("several", "1-2");

    expect(redirect).toBeNull();
    expect(textOf(html())).toContain("江東区豊洲五丁目");
  });
});
