import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { gapText, VerdictSentence } from "./verdict-sentence.tsx";

describe("an asking price against an estimate", () => {
  it.each([
    { gap: 0.09, text: "9.0%高い" },
    { gap: -0.032, text: "3.2%低い" },
    { gap: 0.0004, text: "ほぼ同じ" },
  ])("a gap of $gap is $text", ({ gap, text }) => {
    expect(gapText(gap)).toBe(text);
  });

  it.each([
    ["cheap", "割安", true],
    ["fair", "相場の範囲", false],
    ["dear", "割高", false],
  ] as const)("%s is %s, and only a cheap one asks for care", (verdict, name, asks) => {
    const html = renderToStaticMarkup(<VerdictSentence gap={0.1} verdict={verdict} />);

    expect(html).toContain(name);
    expect(html.includes("確かめてください")).toBe(asks);
  });
});
