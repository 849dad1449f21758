import { loadDefaultJapaneseParser } from "budoux";

const parser = loadDefaultJapaneseParser();

/** A sentence of ours as markup that breaks between phrases alone, also where a browser knows no phrases: `価格を<wbr>調べる`. */
export function inPhrases(text: string): string {
  return parser.parse(text).map(escaped).join("<wbr>");
}

/** A text as markup. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
