import { describe, expect, it } from "vitest";
import { TextError } from "#platform/markdown/read-blocks.ts";
import { readDocument } from "./read-document.server.ts";

const HEAD = {
  title: "利用規約",
  version: "2027-04-01",
  published: "2027-02-15",
  effective: "2027-04-01",
  summary: "第2条を改めました。",
  disadvantage: "no",
  announced: "画面に掲載しました。",
  agreement: "required",
};

function written(body: string, head: Partial<typeof HEAD> = {}): string {
  const lines = Object.entries({ ...HEAD, ...head }).map(([name, value]) => `${name}: ${value}`);
  return `---\n${lines.join("\n")}\n---\n\n${body}`;
}
const read = (body: string, head: Partial<typeof HEAD> = {}) => readDocument("terms", "2027-04-01", written(body, head));

describe("a legal document", () => {
  it("is read from its head and its Markdown into a closed set of blocks", () => {
    const body =
      "前文です。\n\n## 第1条\n\n1. 一つめ & 二つめ\n2. [方針](/privacypolicy)を**読む**\n\n- 項目\n\n| 名前 | 期間 |\n| --- | --- |\n| 控え | 30日 |\n";

    expect(read(body)).toEqual({
      ...{ document: "terms", title: "利用規約", version: "2027-04-01", publishedOn: "2027-02-15", effectiveOn: "2027-04-01" },
      ...{ summary: "第2条を改めました。", announced: "画面に掲載しました。", isDisadvantageous: false, needsAgreement: true },
      blocks: [
        { kind: "paragraph", spans: [{ text: "前文です。" }] },
        { kind: "heading", id: "section-1", text: "第1条" },
        {
          kind: "list",
          isOrdered: true,
          items: [
            [{ text: "一つめ & 二つめ" }],
            [{ text: "方針", to: "/privacypolicy" }, { text: "を" }, { text: "読む", isStrong: true }],
          ],
        },
        { kind: "list", isOrdered: false, items: [[{ text: "項目" }]] },
        { kind: "table", head: [[{ text: "名前" }], [{ text: "期間" }]], rows: [[[{ text: "控え" }], [{ text: "30日" }]]] },
      ],
    });
  });

  it.each([
    ["HTML", "<script>alert(1)</script>"],
    ["HTML in a line", "文<b>太字</b>"],
    ["a picture", "![絵](/a.png)"],
    ["a link to another site", "[外](https://example.com/)"],
    ["a link that a browser opens elsewhere", "[外](//example.com)"],
    ["a link that runs something", "[外](javascript:alert(1))"],
    ["a heading of another depth", "### 小見出し"],
    ["a list in a list", "- 上\n  - 下"],
    ["code", "```\nx\n```"],
    ["a quotation", "> 引用"],
  ])("is refused with %s", (_name, body) => {
    expect(() => read(body)).toThrow(TextError);
  });

  it.each([
    ["a day that is none", { published: "2027-02-30" }],
    ["a word where yes or no stands", { disadvantage: "maybe" }],
    ["no summary", { summary: "" }],
    ["effect before it is published", { published: "2027-04-02" }],
    ["effect on the day of its publication, to users' disadvantage", { published: "2027-04-01", disadvantage: "yes" }],
    ["another version than its file", { version: "2027-03-01" }],
  ])("is refused with a head that has %s", (_name, head) => {
    expect(() => read("文", head)).toThrow(TextError);
  });

  it("is refused without a head", () => {
    expect(() => readDocument("terms", "2027-04-01", "文")).toThrow(TextError);
  });
});
