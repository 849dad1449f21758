import { describe, expect, it } from "vitest";
import { NOTICE_KINDS } from "#domain/identity/notices/notice-of.ts";
import { type NoticeMail, noticeMessage } from "./notice-texts.ts";

const mail: NoticeMail = {
  kind: "password-changed",
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
    expect(body).toContain("「パスワードをお忘れの方」");
    expect(body).not.toContain("http");
  });

  it("does not guess a device", () => {
    expect(noticeMessage({ ...mail, device: null }).body).toContain("端末: 分かりません");
  });

  it("tells how many recovery codes are left, and which service was linked", () => {
    expect(noticeMessage({ ...mail, kind: "recovery-code-used", detail: { remaining: 3 } }).body).toContain("残りは3個です。");
    expect(noticeMessage({ ...mail, kind: "provider-linked", detail: { provider: "Google" } }).body).toContain("Googleで");
  });
});
