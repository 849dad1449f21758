import { describe, expect, it } from "vitest";
import { TextError } from "#platform/markdown/read-blocks.ts";
import { readNewsEntry } from "./read-news.server.ts";

const ID = "2026-11-21-first-news";
const HEAD = { id: ID, category: "データ更新", publishedAt: "2026-11-21T09:00:00+09:00", title: "題", summary: "要約です。" };

function read(head: Readonly<Record<string, string>>, body = "本文です。") {
  const lines = Object.entries({ ...HEAD, ...head }).map(([name, value]) => `${name}: ${value}`);
  return readNewsEntry(ID, `---\n${lines.join("\n")}\n---\n\n${body}\n`);
}

describe("a piece of news", () => {
  it("is read from its head and its Markdown", () => {
    expect(read({}, "[外](https://www.mlit.go.jp/page?a=1)と[精度](/accuracy#top)")).toEqual({
      ...{ id: ID, category: "data", publishedAt: new Date("2026-11-21T00:00:00Z"), title: "題", summary: "要約です。" },
      blocks: [
        {
          kind: "paragraph",
          spans: [{ text: "外", to: "https://www.mlit.go.jp/page?a=1" }, { text: "と" }, { text: "精度", to: "/accuracy#top" }],
        },
      ],
    });
  });

  it.each([
    ["another name than its file", { id: "2026-11-21-other" }],
    ["a category that is none", { category: "宣伝" }],
    ["a time without its zone", { publishedAt: "2026-11-21T09:00:00" }],
    ["a day that is none", { publishedAt: "2026-02-30T09:00:00+09:00" }],
    ["no title", { title: "" }],
    ["a title that no list can show", { title: "題".repeat(61) }],
    ["a field that nobody knows", { draft: "yes" }],
  ])("is refused with %s", (_name, head) => {
    expect(() => read(head)).toThrow(TextError);
  });

  it.each(["<b>太字</b>", "![絵](/a.png)", "[外](http://example.com/)", "[外](//example.com)", "[外](javascript:alert(1))"])(
    "is refused with %s in its text",
    (body) => {
      expect(() => read({}, body)).toThrow(TextError);
    },
  );

  it("is refused under a name that is no day with words", () => {
    expect(() => readNewsEntry("first", `---\nid: first\n---\n\n文\n`)).toThrow(TextError);
  });
});
