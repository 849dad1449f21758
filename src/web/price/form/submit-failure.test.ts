import { describe, expect, it } from "vitest";
import type { Problem } from "#api/client/client.ts";
import { submitFailure } from "./submit-failure.ts";

const problem = (changes: Partial<Problem>): Problem => ({ type: "/problems/x", title: "接続できません", status: 503, ...changes });
const error = (field: string, message = "確かめてください。") => ({ field, reason: "invalid", message });

describe("a price check that was not taken", () => {
  it("is told as a whole where no field is wrong, and that nothing typed is lost", () => {
    expect(submitFailure(problem({ status: 500 }), true)).toEqual({
      issues: [],
      notice: "接続できません。入力した内容は残っています。もう一度お試しください。",
    });
  });

  it("is told field by field otherwise", () => {
    expect(submitFailure(problem({ status: 422, errors: [error("areaM2", "面積は8㎡以上です。"), error("floor")] }), true)).toEqual({
      issues: [
        { field: "areaM2", message: "面積は8㎡以上です。" },
        { field: "floor", message: "確かめてください。" },
      ],
      notice: null,
    });
  });

  it.each(["apartmentKey", "cityCode", "town", "address"])("names the place for a wrong %s, which has no field of its own", (field) => {
    expect(submitFailure(problem({ status: 422, errors: [error(field)] }), true).issues).toEqual([
      { field: "place", message: "確かめてください。" },
    ]);
  });

  it("says of one field one thing, the first", () => {
    const errors = [error("cityCode", "市区町村を確かめてください。"), error("town", "町名を確かめてください。"), error("areaM2")];

    expect(submitFailure(problem({ status: 422, errors }), true).issues).toEqual([
      { field: "place", message: "市区町村を確かめてください。" },
      { field: "areaM2", message: "確かめてください。" },
    ]);
  });

  it("asks who asked too often to wait as long as the service says", () => {
    const failure = submitFailure(problem({ status: 429, retryAfterSeconds: 60 }), true);

    expect(failure).toEqual({ issues: [], notice: expect.stringContaining("1分ほど待ってから") });
  });

  it("is told calmly while the model is being made", () => {
    const preparing = problem({ type: "/problems/preparing", title: "推定の準備をしています。しばらくしてから、もう一度お試しください" });

    expect(submitFailure(preparing, true).notice).toBe("推定の準備をしています。数分後に、もう一度お試しください。");
  });

  it("is told from a browser that has no network", () => {
    const unreached = problem({ type: "/problems/network", status: 0 });

    expect(submitFailure(unreached, false).notice).toContain("インターネットに接続されていません");
    expect(submitFailure(unreached, true).notice).toContain("サーバーに接続できませんでした");
  });
});
