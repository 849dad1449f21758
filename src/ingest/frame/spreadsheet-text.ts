/** With one of these in front Excel and its kin take a cell for a formula; of full width too, which they read as the usual ones. */
const FORMULA = /^\s*[=+\-@＝＋－＠]/;
/** What they may work out of it is the number that it is. */
const NUMBER = /^\s*[+-]?(?:[\d,]*\.\d+|[\d,]*\d)%?\s*$/;
const SIGN = /^\s*[-－]\s*$/;

/**
 * A text of a stranger's file for a cell of a spreadsheet: with an apostrophe before what would be worked out as a formula there, so that it is read and
 * not run. Numbers (`-5`) and a dash for "none" stay as they are. `=1+1` -> `'=1+1`
 */
export function spreadsheetText(text: string): string {
  const isRun = FORMULA.test(text) || /^[\t\r\n]/.test(text);
  return isRun && !NUMBER.test(text) && !SIGN.test(text) ? `'${text}` : text;
}
