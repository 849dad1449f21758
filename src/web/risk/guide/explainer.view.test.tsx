import { describe, expect, it } from "vitest";
import { DEPTH_LEGEND } from "#domain/surroundings/tiles/legends.ts";
import { hrefOf, linksOf } from "#test/support/links-of.ts";
import { renderInRouter, textOf } from "#test/support/render-in-router.tsx";
import { RISK_TABS, type RiskTab } from "#web/risk/frame/risk-tabs.tsx";
import { ExplainerView } from "./explainer.view.tsx";
import { EXPLAINERS } from "./explainers.ts";
import { FAQ } from "./faq-content.ts";

const TABS = Object.keys(RISK_TABS) as RiskTab[];
const PAGES = ["/", "/risk", "/risk/contact"];
const draw = (tab: RiskTab) => renderInRouter(<ExplainerView tab={tab} />, PAGES);
const nav = (html: string, label: string) => new RegExp(`<nav[^>]*aria-label="${label}".*?</nav>`, "s").exec(html)?.[0] ?? "";
const tableOf = (html: string, caption: string) =>
  [...html.matchAll(/<table.*?<\/table>/gs)].map(([table]) => table).find((table) => table.includes(`>${caption}</caption>`)) ?? "";

describe("the page of an explainer", () => {
  it.each(TABS)("%s: its contents lead to each of its sections, in their order", async (tab) => {
    const html = await draw(tab);

    expect(linksOf(nav(html, "このページの内容")).map(({ text, href }) => [text, href])).toEqual(
      [...EXPLAINERS[tab].sections, ...(tab === "summary" ? [] : [{ id: "faq", title: FAQ[tab].title }])].map(({ id, title }) => [
        title,
        `#${id}`,
      ]),
    );
    for (const { id } of EXPLAINERS[tab].sections) expect(html.match(new RegExp(` id="${id}"`, "g"))).toHaveLength(1);
  });

  it.each(TABS)("%s: has one main heading, its lead, and the way here", async (tab) => {
    const html = await draw(tab);
    const { title, lead } = EXPLAINERS[tab];

    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(textOf(/<h1.*?<\/h1>/s.exec(html)?.[0] ?? "")).toBe(title);
    expect(textOf(html)).toContain(lead);
    expect(textOf(nav(html, "現在位置"))).toBe(`リスク診断${title}`);
  });

  it.each(TABS)("%s: marks itself among the others, and no other", async (tab) => {
    const links = linksOf(nav(await draw(tab), "診断の見方"));

    expect(links.map(({ href }) => href)).toEqual(TABS.map((each) => `/risk/${each}`));
    expect(links.filter(({ current }) => current !== null).map(({ text, current }) => [text, current])).toEqual([
      [RISK_TABS[tab].label, "page"],
    ]);
  });

  it("leads on to a building or a question", async () => {
    const html = await draw("crime");

    expect(hrefOf(html, "場所や建物を調べる")).toBe("/risk");
    expect(hrefOf(html, "質問する")).toBe("/risk/contact");
  });

  it("has what can be tried out above its sections", async () => {
    const html = await renderInRouter(
      <ExplainerView tab="summary">
        <p>ためしてみる</p>
      </ExplainerView>,
      PAGES,
    );

    expect(html.indexOf("ためしてみる")).toBeGreaterThan(0);
    expect(html.indexOf("ためしてみる")).toBeLessThan(html.indexOf('id="letter"'));
  });

  it("prints its sources with their details", async () => {
    const lists = (await draw("crime")).match(/<ol[^>]*print:block.*?<\/ol>/gs) ?? [];
    const printed = textOf(lists.at(-1) ?? "");

    for (const { label, details } of EXPLAINERS.crime.sources) expect(printed).toContain(`${label}：${details}`);
  });
});

describe("a table of an explainer", () => {
  it("has its caption on the screen, a heading for each column and each row", async () => {
    const table = tableOf(await draw("earthquake"), "30年以内に震度6弱以上のゆれが起きる確率の区分");

    expect(table).not.toContain("sr-only");
    expect([...table.matchAll(/<th scope="col"[^>]*>([^<]*)/g)].map(([, label]) => label)).toEqual(["30年以内の確率", "平均して"]);
    expect(table.match(/<th scope="row"/g)).toHaveLength(5);
  });

  it("sets figures to the right, and words to the left", async () => {
    const figures = tableOf(await draw("summary"), "記号と総合の点数");
    const words = tableOf(await draw("earthquake"), "30年以内に震度6弱以上のゆれが起きる確率の区分");
    const cellOf = (table: string) => /<td class="([^"]*)"/.exec(table)?.[1];

    expect(cellOf(figures)).toContain("text-right");
    expect(cellOf(words)).not.toContain("text-right");
  });

  it("has its note under it, where there is one", async () => {
    expect(textOf(await draw("earthquake"))).toContain("なめらかにつないで求めます");
    expect(textOf(await draw("child"))).toContain("データのないものは平均に入れず");
  });
});

describe("colours and warnings", () => {
  it("a colour never stands without its words", async () => {
    const html = await draw("flood");
    const key = /<ul aria-label="公式の色".*?<\/ul>/s.exec(html)?.[0] ?? "";

    expect([...key.matchAll(/<li.*?<\/li>/gs)].map(([row]) => textOf(row))).toEqual(DEPTH_LEGEND.map(({ label }) => label));
    expect([...key.matchAll(/fill="(#[0-9A-F]{6})"/g)].map(([, colour]) => colour)).toEqual(DEPTH_LEGEND.map(({ colour }) => colour));
  });

  it("there are colours only where the section has some", async () => {
    expect(await draw("crime")).not.toContain("公式の色");
  });

  it.each([
    ["flood", "ご注意色なしは安全を意味しません。"],
    ["crime", "ご注意夜の人口だけで割った順位は、町の住みやすさの順位ではありません。"],
    ["earthquake", "ご注意確率が低くても、ゆれないという意味ではありません。"],
  ] as const)("what must not be overlooked on %s is marked in a word: %s", async (tab, words) => {
    expect(textOf(await draw(tab))).toContain(words);
  });
});
