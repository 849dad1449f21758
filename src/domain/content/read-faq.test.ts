import { describe, expect, it } from "vitest";
import { TextError } from "#platform/markdown/read-blocks.ts";
import { readFaqTopic } from "./read-faq.server.ts";

const read = (body: string, head = "title: よくある質問") => readFaqTopic("offer", `---\n${head}\n---\n\n${body}\n`);

describe("the questions of a page", () => {
  it("are read with their ids and answers, in their order", () => {
    const { title, questions } = read("## one: 一つめ: ですか\n\n答えです。\n\n- 項目\n\n## two-b: 二つめですか\n\n答えです。");

    expect(title).toBe("よくある質問");
    expect(questions.map(({ id, question, answer }) => [id, question, answer.map(({ kind }) => kind)])).toEqual([
      ["one", "一つめ: ですか", ["paragraph", "list"]],
      ["two-b", "二つめですか", ["paragraph"]],
    ]);
  });

  it.each([
    ["no question", "文だけです。"],
    ["words before the first question", "前文です。\n\n## one: 質問\n\n答え"],
    ["a question without an id", "## 質問\n\n答え"],
    ["a question without an answer", "## one: 質問\n\n## two: 質問\n\n答え"],
    ["an id that is there twice", "## one: 質問\n\n答え\n\n## one: 質問\n\n答え"],
  ])("are refused with %s", (_name, body) => {
    expect(() => read(body)).toThrow(TextError);
  });

  it("are refused without a title", () => {
    expect(() => read("## one: 質問\n\n答え", "name: x")).toThrow(TextError);
  });
});
