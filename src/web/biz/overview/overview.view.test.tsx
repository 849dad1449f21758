import { describe, expect, it } from "vitest";
import { sampleCard } from "#api/client/samples.ts";
import { PLANS } from "#domain/api-access/plans.ts";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { MARKET, questions, robotsOf, visitSite } from "#test/support/site-visit.tsx";
import { sampleQuestions } from "#web/kit/text/samples.ts";
import { OverviewView } from "./overview.view.tsx";

const faq = { topic: "business", title: "よくある質問", questions: sampleQuestions } as const;
const ALL = ["/biz", "/biz/trial", "/biz/document", "/biz/online-consultation", "/biz/checker", "/biz/terms", "/accuracy"];
const draw = (given: Partial<Parameters<typeof OverviewView>[0]> = {}, paths = ALL) =>
  renderInRouter(<OverviewView cards={[sampleCard]} faq={faq} {...given} />, paths);

describe("the page for companies", () => {
  it("has what there is, what it costs as it is charged, how far off it is, and how to begin", async () => {
    const html = await draw();
    const text = textOf(html);

    for (const { monthlyYen, includedCalls } of Object.values(PLANS)) {
      expect(text).toContain(`${monthlyYen.toLocaleString("ja-JP")}円`);
      expect(text).toContain(`${includedCalls.toLocaleString("ja-JP")}回`);
    }
    for (const words of [
      "税別",
      "誤差の中央値",
      "10.0%",
      "50.2%",
      "79.7%",
      "いちばん低い区市町村は、港区の76.8%です（リフォームの有無が分かる場合）",
      "不動産鑑定評価ではありません",
    ])
      expect(text).toContain(words);
    for (const path of ["/biz/trial", "/biz/document", "/biz/online-consultation", "/biz/checker"])
      expect(html).toContain(`href="${path}"`);
    expect(html).toContain('id="plans"');
  });

  it("leads to no screen that is not there", async () => {
    const html = await draw({}, ["/biz", "/accuracy"]);

    expect([...html.matchAll(/href="(\/[^"#]*)/g)].map(([, path]) => path)).toEqual(expect.arrayContaining(["/biz", "/accuracy"]));
    expect(html).not.toMatch(/href="\/biz\/./);
    expect(textOf(html)).toContain("価格チェッカー");
  });

  it("shows its ways of use as what they are: invented", async () => {
    expect(textOf(await draw())).toContain("利用の例（サンプル）使い方を示すための例です。実在の会社の事例ではありません。");
  });

  it("marks figures of a sample market, says where there are none, and where they could not be loaded", async () => {
    expect(textOf(await draw({ cards: [{ ...sampleCard, isSample: true }] }))).toContain("サンプルデータの結果");
    expect(textOf(await draw({ cards: [] }))).toContain("いま公開できる精度の数字がありません。");
    expect((await draw({ cards: null, faq: null })).split('role="alert"')).toHaveLength(3);
  });

  it("has no markup of questions for search engines", async () => {
    expect(await draw()).not.toMatch(/FAQPage|ld\+json/);
  });
});

it("/biz asks for figures and questions, and stands without them", async () => {
  const visit = await visitSite("/biz", MARKET);

  expect([visit.status, robotsOf(visit.html())]).toEqual([200, null]);
  expect(
    questions(visit)
      .map(({ line }) => line)
      .toSorted(),
  ).toEqual(["GET /api/content/faq/business", "GET /api/price-checker/accuracy"]);
});
