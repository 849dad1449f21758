import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Block } from "#wire/content/text-blocks.ts";
import { differences } from "./differences.ts";

const heading = (text: string): Block => ({ kind: "heading", id: text, text });
const line = (text: string): Block => ({ kind: "paragraph", spans: [{ text }] });
const list = (...items: string[]): Block => ({ kind: "list", isOrdered: true, items: items.map((text) => [{ text }]) });
const between = (older: Block[], newer: Block[]) => differences({ blocks: older }, { blocks: newer });

describe("the differences between two versions", () => {
  it("are none where nothing changed", () => {
    expect(between([heading("第1条"), line("同じ文です。")], [heading("第1条"), line("同じ文です。")])).toEqual([]);
  });

  it("are told by Japanese words in the line that reads otherwise, and by its section", () => {
    const told = between(
      [heading("第13条"), line("終える日の90日前までにお知らせします。")],
      [heading("第13条"), line("終える日の60日前までにお知らせします。")],
    );

    expect(told).toEqual([
      {
        section: "第13条",
        change: "changed",
        parts: [
          { text: "終える日の", change: "same" },
          { text: "90", change: "removed" },
          { text: "60", change: "added" },
          { text: "日前までにお知らせします。", change: "same" },
        ],
      },
    ]);
  });

  it("tell what came and what went as whole lines", () => {
    const older = [heading("第8条"), list("なりすまし", "大量の要求を送ること")];
    const newer = [heading("第8条"), list("なりすまし", "全く別の事柄についての定め"), heading("第9条"), line("新しい条です。")];

    expect(between(older, newer).map(({ section, change }) => [section, change])).toEqual([
      ["第8条", "added"],
      ["第9条", "added"],
      ["第9条", "added"],
      ["第8条", "removed"],
    ]);
    expect(
      between(newer, older)
        .map(({ change }) => change)
        .toSorted(),
    ).toEqual(["added", "removed", "removed", "removed"]);
  });

  it("compare rows of tables", () => {
    const table = (term: string): Block => ({
      kind: "table",
      head: [[{ text: "情報" }], [{ text: "期間" }]],
      rows: [[[{ text: "控え" }], [{ text: term }]]],
    });

    expect(between([table("30日")], [table("60日")])[0]?.parts.filter(({ change }) => change !== "same")).toEqual([
      { text: "30", change: "removed" },
      { text: "60", change: "added" },
    ]);
  });

  it("hold every letter of both versions in the lines that are not the same", () => {
    const texts = fc.array(fc.stringMatching(/^[あいう規約日。0-9]{1,12}$/), { maxLength: 6 });
    fc.assert(
      fc.property(texts, texts, (older, newer) => {
        const told = between(older.map(line), newer.map(line));
        const said = (left: "added" | "removed") =>
          told
            .map(({ parts }) =>
              parts
                .filter(({ change }) => change !== left)
                .map(({ text }) => text)
                .join(""),
            )
            .join("");
        const missing = (from: string[], text: string) => from.filter((each) => !text.includes(each));
        // What is not told stands in both.
        for (const text of missing(newer, said("removed"))) expect(older).toContain(text);
        for (const text of missing(older, said("added"))) expect(newer).toContain(text);
      }),
    );
  });
});
