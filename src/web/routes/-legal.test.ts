import { describe, expect, it } from "vitest";
import { textOf } from "#test/support/render-in-router.tsx";
import { refused } from "#test/support/scripted-api.ts";
import { MARKET, questions, robotsOf, visitSite } from "#test/support/site-visit.tsx";
import { samplePage } from "#web/legal/document/samples.ts";

const { differences: _, ...found } = samplePage();

describe.each([
  ["/terms", "GET /api/estate/legal/terms", "利用規約"],
  ["/biz/terms", "GET /api/estate/legal/biz-terms", "事業者向け利用規約"],
  ["/privacypolicy", "GET /api/estate/legal/privacy", "プライバシーポリシー"],
])("%s", (path, line, title) => {
  it("is the text in force, for everybody and for search engines", async () => {
    const visit = await visitSite(path, { ...MARKET, [line]: found });

    expect([visit.status, robotsOf(visit.html())]).toEqual([200, null]);
    expect(textOf(visit.html())).toContain("前文です。");
    expect(questions(visit)).toEqual([{ line, query: {} }]);
  });

  it("asks for the version of its address", async () => {
    const visit = await visitSite(`${path}?version=2026-11-23`, { ...MARKET, [line]: found });

    expect(questions(visit)).toEqual([{ line, query: { version: "2026-11-23" } }]);
  });

  it("is no page for a version that is none", async () => {
    const visit = await visitSite(`${path}?version=1999-01-01`, { ...MARKET, [line]: refused(404) });

    expect([visit.status, robotsOf(visit.html())]).toEqual([404, "noindex"]);
  });

  it("says that the text could not be loaded, and can be asked again", async () => {
    const visit = await visitSite(path, MARKET);

    expect(visit.status).toBe(200);
    expect(textOf(visit.html())).toContain(title);
    expect(textOf(visit.html())).toContain("再試行");
  });
});

it("the privacy policy has the form for requests and the list of what is sent elsewhere", async () => {
  const html = (await visitSite("/privacypolicy", { ...MARKET, "GET /api/estate/legal/privacy": found })).html();

  expect(html).toContain('id="external"');
  expect(html).toContain('id="request"');
  expect(html).toContain('aria-label="個人データについての請求"');
});

it("the text about mails is there for who holds a mail of a company that is not in use any more, and says so", async () => {
  const asked = "GET /api/recommender/tenants/closed-home";
  const visit = await visitSite("/email-privacy-policy?t=closed-home", { ...MARKET, [asked]: refused(404) });

  expect(visit.status).toBe(200);
  for (const words of ["リンクにある会社は、いま見つかりません", "会社からのお知らせは届きません", "停止のしかた"])
    expect(textOf(visit.html())).toContain(words);
  expect(textOf((await visitSite("/email-privacy-policy", MARKET)).html())).not.toContain("リンクにある会社");
});
