import { describe, expect, it } from "vitest";
import type { ReadForm } from "#kernel/fields/read-fields.ts";
import { readEmailChange, readPhoneChange, readSmsPhone } from "./read-contact.ts";

const issuesOf = (read: ReadForm<unknown>) => (read.ok ? [] : read.issues);

describe("a new e-mail address", () => {
  const current = "hanako@example.jp";

  it.each([
    { email: "taro@example.jp", message: undefined },
    { email: "ｔａｒｏ＠ｅｘａｍｐｌｅ．ｊｐ", message: undefined },
    { email: "", message: "新しいメールアドレスを入力してください。例：hanako@example.jp" },
    { email: "taro.example.jp", message: "新しいメールアドレスの形を確かめてください。例：hanako@example.jp" },
    { email: "hanako@example.jp", message: "いまと同じメールアドレスです。別のものを入力してください" },
    { email: " Hanako@EXAMPLE.jp ", message: "いまと同じメールアドレスです。別のものを入力してください" },
  ])("$email: $message", ({ email, message }) => {
    expect(issuesOf(readEmailChange({ email, currentPassword: "x" }, current)).map((issue) => issue.message)).toEqual(
      message ? [message] : [],
    );
  });

  it("may be the address of today while that is unverified", () => {
    expect(readEmailChange({ email: current, currentPassword: "x" }, null)).toEqual({
      ok: true,
      input: { address: current, password: "x" },
    });
  });

  it("needs the password of today", () => {
    expect(issuesOf(readEmailChange({ email: "taro@example.jp" }, current))).toEqual([
      { field: "currentPassword", message: "いまのパスワードを入力してください" },
    ]);
  });
});

describe("a phone number for codes by SMS", () => {
  it.each([
    ["090-1234-5678", "+819012345678"],
    ["０８０１２３４５６７８", "+818012345678"],
    ["050-1234-5678", "+815012345678"],
  ])("%s is taken as %s", (text, e164) => {
    expect(readSmsPhone(text, null)).toMatchObject({ ok: true, value: { e164 } });
  });

  it.each([
    ["", "電話番号を入力してください"],
    ["090-1234-567", "桁数"],
    ["でんわ", "形を確かめて"],
    ["+1 212 555 0100", "日本の電話番号"],
    ["0120-123-456", "フリーダイヤル"],
    ["0800-123-4567", "フリーダイヤル"],
    ["03-1234-5678", "固定電話ではSMSを受け取れません"],
  ])("%j is refused: %s", (text, words) => {
    expect(readSmsPhone(text, null)).toMatchObject({ ok: false, reason: expect.stringContaining(words) });
  });

  it("stands in the form as E.164, or with what is wrong at its field", () => {
    expect(readPhoneChange({ phone: "090-1234-5678" }, null)).toEqual({ ok: true, input: "+819012345678" });
    expect(issuesOf(readPhoneChange({}, null)).map(({ field }) => field)).toEqual(["phone"]);
  });

  it("is refused where the account has it, verified", () => {
    expect(readSmsPhone("090-1234-5678", "+819012345678")).toMatchObject({ ok: false, reason: expect.stringContaining("いまと同じ") });
  });
});
