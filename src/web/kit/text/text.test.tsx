import { describe, expect, it } from "vitest";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { Blocks } from "./blocks.tsx";
import { FaqList } from "./faq-list.tsx";
import { sampleBlocks, sampleQuestions } from "./samples.ts";

describe("a text", () => {
  it("leads inside the site by its own links, with the place on the page, and says where it leads away", async () => {
    const to = (href: string) => [{ kind: "paragraph", spans: [{ text: "読む", to: href }] }] as const;

    expect(await renderInRouter(<Blocks blocks={to("/biz#plans")} />, ["/", "/biz"])).toMatch(/<a[^>]*href="\/biz#plans"[^>]*>読む<\/a>/);
    const html = await renderInRouter(<Blocks blocks={sampleBlocks} />);
    expect(html).toMatch(/<a href="https:\/\/www\.mlit\.go\.jp\/" rel="noopener"[^>]*>国土交通省<span[^>]*>（外部サイト）/);
  });
});

describe("the questions of a page", () => {
  const draw = (sought?: string) => renderInRouter(<FaqList questions={sampleQuestions} {...(sought === undefined ? {} : { sought })} />);
  const idsOf = (html: string) => [...html.matchAll(/<details id="faq-([^"]+)"/g)].map(([, id]) => id);

  it("stand there whole, with a named box and their number", async () => {
    const html = await draw();

    expect(idsOf(html)).toEqual(["over", "stop", "long"]);
    expect(html).toMatch(/<label for="([^"]+)"[^>]*>質問を探す<\/label><input id="\1" type="search"/);
    expect(html).toMatch(/<p role="status"[^>]*>全3件<\/p>/);
  });

  it.each([
    ["超過", ["over"]],
    ["ﾁｮｳｶ", ["over"]],
    ["ちょうか", ["over"]],
    ["１回　税別", ["over"]],
    ["止め 管理", ["stop"]],
    ["30日", ["long"]],
    ["回数 管理", []],
    ["　", ["over", "stop", "long"]],
  ])("for 「%s」 are %j, and the number is announced", async (sought, ids) => {
    const html = await draw(sought);

    expect(idsOf(html)).toEqual(ids);
    expect(html).toContain(sought.trim() === "" ? "全3件" : `${ids.length}件の質問が見つかりました`);
    expect(textOf(html).includes("合う質問はありません")).toBe(ids.length === 0);
  });
});
