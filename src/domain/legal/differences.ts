import { diffArrays, diffWordsWithSpace } from "diff";
import type { Block, Span } from "#wire/content/text-blocks.ts";
import type { ChangedLine, LegalDocument } from "./types.ts";

const WORDS = new Intl.Segmenter("ja", { granularity: "word" });

type Line = { readonly section: string; readonly text: string };

/**
 * What the newer version says otherwise than the older one: lines (a heading, a paragraph, an item, a row) that came, went or read otherwise, in the order of the text.
 * Lines that are the same are left out. Of a line that reads otherwise the words that came and went are told.
 */
export function differences(older: Pick<LegalDocument, "blocks">, newer: Pick<LegalDocument, "blocks">): readonly ChangedLine[] {
  const [from, to] = [linesOf(older.blocks), linesOf(newer.blocks)];
  const steps = diffArrays(from, to, { comparator: (a, b) => a.text === b.text });
  return steps.flatMap(({ added, removed, value }, at): ChangedLine[] => {
    if (!added && !removed) return [];
    const next = steps[at + 1];
    const previous = steps[at - 1];
    if (removed) return next?.added ? changed(value, next.value) : value.map((line) => whole(line, "removed"));
    return previous?.removed ? [] : value.map((line) => whole(line, "added"));
  });
}

/** Lines that went where others came: like ones are one line that reads otherwise, in their order. */
function changed(gone: readonly Line[], come: readonly Line[]): ChangedLine[] {
  const told: ChangedLine[] = [];
  let left = [...gone];
  for (const line of come) {
    const at = left.findIndex((old) => likeness(old.text, line.text) >= LIKE);
    const old = left[at];
    if (!old) {
      told.push(whole(line, "added"));
      continue;
    }
    told.push(...left.slice(0, at).map((each) => whole(each, "removed")), reworded(old, line));
    left = left.slice(at + 1);
  }
  return [...told, ...left.map((line) => whole(line, "removed"))];
}

/** Half of the words are the same. */
const LIKE = 0.5;

/** The share of letters that stay, from 0 to 1. */
function likeness(older: string, newer: string): number {
  const same = wordsBetween(older, newer).filter(({ change }) => change === "same");
  return (2 * same.reduce((sum, { text }) => sum + text.length, 0)) / (older.length + newer.length);
}

function wordsBetween(older: string, newer: string): ChangedLine["parts"] {
  return diffWordsWithSpace(older, newer, { intlSegmenter: WORDS }).map(({ value, added, removed }) => ({
    text: value,
    change: added ? "added" : removed ? "removed" : "same",
  }));
}

function reworded(older: Line, newer: Line): ChangedLine {
  return { section: newer.section, change: "changed", parts: wordsBetween(older.text, newer.text) };
}

function whole({ section, text }: Line, change: "added" | "removed"): ChangedLine {
  return { section, change, parts: [{ text, change }] };
}

function linesOf(blocks: readonly Block[]): Line[] {
  let section = "前文";
  return blocks.flatMap((block): Line[] => {
    if (block.kind === "heading") section = block.text;
    return textsOf(block).map((text) => ({ section, text }));
  });
}

function textsOf(block: Block): string[] {
  switch (block.kind) {
    case "heading":
      return [block.text];
    case "paragraph":
      return [plain(block.spans)];
    case "list":
      return block.items.map(plain);
    case "table":
      return [block.head, ...block.rows].map((row) => row.map(plain).join(" ｜ "));
  }
}

function plain(spans: readonly Span[]): string {
  return spans.map(({ text }) => text).join("");
}
