import { describe, expect, it } from "vitest";
import type { ReadForm } from "#kernel/fields/read-fields.ts";
import { readEmailChange, readPhoneChange } from "./read-contact.ts";

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
  ])("%s is taken as %s", (phone, e164) => {
    expect(readPhoneChange({ phone }, null)).toEqual({ ok: true, input: e164 });
  });

  it.each([
    ["", "新しい電話番号を入力してください。例：090-1234-5678"],
    ["090-1234-567", "新しい電話番号の桁数を確かめてください。例：090-1234-5678"],
    ["でんわ", "新しい電話番号の形を確かめてください。例：090-1234-5678"],
    ["+1 212 555 0100", "新しい電話番号は日本の番号で入力してください"],
    ["0120-123-456", "フリーダイヤルの番号は登録できません。SMSを受け取れる番号を入力してください"],
    ["0800-123-4567", "フリーダイヤルの番号は登録できません。SMSを受け取れる番号を入力してください"],
    ["03-1234-5678", "固定電話ではSMSを受け取れません。携帯電話の番号を入力してください"],
  ])("%j is refused at its field: %s", (phone, message) => {
    expect(issuesOf(readPhoneChange({ phone }, null))).toEqual([{ field: "phone", message }]);
  });

  it("is refused where the account has it, verified", () => {
    expect(issuesOf(readPhoneChange({ phone: "090-1234-5678" }, "+819012345678"))).toEqual([
      { field: "phone", message: "いまと同じ電話番号です。別の番号を入力してください" },
    ]);
  });
});
