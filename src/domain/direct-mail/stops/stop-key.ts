import type { Addressee, RecipientPlace } from "#domain/direct-mail/core/types.ts";
import { plainText } from "#kernel/japanese-text.ts";
import { KANJI_NUMBER, readKanjiNumber } from "#kernel/kanji-number.ts";
import { placeTextKey } from "#kernel/place/chome.ts";
import { PREFECTURES } from "#kernel/prefectures.ts";

const POSTAL_CODE = /^〒?\s*\d{3}-?\d{4}(?=\D)\s*/;
const CARE_OF = /\s\S{1,20}[様さま]*方$/;
const BRACKET = /[()[\]{}〔〕【】]+/g;
const CHOME = new RegExp(`(${KANJI_NUMBER})丁目`, "g");
/** 二番三号 behind a 丁目 or the name of a town; not 三番町, nor 二号館. */
const KANJI_BLOCK = new RegExp(`(?<=[-番号地ノ町村])(${KANJI_NUMBER})(?=番(?![町丁])|号(?![館棟]))`, "g");
/** Numbers of an address that follow each other: 5丁目1番2号, 5-1-2, 1番地の4, 第23地割27番2. */
const NUMBERS = /^\d+(?:(?:丁目|番地|番|号|地割|線|ノ|-)+\d+)*/;
/** The same, but for the number of a floor. */
const NUMBERS_BEFORE_FLOOR = /^\d+(?:(?:丁目|番地|番|号|地割|線|ノ|-)+\d+(?!\d|f(?!号?棟)))*/;
const FLOOR = new RegExp(`(?:(\\d{1,2})|(${KANJI_NUMBER}))階`, "g");
/** 3階301号室 is 301号室. */
const FLOOR_OF_ROOM = /(?<!\d)\d{1,2}f-?(?=\d)/;
const WING = /(?:^|[^a-z\d])([a-z]|\d{1,2})号?棟|(?:^|[^a-z])([a-z])(?=-?\d{1,5}(?:号室?|室)?$)/;
const ROOM = /(\d{1,5})(?:号室?|室)$|(?:^|[-#])(\d{1,5})$|(\d{3,5})$|(\d{1,2}(?:f|階))$/;

/**
 * An address as the register of stops compares it, in any writing: numbers as digits, without prefecture, postal code and the name of a building, with wing and
 * room where they are told. `東京都江東区豊洲五丁目１番２号 青葉ハイツ３０１号室`, `江東区豊洲5-1-2-301` and `豊洲５の１の２　＃301` under 江東区 all give
 * `江東区豊洲5-1-2-301`. Two buildings on one lot with one room number are one: rather one letter too few than one too many.
 */
export function stopKey(address: string): string {
  return keyIn(address, TODAY);
}

/**
 * As `stopKey` wrote it until a room in parentheses was kept. The register holds no address, so what it has under such a key cannot be written anew: it is asked
 * for both. Nothing is kept under it any more.
 */
export function formerStopKey(address: string): string {
  return keyIn(address, FORMER);
}

export type Addressed = Pick<Addressee & RecipientPlace, "address" | "building" | "cityName">;

/** Where somebody lives as one text, as keys are made of it: with the city that was found for it, where a list leaves it out. */
export function wholeAddress({ address, building, cityName }: Addressed): string {
  const told = `${plainText(address).replace(POSTAL_CODE, "")} ${building}`;
  return stopKey(told).startsWith(stopKey(cityName)) ? told : `${cityName}${told}`;
}

type Reading = {
  /** Whom a letter is in care of, and what stands in brackets. */
  readonly remarks: (plain: string) => string;
  readonly floors: (key: string) => string;
  readonly numbers: RegExp;
};

const TODAY: Reading = {
  // A room may stand in brackets, so they part words and hide nothing.
  remarks: (plain) => plain.replace(BRACKET, " ").trim().replace(CARE_OF, ""),
  floors: (key) =>
    key.replace(FLOOR, (_, digits?: string, kanji?: string) => `${digits ?? readKanjiNumber(kanji ?? "")}f`).replace(FLOOR_OF_ROOM, ""),
  numbers: NUMBERS_BEFORE_FLOOR,
};
const FORMER: Reading = {
  remarks: (plain) => plain.replace(new RegExp(`[(（].*$|${CARE_OF.source}`), ""),
  floors: (key) => key,
  numbers: NUMBERS,
};

function keyIn(address: string, { remarks, floors, numbers: pattern }: Reading): string {
  const plain = remarks(plainText(address).replace(POSTAL_CODE, "")).replace(/\s+(?=[\da-z#])/gi, "-");
  const spelled = placeTextKey(plain.replace(/[ー〜~](?=\d)/g, "-"))
    .replace(CHOME, (_, kanji: string) => `${readKanjiNumber(kanji) ?? kanji}-`)
    .replace(KANJI_BLOCK, (_, kanji: string) => `${readKanjiNumber(kanji) ?? kanji}`)
    .replace(/-{2,}/g, "-");
  const key = floors(spelled);
  const at = key.search(/\d/);
  if (at < 0) return withoutArea(key);
  const numbers = pattern.exec(key.slice(at))?.[0] ?? "";
  const dwelling = dwellingOf(key.slice(at + numbers.length).replace(/^(?:番地|番|号(?![室館棟]))ノ?/, ""));
  const parts = [...(numbers.match(/\d+/g) ?? []).map(withoutZeros), ...dwelling];
  return `${withoutArea(key.slice(0, at))}${parts.join("-")}`;
}

/** Whether a key of {@link stopKey} goes down to a number: only then does it name somebody's address. */
export function hasNumber(key: string): boolean {
  return /\d/.test(key);
}

/** Wing and room of what follows the numbers, as far as they are told. */
function dwellingOf(tail: string): string[] {
  const text = tail.replace(/-+$/, "");
  return [WING, ROOM].flatMap((pattern) => {
    const part = pattern
      .exec(text)
      ?.slice(1)
      .find((group) => group !== undefined);
    return part === undefined ? [] : [withoutZeros(part)];
  });
}

function withoutZeros(digits: string): string {
  return digits.replace(/^0+(?=\d)/, "").replace("階", "f");
}

const PREFECTURE = new RegExp(`^(?:${PREFECTURES.join("|")})(?=.)`);

/** Prefecture, county and the city of a ward are left out by many: 札幌市中央区 is 中央区. */
function withoutArea(head: string): string {
  return head
    .replace(/-+$/, "")
    .replace(PREFECTURE, "")
    .replace(/^.{1,5}?郡(?=.+[町村])/, "")
    .replace(/^.{1,8}?市(?=.{1,4}区)/, "");
}
