import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readContent } from "#domain/content/index.server.ts";
import { readDocuments } from "#domain/legal/index.server.ts";
import { siteRouter } from "#web/router.tsx";
import type { Block, Span } from "#wire/content/text-blocks.ts";

const { news, faq } = readContent();
const texts: readonly (readonly [name: string, blocks: readonly Block[]])[] = [
  ...news.map(({ id, blocks }) => [`news ${id}`, blocks] as const),
  ...faq.flatMap(({ topic, questions }) => questions.map(({ id, answer }) => [`faq ${topic} ${id}`, answer] as const)),
  ...readDocuments().map(({ document, version, blocks }) => [`${document} ${version}`, blocks] as const),
];
const links = texts.flatMap(([name, blocks]) =>
  blocks.flatMap(spansOf).flatMap(({ to }) => (to === undefined ? [] : [{ name, to, blocks }])),
);

const present = Object.keys(siteRouter().routesByPath).map((path) => path.replace(/(?<=.)\/$/, ""));
/** Screens that are, and screens that the specification asks for. */
const screens = new Set([
  ...present,
  ...readFileSync(new URL("./support/routes-of-the-specification.txt", import.meta.url), "utf8")
    .trim()
    .split("\n"),
]);
const drawn = globSync("src/web/**/*.tsx").map((file) => readFileSync(file, "utf8"));

const isDrawn = (id: string) => drawn.some((file) => file.includes(`id="${id}"`) || file.includes(`id: "${id}"`));

function spansOf(block: Block): readonly Span[] {
  if (block.kind === "heading") return [];
  if (block.kind === "paragraph") return block.spans;
  return block.kind === "list" ? block.items.flat() : [block.head, ...block.rows].flat(2);
}

describe("the texts of the site", () => {
  it("lead to some thirty places", () => expect(links.length).toBeGreaterThan(30));

  it.each(links.filter(({ to }) => to.startsWith("/")))("$name leads to $to, which is a screen", ({ to }) => {
    const [path = "", anchor] = to.split("#");

    expect(screens).toContain(path);
    if (anchor !== undefined && present.includes(path)) expect(isDrawn(anchor), `#${anchor} is drawn nowhere`).toBe(true);
  });

  it.each(links.filter(({ to }) => to.startsWith("#")))("$name leads to $to on its own page", ({ to, blocks }) => {
    const isSection = blocks.some((block) => block.kind === "heading" && block.id === to.slice(1));

    expect(isSection || isDrawn(to.slice(1))).toBe(true);
  });

  it("lead to other sites by https alone", () => {
    for (const { to } of links.filter(({ to }) => !/^[/#]/.test(to))) expect(to).toMatch(/^https:\/\//);
  });

  it("tell news that begin with the day they are named by, in plain words", () => {
    for (const { id, publishedAt, title, summary, blocks } of news) {
      expect(new Date(publishedAt.getTime() + 9 * 3_600_000).toISOString().slice(0, 10)).toBe(id.slice(0, 10));
      expect(summary).toMatch(/。$/);
      expect(title).not.toMatch(/。$/);
      expect(JSON.stringify([title, summary, blocks])).not.toMatch(/[！!]|日本初|業界初|最高|最先端|No\.?1/i);
    }
  });

  it("never call an estimate 鑑定, but to say that it is none", () => {
    for (const [name, blocks] of texts)
      for (const sentence of JSON.stringify(blocks).split("。"))
        if (sentence.includes("鑑定"))
          expect(sentence, name).toMatch(/ではなく|ではありません|ではない|いいえ|鑑定士|ですか|できません|禁じ|してはな|示すこと/);
  });
});
