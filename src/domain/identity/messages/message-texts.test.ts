import { describe, expect, it } from "vitest";
import type { CodeKind } from "#domain/identity/core/code-rules.ts";
import { codeMessage, linkMessage, takenAddressMessage } from "./message-texts.ts";

const KINDS: readonly CodeKind[] = ["sign-up", "reset", "attribute", "mfa", "arrival"];
const LIFE: Readonly<Record<CodeKind, string>> = { "sign-up": "24時間", reset: "1時間", attribute: "24時間", mfa: "3分", arrival: "15分" };
const recipient = { username: "hanako", operatorName: "まちのね" };
const mailTo = { ...recipient, attributeName: "email", to: "hanako@example.jp" } as const;
const smsTo = { ...recipient, attributeName: "phone_number", to: "+819012345678" } as const;
/** The longest SMS in Japanese that is one part (UCS-2). */
const ONE_PART = 70;

describe.each(KINDS)("the message with a code for %s", (kind) => {
  it("says by mail what it is for, the code, how long it is good, and what to do if nobody asked", () => {
    const { medium, to, username, subject, body, code } = codeMessage({ ...mailTo, kind, code: "012345" });

    expect({ medium, to, username, code }).toEqual({ medium: "EMAIL", to: "hanako@example.jp", username: "hanako", code: "012345" });
    expect(subject).toMatch(/^【まちのね】.+コード$/);
    expect(body).toContain("確認コード: 012345");
    expect(body).toContain(LIFE[kind]);
    expect(body).toContain("心当たりがない場合");
    expect(body).not.toMatch(/[!！]/);
  });

  it("fits into one SMS, with the code, its life and no other number of that length", () => {
    const { medium, subject, body } = codeMessage({ ...smsTo, kind, code: "012345" });

    expect({ medium, subject }).toEqual({ medium: "SMS", subject: null });
    expect(body.length).toBeLessThanOrEqual(ONE_PART);
    expect(body).toContain(LIFE[kind]);
    expect(body.match(/\d{4,}/g)).toEqual(["012345"]);
  });
});

describe("the mail with the link of a sign-up", () => {
  it("says what it is for, how long it is good and what to do if nobody asked; the outbox shows no code beside it", () => {
    const link = "https://id.example.jp/confirmUser?client_id=c&user_name=u&confirmation_code=x";
    const { medium, subject, body, code } = linkMessage({ ...mailTo, link });

    expect({ medium, subject, code }).toEqual({ medium: "EMAIL", subject: "【まちのね】登録の確認", code: null });
    expect(body.split("\n")).toContain(link);
    expect(body).toContain("24時間");
    expect(body).toContain("心当たりがない場合");
    expect(body).not.toMatch(/[!！]/);
  });
});

describe("the message about a sign-up with a known address", () => {
  it("tells the owner, carries no code and nothing that looks like one", () => {
    const mail = takenAddressMessage(mailTo);
    const sms = takenAddressMessage(smsTo);

    for (const { body, code } of [mail, sms]) {
      expect(body).toContain("すでに登録されています");
      expect(body).not.toMatch(/\d{4,8}/);
      expect(code).toBeNull();
    }
    expect(sms.body.length).toBeLessThanOrEqual(ONE_PART);
    expect(mail.subject).toBe("【まちのね】すでに登録されています");
  });
});
