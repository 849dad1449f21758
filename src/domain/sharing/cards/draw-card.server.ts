import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Resvg } from "@resvg/resvg-js";
import satori from "satori";
import { CARD_SIZE, cardTree } from "./card-tree.ts";
import type { Card } from "./types.ts";

const FONTS = [
  { weight: 400, file: import.meta.resolve("@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf") },
  { weight: 700, file: import.meta.resolve("@expo-google-fonts/noto-sans-jp/700Bold/NotoSansJP_700Bold.ttf") },
] as const;

let read: Parameters<typeof satori>[1]["fonts"] | null = null;

/** Read at the first picture: 11 MB, kept by the thread that draws. */
function fonts() {
  read ??= FONTS.map(({ weight, file }) => ({ name: "Noto Sans JP", weight, style: "normal", data: readFileSync(fileURLToPath(file)) }));
  return read;
}

/** A card as a PNG of 1200 × 630. Takes some tenths of a second of processor time: only threads and commands call it. */
export async function drawCard(card: Card): Promise<Uint8Array> {
  const svg = await satori({ key: null, ...cardTree(card) }, { ...CARD_SIZE, fonts: fonts() });
  // Every letter is an outline by now.
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}
