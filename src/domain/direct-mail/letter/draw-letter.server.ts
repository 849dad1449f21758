import { encode } from "uqr";
import type { OwnerLetter } from "#domain/direct-mail/core/types.ts";
import { drawPages } from "#platform/print/draw-pages.server.ts";
import { letterSheet } from "./letter-sheet.ts";

/** Letters that are printed together: one PDF, a page of A4 each. */
export type LetterBundle = { readonly title: string; readonly madeOn: string; readonly letters: readonly OwnerLetter[] };

/** Letters as one PDF of A4, in their order: computed on a thread of its own (openOwnerLetters). */
export function drawLetters({ title, madeOn, letters }: LetterBundle): Promise<Uint8Array> {
  const sheets = letters.map((letter) => ({ letter, squares: encode(letter.stop.url, { ecc: "M", border: 0 }).data }));
  return drawPages((measure) => sheets.flatMap((sheet) => letterSheet(sheet, measure)), { title, madeOn });
}
