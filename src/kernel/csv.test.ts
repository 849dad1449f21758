import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { csvCell, csvLine, csvText } from "./csv.ts";

describe("a record of CSV", () => {
  it("ends as RFC 4180 says", () => {
    expect(csvLine(["a", "", "日本"])).toBe("a,,日本\r\n");
  });

  it.each([
    ["plain", "plain"],
    ["a,b", '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ["two\nlines", '"two\nlines"'],
  ])("writes %j as %j", (text, written) => {
    expect(csvCell(text)).toBe(written);
  });

  it("can be undone, whatever it holds", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom("a", ",", '"', "\r", "\n", "日") }), (text) => {
        const written = csvCell(text);
        expect(written.startsWith('"') ? written.slice(1, -1).replaceAll('""', '"') : written).toBe(text);
      }),
    );
  });
});

describe("a text of a file for spreadsheets", () => {
  it.each(["=1+1", "+81", "-2", "@SUM(A1)", "\t=1", "\r=1", "\n=1", "＝HYPERLINK(1)", "－1", "＋1", "＠x"])(
    "is no formula there: %j",
    (text) => {
      expect(csvText(text)).toBe(`'${text}`);
    },
  );

  it.each(["", "豊洲-1", "a=b", " =1", "03-1234-5678"])("stays as it is where it is none: %j", (text) => {
    expect(csvText(text)).toBe(text);
  });
});
