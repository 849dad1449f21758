import { describe, expect, test } from "vitest";
import { screenDescription } from "#web/app/description/description.ts";
import { documentHead, outcomeOf } from "./document-head.ts";
import type { ScreenData } from "./screen-data.ts";

const root: ScreenData = { name: "", access: "open", layout: "default", tracked: false, title: "" };
const result: ScreenData = { name: "search-result", access: "open", layout: "noindex", tracked: true, title: "価格チェック結果" };
const accuracy: ScreenData = { ...result, name: "accuracy", layout: "default", title: "推定の精度" };
const [description] = screenDescription("accuracy");
const match = (staticData: ScreenData, status = "success") => ({ staticData, status });

describe("documentHead", () => {
  test("is the title of the screen with the name of the service, and what search engines are told of it", () => {
    expect(documentHead([match(root), match(accuracy)])).toEqual([{ title: "推定の精度 | まちのね" }, description]);
  });

  test("keeps the noindex layout out of search engines", () => {
    expect(documentHead([match(root), match(result)])).toEqual([
      { title: "価格チェック結果 | まちのね" },
      { name: "robots", content: "noindex" },
    ]);
  });

  test("takes the deepest screen, past pathless routes without a title", () => {
    expect(documentHead([match(root), match(accuracy), match({ ...root, layout: "noindex" })])).toEqual([
      { title: "推定の精度 | まちのね" },
      description,
    ]);
  });

  test.each([
    ["a missing page", [{ ...match(root), _notFound: true }], "ページが見つかりません | まちのね"],
    ["a screen that found nothing", [match(root), match(accuracy, "notFound")], "ページが見つかりません | まちのね"],
    ["a screen that failed", [match(root), match(accuracy, "error")], "エラーが発生しました | まちのね"],
  ])("does not claim the title of %s and is not indexed", (_, matches, title) => {
    expect(documentHead(matches)).toEqual([{ title }, { name: "robots", content: "noindex" }]);
  });
});

test("a visit is shown, missing or failed", () => {
  expect(outcomeOf([match(root), match(accuracy)])).toBe("shown");
  expect(outcomeOf([match(root), match(accuracy, "pending")])).toBe("shown");
  expect(outcomeOf([{ ...match(root), _notFound: true }, match(accuracy, "pending")])).toBe("missing");
  expect(outcomeOf([match(root), match(accuracy, "error")])).toBe("failed");
});
