import { describe, expect, it } from "vitest";
import { PROBLEMS } from "#api/http/problem-types.ts";
import { CATALOGUE } from "#wire/errors/catalogue.ts";
import { failureOf } from "./failure-of.ts";
import { isProblem, problemText } from "./problem-failure.ts";
import { OFFLINE } from "./texts.ts";

const problem = (type: string, status: number, title = "題") => ({ type: `/problems/${type}`, title, status });

describe("problems of our own API", () => {
  it.each([
    [problem("session-ended", 401), CATALOGUE["Both token and refresh token have expired. Your request was aborted."].japanese],
    [
      { ...problem("agreement-required", 403), title: PROBLEMS["agreement-required"].title },
      "利用規約への同意が必要です。マイページを開き、内容を確認して同意してから、もう一度お試しください。",
    ],
    [problem("forbidden", 403), "この操作を確認できませんでした。画面を読み込み直して、もう一度お試しください。"],
    [problem("illegal-transition", 409, "現在の状態ではこの操作はできません"), /できません。画面を読み込み直して/],
    [problem("too-many-requests", 429), "アクセスが集中しています。少し待ってから、もう一度お試しください。"],
    [
      { ...problem("too-many-requests", 429), retryAfterSeconds: 12 },
      "アクセスが集中しています。12秒ほど待ってから、もう一度お試しください。",
    ],
    [
      { ...problem("too-many-requests", 429), retryAfterSeconds: 90 },
      "アクセスが集中しています。2分ほど待ってから、もう一度お試しください。",
    ],
    [problem("unreached", 503), "ただいま接続できません。入力した内容は残っています。時間をおいて、もう一度お試しください。"],
    [problem("network", 0), CATALOGUE["Network Error"].japanese],
    [problem("timeout", 0), CATALOGUE["Request did not complete within {n} ms"].japanese],
    [problem("aborted", 0), CATALOGUE["Request aborted"].japanese],
    [
      problem("not-found", 404, "指定された情報は見つかりませんでした"),
      /^指定された情報は見つかりませんでした。入力した内容は残っています/,
    ],
  ])("says %o as a notice", (given, words) => {
    const notice = typeof words === "string" ? words : expect.stringMatching(words);
    expect(failureOf(given, {}, true)).toEqual({ issues: [], notice });
  });

  it("shows the fields that the API names, at those fields", () => {
    const given = { ...problem("validation", 422), errors: [{ field: "town", reason: "required", message: "町名を選んでください" }] };

    expect(failureOf(given)).toEqual({ issues: [{ field: "town", message: "町名を選んでください" }], notice: null });
  });

  it.each(["network", "timeout"])("tells of the missing network where the browser is offline: %s", (type) => {
    expect(failureOf(problem(type, 0), {}, false).notice).toBe(OFFLINE);
  });

  it("are one text where there are no fields to tell them at, each sentence ended", () => {
    const errors = ["町名を選んでください", "面積を入力してください。"].map((message, index) => ({
      field: `f${index}`,
      reason: "x",
      message,
    }));

    expect(problemText({ ...problem("validation", 422), errors }, true)).toBe("町名を選んでください。面積を入力してください。");
    expect(problemText({ ...problem("too-many-requests", 429), retryAfterSeconds: 60 }, true)).toContain("1分ほど待ってから");
    expect(problemText(problem("network", 0), false)).toBe(OFFLINE);
  });

  it("ends its sentences once", () => {
    expect(failureOf(problem("internal", 500, "エラーが発生しました。時間をおいてお試しください")).notice).toMatch(/お試しください。$/);
    expect(failureOf(problem("internal", 500, "困りました。")).notice).not.toContain("。。");
  });

  it.each([null, "text", {}, { type: "/problems/x" }, { type: "x", title: "y", status: 1 }, new Error("x")])("is not %o", (other) => {
    expect(isProblem(other)).toBe(false);
  });
});
