import { kanjiNumber } from "./kanji-number.ts";

/** Variants of a kanji (葛󠄀 beside 葛), joiners and marks of direction: nobody sees them, and no name is kept with them. */
const UNSEEN = /[\uFE00-\uFE0F\u{E0100}-\u{E01EF}\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;

/** Nothing of these has another form: most cells of a table, which are read by the hundred thousand. */
const PLAIN = /^[!-~]*$/;

/** Full-width and compatibility forms to their plain ones, all kinds of dash and long vowel to `ー` or `-`, spaces to one, nothing unseen. */
export function plainText(text: string): string {
  if (PLAIN.test(text)) return text;
  return text
    .normalize("NFKC")
    .replace(UNSEEN, "")
    .replace(/[‐‑‒–—―−]/g, "-")
    .replace(/(?<=\d)ー(?=\d)/g, "-")
    .replace(/\s+/g, " ")
    .trim();
}

/** Compatibility ideographs: every Unicode normal form would replace those that families write their names with. */
const COMPOSABLE = /[^\uF900-\uFAFF\u{2F800}-\u{2FA1F}]+/gu;

/** A text as people wrote it, marks joined to their letters (か and ゛ of files of a Mac): `①`, `髙` and full-width digits stay. */
export function composedText(text: string): string {
  return text.replace(COMPOSABLE, (run) => run.normalize("NFC"));
}

/** Hiragana to katakana; everything else stays. */
export function toKatakana(text: string): string {
  return text.replace(/[ぁ-ゖ]/g, (c) => String.fromCharCode(c.charCodeAt(0) + 0x60));
}

/**
 * The form in which names and addresses are compared: NFKC, lower case, katakana, no spaces, `ケ/ヶ/が` between kanji and `ノ/の` unified,
 * Arabic numbers of 丁目, 番町 and 条 in kanji. `豊洲３丁目` and `豊洲三丁目` give the same text; readings such as `シガケン` stay.
 */
export function searchKey(text: string): string {
  return toKatakana(plainText(text).toLowerCase())
    .replace(/(?<!\d)(\d{1,2}) ?(?=丁目|番町|条)/g, (_, n: string) => kanjiNumber(Number(n)))
    .replace(/[\s・･,、.。()（）「」]/g, "")
    .replace(/ヶ/g, "ケ")
    .replace(/(?<=\p{Script=Han})ガ(?=\p{Script=Han}|$)/gu, "ケ");
}

/** A city name without its county, or a ward without its city: `中頭郡北谷町` -> `北谷町`, `札幌市中央区` -> `中央区`, `江東区` -> none. */
export function partsOfCityName(name: string): string[] {
  const part = /^.{1,5}?郡(.+[町村])$/.exec(name)?.[1] ?? /^.{1,20}市(.{1,20}区)$/.exec(name)?.[1];
  return part === undefined ? [] : [part];
}

/** A building or a place as it stands in a mail: `マンション: 豊洲レジデンス`, `場所: 江東区豊洲五丁目付近`. */
export function subjectLine({ kind, name }: { readonly kind: "building" | "place"; readonly name: string }): string {
  return `${kind === "building" ? "マンション" : "場所"}: ${name}`;
}

/** Whether every word of what is sought stands in a text, however either is written; words are parted by spaces. All texts hold no word at all. */
export function holdsWords(text: string, sought: string): boolean {
  const key = searchKey(text);
  return sought
    .trim()
    .split(/\s+/)
    .every((word) => key.includes(searchKey(word)));
}
