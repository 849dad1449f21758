import { csvLine } from "#kernel/csv.ts";

/** A file of customers to begin from, with the mark by which a spreadsheet knows UTF-8. */
export function customersTemplate(): string {
  const lines = [
    ["氏名", "メール", "同意日", "同意の方法"],
    ["見本 太郎", "taro@example.jp", "2026-11-03", "書面"],
    ["見本 花子", "hanako@example.jp", "2026-11-08", "電話"],
  ];
  return `\uFEFF${lines.map((cells) => csvLine(cells)).join("")}`;
}
