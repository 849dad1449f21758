import { breakLines } from "#kernel/print/break-lines.ts";
import { CONTENT_WIDTH, type Measure } from "#kernel/print/marks.ts";

/** Of the company's own words, in points. */
export const MESSAGE_SIZE = 9.5;
/** More of them would turn the page: a letter is one. */
export const MOST_MESSAGE_LINES = 4;

/** The company's own words as the lines they are printed in, their own breaks kept. */
export function messageLines(message: string, measure: Measure): string[] {
  return breakLines(message, CONTENT_WIDTH, { size: MESSAGE_SIZE, weight: "regular", measure });
}
