import { describe, expect, it } from "vitest";
import { formatPhone, hiddenPhoneWords, readPhone } from "./phone.ts";

describe("a Japanese phone number as it is typed", () => {
  it.each([
    ["090-1234-5678", "+819012345678", "mobile"],
    ["08012345678", "+818012345678", "mobile"],
    ["070 1234 5678", "+817012345678", "mobile"],
    ["060-1234-5678", "+816012345678", "mobile"],
    ["０９０－１２３４－５６７８", "+819012345678", "mobile"],
    ["０９０ー１２３４ー５６７８", "+819012345678", "mobile"],
    ["090‐1234‑5678", "+819012345678", "mobile"],
    ["(090)1234.5678", "+819012345678", "mobile"],
    ["+81 90-1234-5678", "+819012345678", "mobile"],
    ["+81(0)90-1234-5678", "+819012345678", "mobile"],
    ["050-1234-5678", "+815012345678", "ip"],
    ["03-1234-5678", "+81312345678", "fixed"],
    ["0467-12-3456", "+81467123456", "fixed"],
    ["+81 3 1234 5678", "+81312345678", "fixed"],
    ["0120-123-456", "+81120123456", "toll-free"],
    ["0800-123-4567", "+818001234567", "toll-free"],
  ])("%s is %s, a %s number", (typed, e164, kind) => {
    expect(readPhone(typed)).toEqual({ ok: true, value: { e164, kind } });
  });

  it.each([
    ["", "empty"],
    ["　", "empty"],
    ["でんわ", "format"],
    ["090-1234-567a", "format"],
    ["00-1234-5678", "format"],
    ["9012345678", "format"],
    ["090-1234-567", "length"],
    ["090-1234-56789", "length"],
    ["03-1234-567", "length"],
    ["0120-123-4567", "length"],
    ["0800-123-456", "length"],
    ["+1 212 555 0100", "foreign"],
    ["+8", "foreign"],
    ["+81", "format"],
  ])("%j is refused: %s", (typed, reason) => {
    expect(readPhone(typed)).toEqual({ ok: false, reason });
  });
});

it.each([
  ["+819012345678", "090-1234-5678"],
  ["+815012345678", "050-1234-5678"],
  ["+81312345678", "03-1234-5678"],
  ["+81612345678", "06-1234-5678"],
  ["+81467123456", "0467123456"],
  ["+81120123456", "0120-123-456"],
  ["+818001234567", "0800-123-4567"],
  ["+12125550100", "+12125550100"],
])("%s is shown as %s", (e164, shown) => {
  expect(formatPhone(e164)).toBe(shown);
});

it("shows every number so that it is read again as the same", () => {
  for (const e164 of ["+819012345678", "+81312345678", "+81467123456", "+81120123456", "+818001234567"]) {
    expect(readPhone(formatPhone(e164))).toMatchObject({ value: { e164 } });
  }
});

it.each([
  ["+*******5193", "末尾5193の電話番号"],
  ["h***@e***", "h***@e***"],
  ["", ""],
])("a hidden number %j is told as %j", (destination, words) => {
  expect(hiddenPhoneWords(destination)).toBe(words);
});
