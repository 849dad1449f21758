import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { assessmentV1Schema, assessmentV2Schema, assessmentV3Schema } from "#api/biz/assessment-schemas.ts";
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
const drawn = globSync("src/web/**/*.{ts,tsx}", { exclude: (name) => /\.test\.tsx?$/.test(name) }).map((file) => ({
  file,
  text: readFileSync(file, "utf8"),
}));

/** `folder`: of the files that may draw it. */
const isDrawn = (id: string, folder = "src/web/") =>
  drawn.some(({ file, text }) => file.startsWith(folder) && (text.includes(`id="${id}"`) || text.includes(`id: "${id}"`)));

/** Links of the code to a place within a page: `to` and `hash` in one line. */
const places = drawn.flatMap(({ file, text }) =>
  [...text.matchAll(/\bto(?:=|: )"(\/[^"]*)".{0,100}?\bhash(?:=|: )"([^"]+)"/g)].map(([, path = "", anchor = ""]) => ({
    file,
    path,
    anchor,
  })),
);

/** The areas that a page draws from: `src/web/biz/`. */
function areasOf(path: string): readonly string[] {
  const [file = ""] = globSync([`src/web/routes${path}.tsx`, `src/web/routes${path}/index.tsx`]);
  return [...readFileSync(file, "utf8").matchAll(/"#web\/(\w+)\//g)].map(([, area]) => `src/web/${area}/`);
}

function spansOf(block: Block): readonly Span[] {
  if (block.kind === "heading") return [];
  if (block.kind === "paragraph") return block.spans;
  return block.kind === "list" ? block.items.flat() : [block.head, ...block.rows].flat(2);
}

describe("the links of the screens", () => {
  it("lead to places within pages", () => expect(places.length).toBeGreaterThan(8));

  it.each(places)("$file leads to $path#$anchor, which its page draws", ({ path, anchor }) => {
    expect(areasOf(path).some((area) => isDrawn(anchor, area))).toBe(true);
  });
});

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

describe("the terms of companies", () => {
  it("ask for no band where a version of the API returns none (第7条)", () => {
    const versions = { v1: assessmentV1Schema, v2: assessmentV2Schema, v3: assessmentV3Schema };
    const without = Object.entries(versions).flatMap(([version, { shape }]) => ("band80" in shape ? [] : [version]));
    const [newest] = readDocuments()
      .filter(({ document }) => document === "biz-terms")
      .toSorted((a, b) => b.version.localeCompare(a.version));

    expect(JSON.stringify(newest?.blocks)).toContain(`幅を返さない版（AI査定API ${without.join("・")}）`);
  });
});
