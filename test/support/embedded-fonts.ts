import { decodePDFRawStream, PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream } from "@cantoo/pdf-lib";
import * as fontkit from "fontkit";
import sharp from "sharp";

/** A font that a PDF carries, and its glyph for each character. */
export type EmbeddedFont = { readonly name: string; readonly font: fontkit.Font; readonly glyphOf: ReadonlyMap<number, number> };

/** The fonts in a PDF, by what its own map of glyphs to characters says: what a reader copies out. */
export async function embeddedFonts(file: Uint8Array): Promise<EmbeddedFont[]> {
  const { context } = await PDFDocument.load(file);
  const dicts = context.enumerateIndirectObjects().flatMap(([, object]) => (object instanceof PDFDict ? [object] : []));
  return dicts
    .filter((dict) => dict.get(PDFName.of("Subtype")) === PDFName.of("Type0"))
    .map((dict) => {
      const descendant = dict.lookup(PDFName.of("DescendantFonts"), PDFArray).lookup(0, PDFDict);
      const descriptor = descendant.lookup(PDFName.of("FontDescriptor"), PDFDict);
      const data = descriptor.lookup(PDFName.of("FontFile2")) ?? descriptor.lookup(PDFName.of("FontFile3"));
      return {
        name: String(dict.get(PDFName.of("BaseFont"))),
        font: openFont(Buffer.from(bytesOf(data))),
        glyphOf: readMap(Buffer.from(bytesOf(dict.lookup(PDFName.of("ToUnicode")))).toString("latin1")),
      };
    });
}

/** A font file as it is read by the tests. */
export function openFont(file: Buffer): fontkit.Font {
  const font = fontkit.create(file);
  if (!("glyphForCodePoint" in font)) throw new Error("several fonts in one file");
  return font;
}

/** A glyph as pixels, 200 by 200. */
export async function pixelsOf({ path }: fontkit.Glyph, unitsPerEm: number): Promise<Buffer> {
  const scale = 200 / unitsPerEm;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><path transform="translate(0 160) scale(${scale} ${-scale})" d="${path.toSVG()}"/></svg>`;
  return await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
}

function bytesOf(stream: unknown): Uint8Array {
  if (!(stream instanceof PDFRawStream)) throw new Error("the PDF has no such stream");
  return decodePDFRawStream(stream).decode();
}

function readMap(text: string): ReadonlyMap<number, number> {
  const pairs = [...text.matchAll(/<([0-9A-Fa-f]{4})>\s*<([0-9A-Fa-f]{4,8})>/g)];
  return new Map(pairs.map(([, glyph = "", character = ""]) => [codePointOf(character), Number.parseInt(glyph, 16)]));
}

/** UTF-16 in hexadecimal digits. */
function codePointOf(hex: string): number {
  return Buffer.from(hex, "hex").swap16().toString("utf16le").codePointAt(0) ?? 0;
}
