import { describe, expect, it } from "vitest";
import { withFurther } from "#domain/identity/notices/further-notices.ts";
import { FURTHER, NOTICE_KINDS } from "#domain/identity/notices/notice-of.ts";
import { memberNumberOf } from "#wire/member-number.ts";
import { type NoticeMail, noticeMessage } from "./notice-texts.ts";

const mail: NoticeMail = {
  kind: "password-changed",
  sub: "0b3d9a52-6a3e-4a53-9f0e-5d1f6c1d2e3f",
  to: "hanako@example.jp",
  at: new Date("2026-11-21T03:05:00Z"),
  device: "iPhone の Safari",
  detail: {},
  operatorName: "まちのね",
  helpPages: { reset: "https://machi.example/forgot-password/", contact: "https://machi.example/risk/contact/" },
};

describe("a mail that tells what happened to an account", () => {
  it.each(NOTICE_KINDS)("says what, when in Japan, where, and what to do if it was not you: %s", (kind) => {
    const { subject, body, to, medium, code } = noticeMessage({ ...mail, kind });

    expect({ to, medium, code }).toEqual({ to: mail.to, medium: "EMAIL", code: null });
    expect(subject).toMatch(/^【まちのね】.+/);
    expect(body).toContain("日時: 2026年11月21日 12:05\n端末: iPhone の Safari");
    expect(body).toContain("心当たりがない場合は、");
    expect(body).toContain("https://machi.example/risk/contact/");
    expect(body.endsWith("まちのね\n")).toBe(true);
    expect(`${subject}${body}`).not.toMatch(/undefined|null|危険|不正|乗っ取|至急|今すぐ/);
  });

  it("leads to a new password, but not for an account that is gone", () => {
    expect(noticeMessage(mail).body).toContain("https://machi.example/forgot-password/");
    expect(noticeMessage({ ...mail, kind: "account-deleted" }).body).not.toContain("forgot-password");
  });

  it("says in words where to go when the client has told no pages", () => {
    const { body } = noticeMessage({ ...mail, helpPages: null });
    expect(body).toContain("「パスワードを忘れたとき」");
    expect(body).not.toContain("http");
  });

  it("does not guess a device", () => {
    expect(noticeMessage({ ...mail, device: null }).body).toContain("端末: 分かりません");
  });

  it("tells how many recovery codes are left, and which service was linked", () => {
    expect(noticeMessage({ ...mail, kind: "recovery-code-used", detail: { remaining: 3 } }).body).toContain("残りは3個です。");
    expect(noticeMessage({ ...mail, kind: "provider-linked", detail: { provider: "Google" } }).body).toContain("Googleで");
  });

  it("advises who has no password to end the sign-in and to secure the account at the provider", () => {
    const { body } = noticeMessage({ ...mail, kind: "new-device", detail: { passwordless: "Google" } });
    expect(body).toContain("「ログイン中の端末」でその端末のログインを終了し、Googleのアカウントのパスワードを変更してください。");
    expect(body).not.toMatch(/新しいパスワード|forgot-password/);
  });

  it("advises at the address of before to write to us, by the member's number: no password is set anew there", () => {
    const { body } = noticeMessage({ ...mail, kind: "email-changed", detail: { toFormer: true } });
    expect(body).toContain("このアドレスから別のアドレスに");
    expect(body).toContain(`すぐにお問い合わせください。変更の前のメールアドレスでは、パスワードの再設定はできません。`);
    expect(body).toContain(`会員番号 ${memberNumberOf(mail.sub)} を`);
    expect(body).toContain("https://machi.example/risk/contact/");
    expect(body).not.toContain("forgot-password");
  });

  it("tells of several things in their order, and of how many there were before", () => {
    const added = { kind: "passkey-added", at: mail.at, device: "Mac の Safari", detail: {} } as const;
    const off = { turnedOff: "SMS_MFA", smsMfa: false, totpMfa: true };
    const kept = withFurther(withFurther({ earlier: 4 }, added), { ...added, kind: "second-factor-off", device: null, detail: off });
    const { subject, body } = noticeMessage({ ...mail, kind: FURTHER, detail: kept });

    expect(subject).toBe("【まちのね】アカウントの操作がほかにもありました");
    expect(body).toContain(
      "・これより前に、ほか4件\n・2026年11月21日 12:05 パスキーを追加しました（端末: Mac の Safari）\n・2026年11月21日 12:05 二段階認証のSMSをやめました（端末: 分かりません）",
    );
    expect(body).toContain("いまの設定は、アカウント設定の画面で確かめられます。");
    expect(body).toContain("https://machi.example/forgot-password/");
  });
});
