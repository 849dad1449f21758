import { describe, expect, it } from "vitest";
import { formatPhone } from "#kernel/phone.ts";
import { readAs, required } from "./field-kind.ts";
import { faultWords } from "./field-words.ts";
import { PHONE_FIELD } from "./person-fields.ts";
import { PHONE, SMS_PHONE } from "./phone-kinds.ts";

describe("a phone number in a field", () => {
  it.each([
    ["090-1234-5678", "+819012345678"],
    ["０９０－１２３４－５６７８", "+819012345678"],
    ["090ー1234ー5678", "+819012345678"],
    ["(03) 1234.5678", "+81312345678"],
    ["+81 (0)90-1234-5678", "+819012345678"],
    ["0120-123-456", "+81120123456"],
  ])("%s is read as %s, whatever its width and hyphens", (typed, e164) => {
    expect(readAs(PHONE, typed)).toEqual({ ok: true, value: e164 });
  });

  it.each([
    ["　", "required", "電話番号を入力してください。例：090-1234-5678"],
    ["でんわ", "format", "電話番号の形を確かめてください。例：090-1234-5678"],
    ["090-1234-567", "digit-count", "電話番号の桁数を確かめてください。例：090-1234-5678"],
    ["090-1234-56789", "digit-count", "電話番号の桁数を確かめてください。例：090-1234-5678"],
    ["+1 212 555 0100", "foreign", "電話番号は日本の番号で入力してください"],
  ] as const)("%j is refused as %s: %s", (typed, reason, words) => {
    expect(readAs(PHONE, typed)).toEqual({ ok: false, reason });
    expect(faultWords(PHONE_FIELD, reason)).toBe(words);
  });

  it("judges a value that was sent as it judges a typed one", () => {
    expect([PHONE.faultOf("+819012345678"), PHONE.faultOf("+8190"), PHONE.faultOf("")]).toEqual([null, "digit-count", "required"]);
  });

  it("has room for every way of typing that is read", () => {
    expect("+81 (0)90 - 1234 - 5678".length).toBeLessThanOrEqual(PHONE.rule.most);
  });
});

describe("a phone number for codes by SMS", () => {
  it.each([
    ["070-1234-5678", "+817012345678"],
    ["050-1234-5678", "+815012345678"],
  ])("%s can receive them", (typed, e164) => {
    expect(readAs(SMS_PHONE, typed)).toEqual({ ok: true, value: e164 });
    expect(readAs(SMS_PHONE, formatPhone(e164))).toEqual({ ok: true, value: e164 });
  });

  it.each([
    ["03-1234-5678", "landline", /^固定電話ではSMSを受け取れません。/],
    ["0120-123-456", "toll-free", /^フリーダイヤルの番号は登録できません。/],
    ["0800-123-4567", "toll-free", /SMSを受け取れる番号を入力してください$/],
  ] as const)("%s is a number, and no code arrives there: %s", (typed, reason, words) => {
    expect(readAs(PHONE, typed).ok).toBe(true);
    expect(readAs(SMS_PHONE, typed)).toEqual({ ok: false, reason });
    expect(faultWords(required("電話番号", SMS_PHONE), reason)).toMatch(words);
  });
});
