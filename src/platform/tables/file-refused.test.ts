import { describe, expect, it } from "vitest";
import { tableFaultWords } from "./file-refused.ts";

const advice = { "unknown-layout": "「住所」の列が必要です" };

describe("what is said of a table that cannot be taken", () => {
  it.each([
    ["unknown-layout", "2列の表(氏名, メモ)", "2列の表(氏名, メモ)でした。「住所」の列が必要です"],
    [
      "too-large",
      "2件目の行が65,536文字を超えるファイル",
      "2件目の行が65,536文字を超えるファイルでした。行数か、1行の長さを減らしてください",
    ],
    ["binary", "PNG 画像", "CSVとして読めませんでした。文字コードはUTF-8かShift_JISにしてください"],
  ] as const)("%s, which was %s", (file, found, words) => {
    expect(tableFaultWords({ file, found }, advice)).toBe(words);
  });

  it("speaks of quotes only where one of them stands wrong", () => {
    expect(tableFaultWords({ file: "malformed", found: "3件目の行から CSV として読めない内容" }, advice)).toContain("二重引用符");
    expect(tableFaultWords({ file: "too-large", found: "5,001行のファイル" }, advice)).not.toContain("二重引用符");
  });
});
