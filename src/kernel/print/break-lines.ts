import type { Measure, Weight } from "./marks.ts";

const words = new Intl.Segmenter("ja", { granularity: "word" });
const graphemes = new Intl.Segmenter("ja", { granularity: "grapheme" });

/** These never begin a line (行頭禁則). */
const CLOSING = /^[、。，．・：；？！」』）】〉》］｝)\]}%％ー〜～…ぁぃぅぇぉっゃゅょァィゥェォッャュョ々,.:;?!]/u;
/** These never end one (行末禁則). */
const OPENING = /[「『（【〈《［｛([{¥−+×÷]$/u;
/** A number and its unit stay together. */
const NUMBER = /[\d０-９.,]$/u;
const UNIT = /^(円|万|億|年|か月|月|日|㎡|坪|筆|個|%|％|[\d.,])/u;

/** A text as lines that are no wider than `width`: broken between words, a number kept with its unit, a word only where it alone is too wide. */
export function breakLines(
  text: string,
  width: number,
  style: { readonly size: number; readonly weight: Weight; readonly measure: Measure },
): string[] {
  return text.split("\n").flatMap((line) => breakLine(line, width, (part) => style.measure(part, style.size, style.weight)));
}

function breakLine(text: string, width: number, widthOf: (part: string) => number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const piece of piecesOf(text).flatMap((one) => (widthOf(one) > width ? cut(one, width, widthOf) : [one]))) {
    if (line !== "" && widthOf(line + piece.trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = piece.trimStart();
    } else line += piece;
  }
  return [...lines, line.trimEnd()];
}

function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  for (const { segment } of words.segment(text)) {
    const last = pieces.at(-1);
    if (last !== undefined && belongsTo(last, segment)) pieces[pieces.length - 1] = last + segment;
    else pieces.push(segment);
  }
  return pieces;
}

function belongsTo(before: string, next: string): boolean {
  return CLOSING.test(next) || OPENING.test(before) || (NUMBER.test(before) && UNIT.test(next));
}

function cut(piece: string, width: number, widthOf: (part: string) => number): string[] {
  const parts: string[] = [];
  let part = "";
  for (const { segment } of graphemes.segment(piece)) {
    if (part !== "" && widthOf(part + segment) > width) {
      parts.push(part);
      part = segment;
    } else part += segment;
  }
  return [...parts, part];
}
