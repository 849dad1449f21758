import type { OwnerLetter } from "#domain/direct-mail/core/types.ts";
import { drawPages } from "#platform/print/draw-pages.server.ts";
import { letterSheet } from "./letter-sheet.ts";

/** A letter as a PDF of A4: computed on a thread of its own (openLetters). */
export function drawLetter(letter: OwnerLetter): Promise<Uint8Array> {
  return drawPages((measure) => letterSheet(letter, measure), { title: `${letter.area}のお手紙`, madeOn: letter.madeOn });
}
