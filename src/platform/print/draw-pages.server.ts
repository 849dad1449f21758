import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from "@cantoo/pdf-lib";
import * as fontkit from "fontkit";
import { type Face, type Mark, type Measure, PAGE } from "#kernel/print/marks.ts";
import { type Letters, openLetters } from "./letters.server.ts";

type Fonts = Readonly<Record<Face, PDFFont>>;

/** `madeOn`: ISO date. */
type Printed = { readonly title: string; readonly madeOn: string };

/**
 * Pages of marks as a PDF of A4. The letters it needs are embedded, so that it looks alike everywhere and its text can be searched and copied. It computes for a tenth of a second and more:
 * a server asks for it on a thread of its own (openPrintThread).
 */
export async function drawPages(layOut: (measure: Measure) => readonly (readonly Mark[])[], printed: Printed): Promise<Uint8Array> {
  const letters = await openLetters();
  const document = await PDFDocument.create();
  const fonts = await embedded(document, letters);
  for (const marks of layOut(letters.measure)) {
    const page = document.addPage([PAGE.width, PAGE.height]);
    for (const mark of marks) draw(page, mark, { fonts, letters });
  }
  describe(document, printed);
  return document.save();
}

async function embedded(document: PDFDocument, { files }: Letters): Promise<Fonts> {
  document.registerFontkit(fontkit);
  const regular = await document.embedFont(files.regular, { subset: true });
  const bold = await document.embedFont(files.bold, { subset: true });
  return { regular, bold, code: await document.embedFont(StandardFonts.Courier) };
}

function describe(document: PDFDocument, { title, madeOn }: Printed): void {
  const made = new Date(`${madeOn}T00:00:00+09:00`);
  document.setTitle(title, { showInWindowTitleBar: true });
  document.setLanguage("ja-JP");
  document.setAuthor("まちのね");
  document.setCreationDate(made);
  document.setModificationDate(made);
}

/** Pages of PDF are measured from their lower edge. */
function draw(page: PDFPage, mark: Mark, { fonts, letters }: { readonly fonts: Fonts; readonly letters: Letters }): void {
  if (mark.kind === "text") {
    const { x, size, weight } = mark;
    page.drawText(letters.drawable(mark.text, weight), {
      x,
      y: PAGE.height - mark.baseline,
      size,
      font: fonts[weight],
      color: colorOf(mark.color),
    });
  } else if (mark.kind === "box") {
    const { x, width, height } = mark;
    page.drawRectangle({ x, y: PAGE.height - mark.top - height, width, height, color: colorOf(mark.fill) });
  } else {
    const y = PAGE.height - mark.top;
    page.drawLine({ start: { x: mark.x, y }, end: { x: mark.x + mark.width, y }, thickness: mark.thickness, color: colorOf(mark.color) });
  }
}

function colorOf(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return rgb(red, green, blue);
}
