import { DIRECTION } from "#kernel/fields/home-fields.ts";
import { NO_ROAD } from "#kernel/fields/lot-fields.ts";
import { STRUCTURES } from "#kernel/home/structure-words.ts";
import { plainText } from "#kernel/japanese-text.ts";
import type { ROW_FIELDS } from "./row-layout.ts";

type Words = Readonly<Record<string, string>>;

const KINDS = {
  マンション: "condo",
  中古マンション: "condo",
  戸建て: "house",
  一戸建て: "house",
  中古一戸建て: "house",
  土地: "land",
} as const satisfies Words;

const YES_OR_NO = {
  はい: "yes",
  いいえ: "no",
  有: "yes",
  無: "no",
  TRUE: "yes",
  FALSE: "no",
  true: "yes",
  false: "no",
} as const satisfies Words;

const STRUCTURE_WORDS: Words = {
  ...Object.fromEntries(Object.entries(STRUCTURES).map(([value, word]) => [word, value])),
  ...{ 鉄筋コンクリート造: "RC", 鉄骨鉄筋コンクリート造: "SRC", 重量鉄骨造: "steel", S造: "steel" },
};

const TURNED: Words = { 東北: "北東", 東南: "南東", 西南: "南西", 西北: "北西" };
const DIRECTIONS: Words = {
  ...TURNED,
  ...Object.fromEntries([...DIRECTION.rule.choices, ...Object.keys(TURNED)].map((name) => [`${name}向き`, TURNED[name] ?? name])),
};

/** The words that people have for what the fields call otherwise. */
const WORDS: Readonly<Partial<Record<keyof typeof ROW_FIELDS, Words>>> = {
  kind: KINDS,
  isCorner: YES_OR_NO,
  structure: STRUCTURE_WORDS,
  direction: DIRECTIONS,
  roadDirection: { ...TURNED, 接道なし: NO_ROAD, 接面道路なし: NO_ROAD },
  landShape: { 袋地: "袋地等", 旗竿地: "袋地等" },
};

/** Cells by the names that the kinds of the fields have for the same: `木造` of a structure -> `wood`. Others stay as they are. */
export function inWordsOfFields(cells: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const read = Object.entries(WORDS).flatMap(([field, words]) => {
    const cell = plainText(cells[field] ?? "");
    return cell === "" ? [] : [[field, (Object.hasOwn(words, cell) ? words[cell] : undefined) ?? cell] as const];
  });
  return { ...cells, ...Object.fromEntries(read) };
}
