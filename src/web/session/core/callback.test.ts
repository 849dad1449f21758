import { describe, expect, test } from "vitest";
import { judgeCallback, readCallback } from "./callback.ts";

const AT = "https://site.example";

describe("a provider's answer", () => {
  test.each(["/login/?code=1", "/login?code=1", "//login//?code=1", "/login/#code=1"])("is read at %s", (path) => {
    expect(readCallback(`${AT}${path}`)?.code).toBe("1");
  });

  test.each(["/?code=1", "/mypage/?code=1", "/login/x?code=1", "/login-check?code=1"])(
    "is not read at %s, which is not the callback path",
    (path) => {
      expect(readCallback(`${AT}${path}`)).toBeNull();
    },
  );

  test.each(["/login/", "/login/?tab=sign-up", "/login/?state=1", "/login/?code="])("is not seen in a plain visit of %s", (path) => {
    expect(readCallback(`${AT}${path}`)).toBeNull();
  });

  test("is query and hash together, and the hash wins", () => {
    expect(readCallback(`${AT}/login/?code=query&state=query#code=hash`)).toMatchObject({ code: "hash", state: "query" });
  });

  test("is no token from the address, which anybody could have put there", () => {
    expect(readCallback(`${AT}/login/#access_token=t&id_token=i`)).toBeNull();
  });
});

describe("the judgement of an answer", () => {
  const answer = { code: "c", state: "s", error: null, errorDescription: null };
  const kept = { state: "s", verifier: "v" };

  test("accepts a code with the state that was kept", () => {
    expect(judgeCallback(answer, kept)).toEqual({ kind: "accepted", code: "c", verifier: "v" });
  });

  test.each([
    { ...answer, state: "other" },
    { ...answer, state: null },
  ])("ignores another state without a word: %j", (other) => {
    expect(judgeCallback(other, kept)).toEqual({ kind: "ignored" });
  });

  test.each([
    ["no kept state", answer, { state: null, verifier: null }],
    ["no kept state, even with a verifier", answer, { state: null, verifier: "v" }],
    ["no state on either side", { ...answer, state: null }, { state: null, verifier: "v" }],
    ["no kept verifier", answer, { state: "s", verifier: null }],
  ])("refuses %s: somebody else's sign-in", (_case, given, stored) => {
    expect(judgeCallback(given, stored)).toMatchObject({ kind: "refused", error: { message: "Invalid state in OAuth flow" } });
  });

  test("refuses an error of the provider with its description, to be shown", () => {
    const refusal = { ...answer, code: null, error: "access_denied", errorDescription: "User is disabled." };
    expect(judgeCallback(refusal, kept)).toMatchObject({ kind: "refused", error: { name: "access_denied", message: "User is disabled." } });
    expect(judgeCallback({ ...refusal, errorDescription: null }, kept)).toMatchObject({ error: { message: "access_denied" } });
  });

  test("does not show the error of a foreign answer", () => {
    expect(judgeCallback({ ...answer, state: "x", error: "call +81…" }, kept)).toEqual({ kind: "ignored" });
  });
});
