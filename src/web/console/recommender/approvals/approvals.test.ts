import { describe, expect, it } from "vitest";
import { isSoon, leftWords, sinceWords } from "./approval-words.ts";
import { apart } from "./mail-frame.tsx";

const NOW = "2026-11-24T03:00:00.000Z";
const at = (minutes: number) => new Date(Date.parse(NOW) + minutes * 60_000).toISOString();

describe("the time that an office has", () => {
  it.each([
    [5 * 60 + 59, "あと5時間で期限切れ"],
    [60, "あと1時間で期限切れ"],
    [59, "あと59分で期限切れ"],
    [0.5, "あと1分で期限切れ"],
    [0, "期限切れ"],
  ])("%d minutes: %s", (minutes, words) => {
    expect(leftWords(at(minutes), NOW)).toBe(words);
  });

  it("is short in the last three hours", () => {
    expect([isSoon(at(179), NOW), isSoon(at(180), NOW)]).toEqual([true, false]);
  });
});

it("a home that is as it was chosen has nothing to be known of", () => {
  expect(sinceWords("same")).toBeNull();
  expect(sinceWords("gone")).toContain("送るときに外れます");
});

it("a mail loses the styles of its markup, and nothing else", () => {
  const html =
    '<html><head><style>p{color:red}</style></head><body style="margin:0"><p class="x" style="a:b">書いた style="x"</p></body></html>';
  expect(apart(html)).toEqual({
    css: ["p{color:red}"],
    markup: '<html><head></head><body data-look="margin:0"><p class="x" data-look="a:b">書いた style="x"</p></body></html>',
  });
});
