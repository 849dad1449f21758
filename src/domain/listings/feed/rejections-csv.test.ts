import { expect, it } from "vitest";
import { rejectionsCsv } from "./rejections-csv.ts";

it("rows that were not taken in are told with line, number, column and reason, and what they said is no formula", () => {
  const written = rejectionsCsv([
    { line: 3, reference: "A-1", field: "価格(円)", reason: "not-a-number", found: "応談" },
    { line: 12, reference: "=cmd|'/c calc'!A1", field: "", reason: "column-count", found: '=HYPERLINK("http://evil.example","x")' },
    { line: 13, reference: null, field: "所在地", reason: "missing", found: "" },
  ]);

  expect(written.split("\r\n")).toEqual([
    "\uFEFF行,物件番号,列,理由,ファイルの内容",
    "3,A-1,価格(円),数字として読めません,応談",
    `12,'=cmd|'/c calc'!A1,,列の数が見出しと違います,"'=HYPERLINK(""http://evil.example"",""x"")"`,
    "13,,所在地,入力がありません,",
    "",
  ]);
});
