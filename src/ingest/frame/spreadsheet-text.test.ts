import fc from "fast-check";
import { expect, test } from "vitest";
import { spreadsheetText } from "./spreadsheet-text.ts";

test.each([
  ["=1+1", "'=1+1"],
  ['=HYPERLINK("http://example.com")', '\'=HYPERLINK("http://example.com")'],
  ["+81-3-1234-5678", "'+81-3-1234-5678"],
  ["-1+cmd|' /C calc'!A0", "'-1+cmd|' /C calc'!A0"],
  ["@SUM(A1:A9)", "'@SUM(A1:A9)"],
  ["＝１＋１", "'＝１＋１"],
  [" =1+1", "' =1+1"],
  ["\t=1+1", "'\t=1+1"],
  ["\r=1+1", "'\r=1+1"],
  ["-5", "-5"],
  ["-1,234.5", "-1,234.5"],
  ["+3%", "+3%"],
  ["-", "-"],
  ["", ""],
  ["豊洲=1+1", "豊洲=1+1"],
])("%j stands in the report as %j", (text, written) => {
  expect(spreadsheetText(text)).toBe(written);
});

test("whatever a text is, nothing but a number or a dash begins as a formula does", () => {
  const start = fc.constantFrom("=", "+", "-", "@", "\t", "\r", "-1", "");
  fc.assert(
    fc.property(start, fc.string(), (first, rest) => {
      const written = spreadsheetText(first + rest);
      expect(/^[=+\-@\t\r]/.test(written) && !/^[\s\d,.%+-]*$/.test(written)).toBe(false);
      expect(written.replace(/^'/, "")).toBe((first + rest).replace(/^'/, ""));
    }),
  );
});
