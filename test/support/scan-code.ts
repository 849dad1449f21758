import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";

/** Points of a page as it is looked at: a camera sees more. */
const SCALE = 3;

/** What pdf.js draws on where there is no browser. */
type Drawing = {
  readonly canvas: HTMLCanvasElement;
  readonly context: { readonly getImageData: (x: number, y: number, width: number, height: number) => ImageData };
};

/** What a camera reads of the codes on each page of a PDF. */
export async function codesOf(file: Uint8Array): Promise<string[][]> {
  const wasm = await readFile(createRequire(import.meta.url).resolve("zxing-wasm/reader/zxing_reader.wasm"));
  await prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer }, fireImmediately: true });
  const document = await getDocument({ data: file.slice() }).promise;
  const codes: string[][] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const viewport = page.getViewport({ scale: SCALE });
    const [width, height] = [Math.ceil(viewport.width), Math.ceil(viewport.height)];
    const drawing = (document.canvasFactory as { create: (width: number, height: number) => Drawing }).create(width, height);
    await page.render({ canvas: drawing.canvas, viewport }).promise;
    const found = await readBarcodes(drawing.context.getImageData(0, 0, width, height));
    codes.push(found.map(({ text }) => text));
  }
  return codes;
}
