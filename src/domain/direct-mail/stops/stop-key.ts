import type { Addressee, RecipientPlace } from "#domain/direct-mail/core/types.ts";
import { plainText } from "#kernel/japanese-text.ts";
import { KANJI_NUMBER, readKanjiNumber, withPlainDigits } from "#kernel/kanji-number.ts";
import { placeTextKey } from "#kernel/place/chome.ts";
import { PREFECTURES } from "#kernel/prefectures.ts";

const PREFECTURE = new RegExp(`^(?:${PREFECTURES.join("|")})(?=.)`);
const CITY_OF_WARD = /^.{1,8}?市(?=.{1,4}区)/;
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
/** One 棟 of several by its number alone: 団地2-301 is 2号棟301. */
const WING_BY_NUMBER = /(?:^|[^\d-])(\d{1,2})-(?=\d{1,5}[a-z]?(?:号室?|室)?$)/;
const WING = /(?:^|[^a-z\d])([a-z]|\d{1,2})号?棟|(?:^|[^a-z])([a-z])(?=-?\d{1,5}(?:号室?|室)?$)/;
const ROOM = /(\d{1,5})(?:号室?|室)$|(?:^|[-#])(\d{1,5})$|(\d{3,5})$|(\d{1,2}(?:f|階))$/;
/** The same, and 301A is not 301B. */
const LETTERED_ROOM =
  /(\d{1,5}[a-z]?)(?:号室?|室)$|(?:^|[-#])(\d{1,5}[a-z]?|[a-z])$|^([a-z])(?:号室?|室)?$|(\d{3,5}[a-z]?)$|(\d{1,2}(?:f|階))$/;

/**
 * An address as the register of stops compares it, in any writing: numbers as digits, without prefecture, postal code and the name of a building, with wing and
 * room where they are told. `東京都江東区豊洲五丁目１番２号 青葉ハイツ３０１号室`, `江東区豊洲5-1-2-301` and `豊洲５の１の２　＃301` under 江東区 all give
 * `江東区豊洲5-1-2-301`. Two buildings on one lot with one room number are one: rather one letter too few than one too many.
 */
export function stopKey(address: string): string {
  return keyIn(spelledOut(address), TODAY);
}

/** Letters in names that are written in several forms, and the one they are compared by. */
const FORMS: Readonly<Record<string, string>> = {
  麴: "麹",
  邊: "辺",
  邉: "辺",
  齋: "斎",
  髙: "高",
  﨑: "崎",
  德: "徳",
  瀨: "瀬",
  曾: "曽",
};
const OTHER_FORM = new RegExp(`[${Object.keys(FORMS).join("")}]`, "g");
/** What else than a dash stands between the numbers of a lot: 1・3000・1, 1/3000/1, 1─3000─1. */
const BETWEEN_NUMBERS = /(?<=\d)\s*[・/.,、─━]\s*(?=\d)/g;
/** A room digit by digit: 三〇一号室. */
const KANJI_ROOM = /(?<![一二三四五六七八九十百千])[一二三四五六七八九][〇零一二三四五六七八九]{2,3}(?=号|室|[\s)）-]|$)/g;
const KANJI_LOT = new RegExp(`(${KANJI_NUMBER})番地?(${KANJI_NUMBER})号?(?![一-龠])`, "g");
const NAMED = /(?<=[\d室号])\s\D{1,20}様$/;

/** Spellings that `keyIn` does not know. */
function spelledOut(address: string): string {
  return plainText(address)
    .replace(/^日本国?[\s,、]*(?=\S{2,3}[都道府県])/, "")
    .replace(OTHER_FORM, (letter) => FORMS[letter] ?? letter)
    .replace(KANJI_ROOM, withPlainDigits)
    .replace(KANJI_LOT, (_, block: string, lot: string) => `${readKanjiNumber(block) ?? block}番${readKanjiNumber(lot) ?? lot}号`)
    .replace(BETWEEN_NUMBERS, "-")
    .replace(NAMED, "");
}

/**
 * As `stopKey` wrote it until a room in parentheses was kept. The register holds no address, so what it has under such a key cannot be written anew: it is asked
 * for both. Nothing is kept under it any more.
 */
export function formerStopKey(address: string): string {
  return keyIn(address, FORMER);
}

export type Addressed = Pick<Addressee & RecipientPlace, "address" | "building" | "cityCode" | "cityName">;

/** Where somebody lives as one text, as keys are made of it: with the city that was found for it, where a list leaves it out. */
export function wholeAddress({ address, building, cityCode, cityName }: Addressed): string {
  const told = `${plainText(address).replace(POSTAL_CODE, "")} ${building}`;
  const prefecture = PREFECTURES[Number(cityCode.slice(0, 2)) - 1] ?? "";
  const rest = told.replace(PREFECTURE, "");
  const city = cityName.replace(PREFECTURE, "");
  const ward = city.replace(CITY_OF_WARD, "");
  if (rest.startsWith(city)) return `${prefecture}${rest}`;
  if (rest.startsWith(ward)) return `${prefecture}${city}${rest.slice(ward.length)}`;
  return stopKey(`${prefecture}${rest}`).startsWith(stopKey(`${prefecture}${city}`))
    ? `${prefecture}${rest}`
    : `${prefecture}${city}${rest}`;
}

type Reading = {
  /** Whom a letter is in care of, and what stands in brackets. */
  readonly remarks: (plain: string) => string;
  readonly floors: (key: string) => string;
  readonly numbers: RegExp;
  readonly dwelling: readonly RegExp[];
  readonly area: (head: string) => string;
};

const TODAY: Reading = {
  // A room may stand in brackets, so they part words and hide nothing.
  remarks: (plain) => plain.replace(BRACKET, " ").trim().replace(CARE_OF, ""),
  floors: (key) =>
    key.replace(FLOOR, (_, digits?: string, kanji?: string) => `${digits ?? readKanjiNumber(kanji ?? "")}f`).replace(FLOOR_OF_ROOM, ""),
  numbers: NUMBERS_BEFORE_FLOOR,
  dwelling: [new RegExp(`${WING.source}|${WING_BY_NUMBER.source}`), LETTERED_ROOM],
  area: withoutSureArea,
};
const FORMER: Reading = {
  remarks: (plain) => plain.replace(new RegExp(`[(（].*$|${CARE_OF.source}`), ""),
  floors: (key) => key,
  numbers: NUMBERS,
  dwelling: [WING, ROOM],
  area: withoutArea,
};

function keyIn(address: string, { remarks, floors, numbers: pattern, dwelling: patterns, area }: Reading): string {
  const plain = remarks(plainText(address).replace(POSTAL_CODE, "")).replace(/\s+(?=[\da-z#])/gi, "-");
  const spelled = placeTextKey(plain.replace(/[ー〜~](?=\d)/g, "-"))
    .replace(CHOME, (_, kanji: string) => `${readKanjiNumber(kanji) ?? kanji}-`)
    .replace(KANJI_BLOCK, (_, kanji: string) => `${readKanjiNumber(kanji) ?? kanji}`)
    .replace(/-{2,}/g, "-");
  const key = floors(spelled);
  const at = key.search(/\d/);
  if (at < 0) return area(key);
  const numbers = pattern.exec(key.slice(at))?.[0] ?? "";
  const dwelling = dwellingOf(key.slice(at + numbers.length).replace(/^(?:番地|番|号(?![室館棟]))ノ?/, ""), patterns);
  const parts = [...(numbers.match(/\d+/g) ?? []).map(withoutZeros), ...dwelling];
  return `${area(key.slice(0, at))}${parts.join("-").replace(/(?<=\d)-(?=[a-z]$)/, "")}`;
}

/** Whether a key of {@link stopKey} goes down to a number: only then does it name somebody's address. */
export function hasNumber(key: string): boolean {
  return /\d/.test(key);
}

/** Wing and room of what follows the numbers, as far as they are told. */
function dwellingOf(tail: string, patterns: readonly RegExp[]): string[] {
  const text = tail.replace(/-+$/, "");
  return patterns.flatMap((pattern) => {
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

/** Prefecture, county and the city of a ward are left out by many: 札幌市中央区 is 中央区. */
function withoutArea(head: string): string {
  return head
    .replace(/-+$/, "")
    .replace(PREFECTURE, "")
    .replace(/^.{1,5}?郡(?=.+[町村])/, "")
    .replace(CITY_OF_WARD, "");
}

/** Wards, cities, towns and villages that several have under one name: what stands before such a name is part of it, where it is told. */
const WARD_OF_MANY = /^.{1,8}?市(?=(?:中央|北|南|東|西|中|緑|港|青葉|泉|旭|鶴見)区)/;
const OF_MANY =
  /^(?:府中市|伊達市|(?:.{1,5}?郡)?(?:(?:池田|森|小国|美郷|朝日|明和|高森|川西|清水|南部|金山|日野|美里|太子|広川|美浜|松前|川崎)町|(?:昭和|高山|川上|南牧|泊)村))/;

/** As `withoutArea`, but 横浜市中区 is not 名古屋市中区, nor is 府中市 of 東京都 that of 広島県. */
function withoutSureArea(head: string): string {
  const named = head.replace(/-+$/, "");
  const prefecture = PREFECTURE.exec(named)?.[0] ?? "";
  const below = named.slice(prefecture.length);
  if (WARD_OF_MANY.test(below)) return below;
  return `${OF_MANY.test(below) ? prefecture : ""}${withoutArea(below)}`;
}
