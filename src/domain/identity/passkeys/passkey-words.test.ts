import { describe, expect, it } from "vitest";
import { keptWords, nameProblem, usedWords } from "./passkey-words.ts";

describe("a passkey in words", () => {
  it("says when it was added and used, in Japan's days", () => {
    const createdAt = new Date("2026-11-02T15:30:00Z");
    expect(usedWords({ createdAt, lastUsedAt: null })).toEqual(["追加：2026年11月3日", "最後の利用：まだありません"]);
    expect(usedWords({ createdAt, lastUsedAt: new Date("2026-11-20T03:00:00Z") })).toEqual([
      "追加：2026年11月3日",
      "最後の利用：2026年11月20日",
    ]);
  });

  it("says where it is kept, and nothing where that is not told", () => {
    expect([true, false, null].map((isBackedUp) => keptWords({ isBackedUp }))).toEqual([
      "同じアカウントのほかの端末でも使えます",
      "作った端末だけで使えます",
      null,
    ]);
  });

  it.each([
    ["  ", "名前を入力してください"],
    ["長".repeat(65), "名前は64文字以内で入力してください"],
    [`${"🏠".repeat(20)}${"あ".repeat(30)}`, null],
    ["🏠".repeat(65), "名前は64文字以内で入力してください"],
    ["二\u0000行", "名前に使えない文字が含まれています"],
    [" 会社のパソコン ", null],
  ])("takes a name or says what is wrong with it: %j", (typed, problem) => {
    expect(nameProblem(typed)).toBe(problem);
  });
});
