import { describe, expect, it } from "vitest";
import { IdentityFault } from "#web/session/pool/types.ts";
import { passkeyEnd } from "./passkey-failure.ts";

const browser = (name: string) => new DOMException("", name);

describe("a passkey that was asked for in vain", () => {
  it.each(["NotAllowedError", "AbortError"])("is no error where the person gave up: %s", (name) => {
    expect(passkeyEnd(browser(name), true)).toEqual({ kind: "stopped" });
  });

  it.each([
    ["InvalidStateError", "すでに登録されています"],
    ["NotSupportedError", "この端末ではパスキーを作れません"],
    ["ConstraintError", "画面ロック"],
    ["SecurityError", "このページではパスキーを使えません"],
  ])("is told in a sentence: %s", (name, words) => {
    expect(passkeyEnd(browser(name), true)).toMatchObject({ kind: "failed", text: expect.stringContaining(words) });
  });

  it("is told in the words for what the service said", () => {
    const fault = new IdentityFault("NotAuthorizedException", "The passkey could not be verified.", 400);
    expect(passkeyEnd(fault, true)).toEqual({
      kind: "failed",
      text: "このパスキーではログインできません。ほかのパスキーか、パスワードでログインしてください。",
    });
  });

  it("is told first that the browser knows none", () => {
    expect(passkeyEnd(browser("NotAllowedError"), false)).toMatchObject({ text: expect.stringContaining("対応していません") });
  });
});
