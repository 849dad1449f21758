import { describe, expect, it } from "vitest";
import { IdentityFault } from "#web/session/pool/types.ts";
import { CatalogueError } from "#wire/errors/catalogue-error.ts";
import { callbackOf, withoutAnswer } from "./sign-in-callback.ts";

const nothingYet = { failure: null, isLate: false };

describe("the way back from the hosted login", () => {
  it("is none without a code or an error", () => {
    expect(callbackOf({}, { failure: null, isLate: true })).toEqual({ kind: "none" });
  });

  it("is being completed while the code is exchanged", () => {
    expect(callbackOf({ code: "abc" }, nothingYet)).toEqual({ kind: "completing" });
  });

  it.each([
    { failure: new CatalogueError("Invalid state in OAuth flow"), words: "はじめから" },
    { failure: new IdentityFault("invalid_grant", "used", 400), words: "はじめから" },
    { failure: new CatalogueError("Network error", { name: "NetworkError" }), words: "通信" },
  ])("fails in Japanese words with $failure.message", ({ failure, words }) => {
    expect(callbackOf({ code: "abc" }, { failure, isLate: false })).toMatchObject({ kind: "failed", text: expect.stringContaining(words) });
  });

  it("fails when nothing came of it for too long", () => {
    expect(callbackOf({ code: "abc" }, { failure: null, isLate: true })).toMatchObject({
      kind: "failed",
      text: expect.stringContaining("このブラウザーで始めたログインではないか"),
    });
  });

  it.each([
    { error: "access_denied", error_description: "The sign-in at the provider was not finished", words: "取り消されました" },
    { error: "access_denied", error_description: "User is disabled.", words: "ご利用を停止しています" },
    { error: "access_denied", error_description: "The user name belongs to another account", words: "別の会員登録で使われています" },
    { error: "server_error", error_description: "", words: "完了できませんでした" },
    { error: "temporarily_unavailable", error_description: "", words: "混み合っています" },
    { error: "<script>", error_description: "<b>", words: "受け付けませんでした" },
  ])("says $words for $error ($error_description) without repeating it", ({ error, error_description, words }) => {
    const callback = callbackOf({ error, error_description }, nothingYet);

    expect(callback).toMatchObject({ kind: "failed", text: expect.stringContaining(words) });
    expect(JSON.stringify(callback)).not.toContain("<");
  });
});

describe("the address once the answer has failed", () => {
  const answer = { code: "abc", state: "xyz", error: "access_denied", error_description: "no" };

  it.each([
    [{ ...answer }, {}],
    [{ ...answer, tab: "sign-up" as const }, { tab: "sign-up" }],
    [{ ...answer, notice: "reset" as const }, { notice: "reset" }],
    [{}, {}],
  ])("of %j keeps %j", (search, kept) => {
    expect(withoutAnswer(search)).toEqual(kept);
  });
});
