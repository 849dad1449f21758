import { DIRECTION } from "#kernel/fields/home-fields.ts";
import { LOT_FIELDS } from "#kernel/fields/lot-fields.ts";
import type { FieldIssue } from "#kernel/fields/read-fields.ts";
import { NO_ROAD } from "#kernel/home/missing-answers.ts";
import { STRUCTURES } from "#kernel/home/structure-words.ts";
import { plainText } from "#kernel/japanese-text.ts";
import { JAPANESE_HEADERS, type ROW_FIELDS } from "./row-layout.ts";

type Words = Readonly<Record<string, string>>;

const KINDS = {
  マンション: "condo",
  中古マンション: "condo",
  戸建て: "house",
  一戸建て: "house",
  中古一戸建て: "house",
  土地: "land",
} as const satisfies Words;

/** Of each word that programs and people write, in capitals or not. */
const YES_OR_NO: Words = {
  ...meaning("yes", ["はい", "あり", "有り", "有", "○", "1", ...inAnyCase("true"), ...inAnyCase("yes")]),
  ...meaning("no", ["いいえ", "なし", "無し", "無", "×", "0", ...inAnyCase("false"), ...inAnyCase("no")]),
};

function meaning(value: string, words: readonly string[]): Words {
  return Object.fromEntries(words.map((word) => [word, value]));
}

function inAnyCase(word: string): string[] {
  return [word, word.toUpperCase(), `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`];
}

const STRUCTURE_WORDS: Words = {
  ...Object.fromEntries(Object.entries(STRUCTURES).map(([value, word]) => [word, value])),
  ...{ 鉄筋コンクリート造: "RC", 鉄筋コンクリート: "RC", 鉄骨鉄筋コンクリート造: "SRC", 重量鉄骨造: "steel", S造: "steel", 木: "wood" },
};

const TURNED: Words = { 東北: "北東", 東南: "南東", 西南: "南西", 西北: "北西" };
const NAMES = [...DIRECTION.rule.choices, ...Object.keys(TURNED)];
const DIRECTIONS: Words = { ...TURNED, ...endingIn("向き"), ...endingIn("向") };
/** Of a road: 南側. */
const SIDES = endingIn("側");

function endingIn(ending: string): Words {
  return Object.fromEntries(NAMES.map((name) => [`${name}${ending}`, TURNED[name] ?? name]));
}

/** The words that people have for what the fields call otherwise. */
const WORDS: Readonly<Partial<Record<keyof typeof ROW_FIELDS, Words>>> = {
  kind: KINDS,
  isCorner: YES_OR_NO,
  structure: STRUCTURE_WORDS,
  direction: DIRECTIONS,
  roadDirection: { ...DIRECTIONS, ...SIDES, 接道なし: NO_ROAD, 接面道路なし: NO_ROAD, 接している道路がない: NO_ROAD },
  landShape: { 袋地: "袋地等", 旗竿地: "袋地等", 旗竿: "袋地等", 不整形地: "不整形" },
};

/** Cells by the names that the kinds of the fields have for the same: `木造` of a structure -> `wood`. Others stay as they are. */
export function inWordsOfFields(cells: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const read = Object.entries(WORDS).flatMap(([field, words]) => {
    const cell = plainText(cells[field] ?? "");
    return cell === "" ? [] : [[field, (Object.hasOwn(words, cell) ? words[cell] : undefined) ?? cell] as const];
  });
  return { ...cells, ...Object.fromEntries(read) };
}

/** The eight that everybody knows, told by the first two and the last. */
const some = (words: readonly string[]) => [...words.slice(0, 2), "…", ...words.slice(-1)];

/** What a cell may say where there is a choice, as people write it. */
const CHOICES: Readonly<Partial<Record<string, readonly string[]>>> = {
  kind: ["マンション", "一戸建て", "土地"],
  direction: some(DIRECTION.rule.choices),
  isCorner: ["はい", "いいえ"],
  structure: Object.values(STRUCTURES),
  landShape: LOT_FIELDS.landShape.kind.rule.choices,
  roadDirection: LOT_FIELDS.roadDirection.kind.rule.choices,
};

/** What is wrong with a cell, with the words that it may hold where these are a choice: nobody can choose anew in a file. */
export function inWordsOfFiles({ field, message }: FieldIssue): FieldIssue {
  const words = CHOICES[field];
  const label = JAPANESE_HEADERS[field as keyof typeof JAPANESE_HEADERS];
  return { field, message: words === undefined ? message : `${label}は、${words.join("・")}のどれかで入力してください` };
}
