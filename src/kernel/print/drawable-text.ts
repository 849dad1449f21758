/** Selectors of variants and marks that have no width of their own: fonts draw them as boxes. */
const UNSEEN = /[\u{FE00}-\u{FE0F}\u{E0100}-\u{E01EF}\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;
const CONTROL = /\p{Cc}/gu;
/** Of its own there is nothing to see. */
const SIGNLESS = /[\p{C}\p{M}\p{Z}]/u;
const MOST_NAMED = 5;
/** 下駄: what Japanese print sets where a letter is missing. */
const GETA = "〓";

/** The characters of a text that a font lacks, each once: what would be printed as 〓. */
export function lackingCharacters(text: string, hasGlyph: (codePoint: number) => boolean): string[] {
  const seen = text.replaceAll(UNSEEN, "").replaceAll(CONTROL, " ");
  return [...new Set(seen)].filter((character) => !hasGlyph(character.codePointAt(0) ?? 0));
}

/** Characters by which a message names them, at most a few: `😀、U+E000`, as one without a sign of its own is told by its number. */
export function namesOfCharacters(characters: readonly string[]): string {
  const names = characters.slice(0, MOST_NAMED).map((character) => (SIGNLESS.test(character) ? numberOf(character) : character));
  return names.join("、") + (characters.length > MOST_NAMED ? "…" : "");
}

function numberOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}

/** A text as a font can draw it: controls are spaces, a character that it lacks is 〓. Nothing is normalised: 髙 stays 髙, 﨑 stays 﨑. */
export function drawableText(text: string, hasGlyph: (codePoint: number) => boolean): string {
  const seen = text.replaceAll(UNSEEN, "").replaceAll(CONTROL, " ");
  return Array.from(seen, (character) => (hasGlyph(character.codePointAt(0) ?? 0) ? character : GETA)).join("");
}
