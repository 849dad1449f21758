import { PDFDocument } from "@cantoo/pdf-lib";
import { expect, it } from "vitest";
import { openLetters } from "#platform/print/letters.server.ts";
import { sampleLetter } from "#test/support/owner-letter.ts";
import { drawLetter } from "./draw-letter.server.ts";

it("a letter is one page of A4 with its own name, in a font that has every letter of a name", async () => {
  const file = await drawLetter(sampleLetter());
  const document = await PDFDocument.load(file, { updateMetadata: false });

  expect(document.getPages().map((page) => page.getSize())).toEqual([{ width: 595.28, height: 841.89 }]);
  expect(document.getTitle()).toBe("江東区豊洲のお手紙");
  expect((await openLetters()).drawable("髙﨑起2關", "regular")).toBe("髙﨑起2關");
});
