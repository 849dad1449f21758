import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

/** The text of each page, as a reader copies it out. */
export async function textsOf(file: Uint8Array): Promise<string[]> {
  const document = await getDocument({ data: file.slice() }).promise;
  const pages = await Promise.all(Array.from({ length: document.numPages }, (_, i) => document.getPage(i + 1)));
  const contents = await Promise.all(pages.map((page) => page.getTextContent()));
  return contents.map(({ items }) => items.map((item) => ("str" in item ? item.str : "")).join("\n"));
}
