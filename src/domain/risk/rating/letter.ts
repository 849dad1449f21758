import { RATING_MODEL } from "#domain/risk/model/rating-model.ts";
import type { Letter } from "#domain/risk/model/types.ts";

/** Best first. */
const LETTERS: readonly Letter[] = RATING_MODEL.letters.map(([letter]) => letter);

/** The letter of an overall score: 85 -> `AAA`, 84.9 -> `AA`. */
export function letterOf(overall: number): Letter {
  return RATING_MODEL.letters.find(([, least]) => overall >= least)?.[0] ?? "C";
}

/** How many letters `a` lies above `b`; negative where it lies below. */
export function lettersAbove(a: Letter, b: Letter): number {
  return LETTERS.indexOf(b) - LETTERS.indexOf(a);
}

/** The worse of two letters. */
export function worseLetter(a: Letter, b: Letter): Letter {
  return lettersAbove(a, b) > 0 ? b : a;
}
