import { FileRefused } from "./file-refused.ts";

/** A table that people made has fewer. */
export const MOST_COLUMNS = 500;

const [NEW_LINE, QUOTE, COMMA, RETURN] = [0x0a, 0x22, 0x2c, 0x0d];

/** Where the reading is. `end`: what ends a record here, which the first line shows; `maybe-both`: a return that a new line may follow. */
type Place = {
  cells: number;
  most: number;
  isHeader: boolean;
  isEmpty: boolean;
  isQuoted: boolean;
  end: "unknown" | "new-line" | "return" | "both" | "maybe-both";
  before: number;
};

/**
 * The text of a CSV file without the cells that no record may have: of the first record those behind {@link MOST_COLUMNS} and one more, of the others those behind
 * its width and one more, by which whoever reads the table sees that the record is too long. A megabyte of commas is a million cells to a parser, which holds up
 * everybody else; here it costs one look at each sign.
 */
export async function* cutCells(texts: AsyncIterable<string>): AsyncGenerator<string> {
  const place: Place = { cells: 1, most: MOST_COLUMNS, isHeader: true, isEmpty: true, isQuoted: false, end: "unknown", before: 0 };
  for await (const text of texts) {
    const kept = cutText(text, place);
    if (kept !== "") yield kept;
  }
  if (isOver(place) && place.isQuoted) throw unreadable();
}

function cutText(text: string, place: Place): string {
  const kept: string[] = [];
  let from = isOver(place) ? text.length : 0;
  for (let i = 0; i < text.length; i += 1) {
    const wasOver = isOver(place);
    const hasEnded = takeSign(place, text.charCodeAt(i));
    if (hasEnded && wasOver) {
      if (place.end === "both") kept.push("\r");
      from = i;
    } else if (!wasOver && isOver(place)) {
      kept.push(text.slice(from, i));
      from = text.length;
    }
  }
  kept.push(text.slice(from));
  return kept.join("");
}

function isOver({ cells, most }: Place): boolean {
  return cells > most + 1;
}

/** Answers whether this sign ends a record. */
function takeSign(place: Place, sign: number): boolean {
  const hasEnded = !place.isQuoted && endsRecord(place, sign);
  if (hasEnded) nextRecord(place);
  else if (sign === QUOTE) takeQuote(place);
  else if (sign === COMMA && !place.isQuoted) place.cells += 1;
  if (!hasEnded && sign !== RETURN) place.isEmpty = false;
  place.before = sign;
  return hasEnded;
}

/** The parser refuses a quote inside a cell; where it does not see the cell, this does, or the quote would swallow the records that follow. */
function takeQuote(place: Place): void {
  const { before } = place;
  const isAtCell = before === COMMA || before === QUOTE;
  if (isOver(place) && !place.isQuoted && !isAtCell) throw unreadable();
  place.isQuoted = !place.isQuoted;
}

/** As the parser tells it: what ends the first line ends all of them. */
function endsRecord(place: Place, sign: number): boolean {
  if (place.end === "maybe-both") place.end = sign === NEW_LINE ? "both" : "return";
  if (sign !== NEW_LINE && sign !== RETURN) return false;
  if (place.end === "unknown") {
    place.end = sign === NEW_LINE ? "new-line" : "maybe-both";
    return true;
  }
  if (place.end === "both") return sign === NEW_LINE && place.before === RETURN;
  return place.end === (sign === NEW_LINE ? "new-line" : "return");
}

function nextRecord(place: Place): void {
  if (place.isHeader && !place.isEmpty) {
    place.isHeader = false;
    place.most = Math.min(place.cells, MOST_COLUMNS);
  }
  place.cells = 1;
  place.isEmpty = true;
}

function unreadable(): FileRefused {
  return new FileRefused("malformed", "列の多すぎる行に、CSV として読めない内容");
}
