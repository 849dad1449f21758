import { expect, it } from "vitest";
import { documentFaultWords, documentsFault } from "./document-files.ts";

const html = new TextEncoder().encode("<html></html>");
const PDF = new TextEncoder().encode("%PDF-1.7 x");

it.each([
  ["登記.pdf", "「登記.pdf」は、PDFとして読めませんでした。開けるか確かめて、選び直してください"],
  ["写真.JPG", "「写真.JPG」は、JPEGとして読めませんでした。開けるか確かめて、選び直してください"],
  ["写真.jpeg", "「写真.jpeg」は、JPEGとして読めませんでした。開けるか確かめて、選び直してください"],
  ["scan.png", "「scan.png」は、PNGとして読めませんでした。開けるか確かめて、選び直してください"],
  ["memo.docx", "「memo.docx」は、PDF・JPEG・PNGのどれでもありません。選び直してください"],
  ["../夜‮fdp.exe", "「夜fdp.exe」は、PDF・JPEG・PNGのどれでもありません。選び直してください"],
])("a file %s that is none of its kind is told by its name", (name, words) => {
  const fault = documentsFault([
    { name: "ok.pdf", bytes: PDF },
    { name, bytes: html },
  ]);
  if (fault === null) throw new Error("it was taken");

  expect(documentFaultWords(fault)).toBe(words);
});

it("what is wrong with all of them names none", () => {
  const none = documentsFault([]);

  expect(none && documentFaultWords(none)).toBe("確認書類を選んでください");
  expect(documentsFault([{ name: "a.pdf", bytes: PDF }])).toBeNull();
});
