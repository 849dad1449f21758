import { readFile } from "node:fs/promises";
import * as fontkit from "fontkit";
import { drawableText, lackingCharacters } from "#kernel/print/drawable-text.ts";
import type { Face, Measure, Weight } from "#kernel/print/marks.ts";

/** Noto Sans JP as Google Fonts has it, whole and static (SIL Open Font License 1.1). */
const FILES = {
  regular: import.meta.resolve("@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf"),
  bold: import.meta.resolve("@expo-google-fonts/noto-sans-jp/700Bold/NotoSansJP_700Bold.ttf"),
} as const satisfies Record<Weight, string>;

export type Letters = {
  /** The font files, to be embedded. */
  readonly files: Readonly<Record<Weight, Buffer>>;
  readonly measure: Measure;
  /** A text with what the font lacks replaced. */
  readonly drawable: (text: string, face: Face) => string;
  /** The characters of a text that would be replaced, each once. */
  readonly lacking: (text: string) => string[];
};

let kept: Promise<Letters> | null = null;

/** The letters that PDFs are printed in. Read once in a thread. */
export function openLetters(): Promise<Letters> {
  kept ??= read();
  return kept;
}

async function read(): Promise<Letters> {
  const [regular, bold] = await Promise.all([readFile(new URL(FILES.regular)), readFile(new URL(FILES.bold))]);
  const fonts = { regular: opened(regular), bold: opened(bold) };
  const has = (face: Face) => (codePoint: number) => (face === "code" ? isAscii(codePoint) : fonts[face].hasGlyphForCodePoint(codePoint));
  const drawable = (text: string, face: Face) => drawableText(text, has(face));
  // Both weights have the same letters.
  const lacking = (text: string) => lackingCharacters(text, has("regular"));
  return { files: { regular, bold }, measure: measureBy(fonts), drawable, lacking };
}

/** Every reader of PDF has Courier, of which no more than this is asked. */
function isAscii(codePoint: number): boolean {
  return codePoint >= 0x20 && codePoint < 0x7f;
}

function opened(file: Buffer): fontkit.Font {
  const font = fontkit.create(file);
  if (!("glyphForCodePoint" in font)) throw new Error("the font file holds several fonts");
  return font;
}

/** By single characters, each asked of the font once: no pair of them is kerned. */
function measureBy(fonts: Readonly<Record<Weight, fontkit.Font>>): Measure {
  const widths = { regular: new Map<string, number>(), bold: new Map<string, number>() };
  const widthOf = (character: string, weight: Weight) => {
    const font = fonts[weight];
    const width = widths[weight].get(character) ?? font.glyphForCodePoint(character.codePointAt(0) ?? 0).advanceWidth / font.unitsPerEm;
    widths[weight].set(character, width);
    return width;
  };
  return (text, size, weight) => Array.from(text).reduce((sum, character) => sum + widthOf(character, weight), 0) * size;
}
