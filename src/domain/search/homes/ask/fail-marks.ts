/**
 * What homes fail, a number for each, nothing but zeros for a home that fails nothing: in its lowest byte how many conditions, in the next how many of
 * them only because no kind is named, above them the sum of the numbers of the conditions. So one that is failed alone is known by its number.
 */
export type Marks = Uint32Array;

const BESIDE = 2 ** 8;
const FACET = 2 ** 16;

/** What one more failure adds. */
export function failureOf(facet: number, isBeside: boolean): number {
  return 1 + (isBeside ? BESIDE : 0) + facet * FACET;
}

export function failuresIn(marks: number): number {
  return marks & 0xff;
}

export function besideIn(marks: number): number {
  return (marks >> 8) & 0xff;
}

/** The condition that is failed, where it is one. */
export function facetIn(marks: number): number {
  return marks >> 16;
}

/** Marks that nobody reads any more. New ones for each question would be so much to clear away that questions wait for it. */
const spare: Marks[] = [];
const MOST_SPARE = 2;

/** Empty marks for at least so many homes. */
export function takeMarks(homes: number): Marks {
  const marks = spare.pop();
  if (!marks || marks.length < homes) return new Uint32Array(2 ** Math.ceil(Math.log2(homes + 1)));
  return marks.fill(0, 0, homes);
}

/** Takes back marks from whoever is done with them. */
export function giveBack(marks: Marks): void {
  if (spare.length < MOST_SPARE) spare.push(marks);
}
