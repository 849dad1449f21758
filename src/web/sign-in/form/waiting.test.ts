import { describe, expect, it } from "vitest";
import { waitingOf, waitingWords } from "./waiting.ts";

const signUp = { purpose: "sign-up", address: "hanako@example.jp", sentAt: 5 } as const;
const totp = { kind: "totp", deviceName: "青い端末" } as const;

describe("what the screen of codes waits for", () => {
  it.each([
    { name: "nothing", step: null, kept: null, waiting: { kind: "nothing" } },
    { name: "a sign-up", step: null, kept: signUp, waiting: { kind: "sign-up", sentAt: 5 } },
    { name: "the link of a sign-up", step: null, kept: { ...signUp, isByLink: true }, waiting: { kind: "sign-up-link", sentAt: 5 } },
    {
      name: "the step that a reload broke off, not a sign-up",
      step: null,
      kept: { ...signUp, purpose: "sign-in" as const, step: "totp" as const },
      waiting: { kind: "reloaded", step: "totp" },
    },
    {
      name: "nothing of a sign-in without a step",
      step: null,
      kept: { ...signUp, purpose: "sign-in" as const },
      waiting: { kind: "nothing" },
    },
    { name: "a step of a sign-in", step: totp, kept: null, waiting: totp },
    { name: "the step before an older sign-up", step: totp, kept: signUp, waiting: totp },
    { name: "nothing for a lost password", step: null, kept: { ...signUp, purpose: "reset" as const }, waiting: { kind: "nothing" } },
    {
      name: "the sign-up after a sign-in that is over",
      step: { kind: "done", username: "x", isNewDevice: false } as const,
      kept: signUp,
      waiting: { kind: "sign-up", sentAt: 5 },
    },
  ])("is $name", ({ step, kept, waiting }) => {
    expect(waitingOf(step, kept)).toEqual(waiting);
  });

  it.each([
    [{ kind: "sign-up", sentAt: 5 } as const, "hanako@example.jp へ確認コードを送りました。"],
    [{ kind: "sign-up", sentAt: 0 } as const, "hanako@example.jp の登録の確認が、まだ済んでいません。"],
    [{ kind: "sign-up-link", sentAt: 5 } as const, "hanako@example.jp へ確認のリンクを送りました。"],
    [{ kind: "sign-up-link", sentAt: 0 } as const, "hanako@example.jp の登録の確認が、まだ済んでいません。"],
    [{ kind: "sms", destination: "+*******5678" } as const, "末尾5678の電話番号へ"],
    [{ kind: "sms", destination: "" } as const, "登録されている電話番号へ"],
    [totp, "認証アプリ（青い端末）"],
    [{ kind: "totp", deviceName: null } as const, "認証アプリに表示"],
  ])("%j begins with the words %j", (waiting, words) => {
    expect(waitingWords(waiting, "hanako@example.jp").lead.startsWith(words)).toBe(true);
  });
});

describe("the heading", () => {
  it.each([
    [{ kind: "unknown" } as const, "確認コードの入力"],
    [{ kind: "nothing" } as const, "確認コードの入力"],
    [{ kind: "reloaded", step: "totp" } as const, "認証アプリのコード"],
    [{ kind: "reloaded", step: "sms" } as const, "SMSの確認コード"],
    [{ kind: "lost" } as const, "もう一度ログインしてください"],
    [{ kind: "sign-up", sentAt: 0 } as const, "確認コードの入力"],
    [{ kind: "sign-up-link", sentAt: 0 } as const, "登録の確認"],
    [{ kind: "sms", destination: "" } as const, "SMSの確認コード"],
    [totp, "認証アプリのコード"],
    [{ kind: "select-mfa", choices: ["SMS"] } as const, "確認方法"],
    [{ kind: "mfa-setup", choices: ["TOTP"] } as const, "二段階認証の設定"],
    [{ kind: "new-password", requiredAttributes: [], attributes: {} } as const, "新しいパスワード"],
    [{ kind: "custom-challenge", parameters: {} } as const, "追加の確認"],
  ])("of %j is %s", (waiting, title) => {
    expect(waitingWords(waiting, "hanako@example.jp").title).toBe(title);
  });
});
