import { describe, expect, it } from "vitest";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { sampleReport } from "#web/risk/samples/samples.ts";
import { ExplainerView } from "./explainer.view.tsx";
import { FaqView } from "./faq.view.tsx";
import { FAQ, FAQ_TOPICS, findQuestions } from "./faq-content.ts";
import { FaqTopView } from "./faq-top.view.tsx";

const search = { floor: 5 };

describe("the questions", () => {
  it.each(FAQ_TOPICS)("%s: five to eight, each with an answer and a source, in careful words", (topic) => {
    const { entries } = FAQ[topic];

    expect(entries.length).toBeGreaterThanOrEqual(5);
    expect(entries.length).toBeLessThanOrEqual(8);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    for (const { question, answer, sources } of entries) {
      expect(question).toMatch(/[。]$/);
      expect(sources.length).toBeGreaterThan(0);
      for (const paragraph of answer) expect(paragraph).toMatch(/^[^！!]+。$/);
    }
  });

  it.each(FAQ_TOPICS)("%s: stand once, in the guide, with their sources", async (topic) => {
    const html = await renderInRouter(<ExplainerView tab={topic} />);

    expect(html).toContain('href="#faq"');
    for (const { id, question, answer, sources } of FAQ[topic].entries) {
      expect(html).toContain(`id="faq-${id}"`);
      for (const words of [question, ...answer, ...sources.map(({ label }) => label)]) expect(textOf(html)).toContain(words);
    }
  });

  it.each(FAQ_TOPICS)("%s: are linked from the page of a building, which says what is its own", async (topic) => {
    const html = await renderInRouter(<FaqView report={sampleReport} search={search} topic={topic} />);
    const text = textOf(html);

    expect(text).toContain("の場合");
    for (const { id, question, answer } of FAQ[topic].entries) {
      expect(html).toContain(`href="/risk/${topic}#faq-${id}"`);
      expect(text).toContain(question);
      for (const paragraph of answer) expect(text).not.toContain(paragraph);
    }
    expect(html).toContain('href="/risk/sample-apartment/contact?topic=question"');
  });
});

describe("a search in the questions", () => {
  it.each([
    ["", 6],
    ["修繕積立金", 1],
    ["しゅうぜん", 0],
    ["1981年 確認", 1],
    ["飛行機", 0],
  ])("「%s」 finds them in %i topics", (q, topics) => {
    expect(findQuestions(q)).toHaveLength(topics);
  });

  it("needs every word", () => {
    const all = (q: string) => findQuestions(q).flatMap(({ entries }) => entries).length;

    expect(all("データ 液状化")).toBeLessThan(all("データ"));
  });
});

describe("the index", () => {
  it("leads to each question, and searches without script", async () => {
    const html = await renderInRouter(<FaqTopView report={sampleReport} search={search} q="" />);

    expect(html).toContain('href="/risk/flood#faq-no-colour"');
    expect(html).toMatch(/<form[^>]*method="get".*name="floor"[^>]*value="5".*name="q"/s);
  });

  it("offers to ask where no question fits", async () => {
    const html = await renderInRouter(<FaqTopView report={sampleReport} search={{}} q="飛行機" />);

    expect(textOf(html)).toContain("「飛行機」に合う質問はありません");
    expect(html).toContain("topic=question");
  });

  it("keeps the words, the floor and the weights for the next search", async () => {
    const html = await renderInRouter(<FaqTopView report={sampleReport} search={{ floor: 5, w: "50-10-10-10-10-10" }} q="浸水" />);

    expect(html).toMatch(/<input[^>]*name="q"[^>]*>/);
    expect(html).toContain('value="浸水"');
    expect(html).toContain('<input type="hidden" name="floor" value="5"/>');
    expect(html).toContain('<input type="hidden" name="w" value="50-10-10-10-10-10"/>');
    expect(html).toMatch(/<label for="faq-q"[^>]*>質問を探す/);
  });

  it("carries nothing that was not chosen", async () => {
    expect(await renderInRouter(<FaqTopView report={sampleReport} search={{}} q="" />)).not.toContain('type="hidden"');
  });

  it("shows only topics in which something was found", async () => {
    const html = await renderInRouter(<FaqTopView report={sampleReport} search={{}} q="免震" />);
    const topics = [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/gs)].map(([, title = ""]) => textOf(title));

    expect(topics).toEqual(["地震のよくある質問"]);
    expect(textOf(html)).not.toContain("質問はありません");
  });

  it("shows what was looked for as text, never as markup", async () => {
    const html = await renderInRouter(<FaqTopView report={sampleReport} search={{}} q="<b>太字</b>" />);

    expect(html).toContain("「&lt;b&gt;太字&lt;/b&gt;」に合う質問はありません");
  });
});

describe("the questions of a topic", () => {
  const draw = () => renderInRouter(<FaqView report={sampleReport} search={search} topic="flood" />);

  it("stand below their tab of the report", async () => {
    const html = await draw();

    expect(textOf(/<nav aria-label="現在位置".*?<\/nav>/s.exec(html)?.[0] ?? "")).toBe(
      "リスク診断豊洲サンプルレジデンス水害・土砂よくある質問",
    );
    expect(html).toContain('href="/risk/sample-apartment/flood?floor=5"');
  });

  it("lead to the index of the same floor", async () => {
    expect(await draw()).toMatch(/href="\/risk\/sample-apartment\/faq_top\?floor=5"[^>]*>よくある質問の目次/);
  });
});
