/** Selectors of variants and marks that have no width of their own: fonts draw them as boxes. */
const UNSEEN = /[\u{FE00}-\u{FE0F}\u{E0100}-\u{E01EF}\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;
const CONTROL = /\p{Cc}/gu;
/** 下駄: what Japanese print sets where a letter is missing. */
const GETA = "〓";

/** A text as a font can draw it: controls are spaces, a character that it lacks is 〓. Nothing is normalised: 髙 stays 髙, 﨑 stays 﨑. */
export function drawableText(text: string, hasGlyph: (codePoint: number) => boolean): string {
  const seen = text.replaceAll(UNSEEN, "").replaceAll(CONTROL, " ");
  return Array.from(seen, (character) => (hasGlyph(character.codePointAt(0) ?? 0) ? character : GETA)).join("");
}
