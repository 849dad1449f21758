import { isEmail, MOST_EMAIL_CHARACTERS, readEmail } from "#kernel/email-address.ts";
import { LAYOUT_PATTERN, plainLayout } from "#kernel/home/layout.ts";
import { plainText, toKatakana } from "#kernel/japanese-text.ts";
import { ok, refused } from "#kernel/result.ts";
import { STORABLE_TEXT } from "#kernel/storable-text.ts";
import type { ChoiceKind, KindWords, TextKind } from "./field-kind.ts";

type TextParts = {
  readonly most: number;
  readonly least?: number;
  readonly tidy?: (text: string) => string;
  readonly isAllowed?: (text: string) => boolean;
  /** A rare kanji counts as one where it is counted by characters, and as two where it is not. */
  readonly lengthOf?: (text: string) => number;
  readonly words?: KindWords;
};

export function textKind({ most, least = 0, tidy = trimmed, isAllowed = isStorable, lengthOf = units, words = {} }: TextParts): TextKind {
  return {
    rule: { type: "text", least, most },
    words,
    unit: "",
    parse: (text) => ok(tidy(text)),
    faultOf: (value) => {
      if (!isAllowed(value)) return "format";
      if (lengthOf(value) < least) return "too-short";
      return lengthOf(value) > most ? "too-long" : null;
    },
  };
}

const trimmed = (text: string) => text.trim();
const isStorable = (text: string) => STORABLE_TEXT.test(text);
const units = (text: string) => text.length;
const characters = (text: string) => [...text].length;

/** Free text of at most so many characters, the blanks around it gone. */
export function freeText(most: number, least = 0): TextKind {
  return textKind({ most, least });
}

/** Line ends and other controls, and the marks that turn the direction of what follows. */
const NO_LINE = /[\s\p{Cc}\u2028\u2029\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu;

/** Free text that stands in one line of a mail or a list: it cannot look like the next one. Whatever would break the line becomes one blank. */
export function oneLine(most: number, least = 0): TextKind {
  return textKind({ most, least, tidy: inOneLine });
}

function inOneLine(text: string): string {
  return text.replace(NO_LINE, (run) => (/^[\u3000 ]$/.test(run) ? run : " ")).trim();
}

/** Free text of a few lines, each of them like {@link oneLine}; their ends are kept. */
export function fewLines(most: number, mostLines: number): TextKind {
  return textKind({
    most,
    tidy: (text) => text.split(LINE_END).map(inOneLine).join("\n").trim(),
    isAllowed: (text) => isStorable(text) && text.split("\n").length <= mostLines,
    words: { noun: `${mostLines}行以内` },
  });
}

const LINE_END = /\r\n|[\r\n\u2028\u2029]/;
const LEADS_AWAY = /:\/\/|www\.|@/i;

/** Whether mail programs would make a link of a part of a text, however wide its letters are. */
export function leadsAway(text: string): boolean {
  return LEADS_AWAY.test(text.normalize("NFKC"));
}

/** How somebody is addressed in a mail, told by whoever typed the address of the mailbox: no line of its own, and nothing that leads elsewhere. */
export const NAME_IN_MAIL = textKind({
  most: 40,
  tidy: inOneLine,
  isAllowed: (text) => isStorable(text) && !leadsAway(text),
  words: { noun: "URLやメールアドレスを含まないお名前" },
});

export const EMAIL = textKind({
  most: MOST_EMAIL_CHARACTERS,
  tidy: readEmail,
  isAllowed: isEmail,
  words: { examples: ["hanako@example.jp"] },
});

/** A name of a station, without 駅 at its end. */
export const STATION_NAME = textKind({ most: 40, tidy: (text) => text.trim().replace(/駅$/, "") });

const LONGEST_LAYOUT = 12;

/** 間取り as it is stored: `３ＬＤＫ` -> `3LDK`. Anything else would quietly be another price. */
export const LAYOUT = textKind({
  most: LONGEST_LAYOUT,
  // Nobody writes one in more: a longer text is not looked through.
  tidy: (text) => (text.length > 4 * LONGEST_LAYOUT ? text : plainLayout(text)),
  isAllowed: (text) => LAYOUT_PATTERN.test(text),
  words: { examples: ["3LDK", "2LDK+S"] },
});

/** A family may write itself with a variant (U+FA19 for 神) that every Unicode normal form would replace; 髙 and 﨑 have none to fear. */
const OTHERS = /[^\uF900-\uFAFF\u{2F800}-\u{2FA1F}]+/gu;
const NAME = /^[\p{L}\p{M}・ '.-]+$/u;
const KANA = /^[ァ-ヺー・ ]+$/u;
const LONGEST_NAME = 40;

/** 姓 or 名: full and half width to their usual forms, variants of kanji as they are. */
export const PERSON_NAME = textKind({
  most: LONGEST_NAME,
  tidy: (text) =>
    text
      .replace(OTHERS, (run) => run.normalize("NFKC"))
      .replace(/\s+/g, " ")
      .trim(),
  isAllowed: (text) => NAME.test(text) && !leadsAway(text),
  lengthOf: characters,
});

/** セイ or メイ: katakana of full width from hiragana and half width, any dash as `ー`. */
export const PERSON_KANA = textKind({
  most: LONGEST_NAME,
  tidy: (text) => toKatakana(plainText(text)).replace(/-/g, "ー"),
  isAllowed: (text) => KANA.test(text),
  lengthOf: characters,
  words: { noun: "カタカナ" },
});

/** Seven digits, from `〒１３５－００６１` and the like. What is none is left as it was typed. */
export const POSTAL_CODE = textKind({
  most: 7,
  tidy: (text) => {
    const digits = plainText(text).replace(/^〒\s*/, "");
    return /^\d{3}[ -]?\d{4}$/.test(digits) ? digits.replace(/\D/g, "") : digits;
  },
  isAllowed: (text) => /^\d{7}$/.test(text),
  words: { noun: "7桁の数字", examples: ["135-0061"] },
});

/** A line of an address: full width digits and dashes as half width ones, one space for several. */
export function addressLine(most: number): TextKind {
  return textKind({ most, tidy: plainText, isAllowed: (text) => /^[^\p{Cc}\p{Cs}]+$/u.test(text), lengthOf: characters });
}

/** Six digits of a mail, an SMS or an app: `１２３ ４５６` -> `123456`. */
export const ONE_TIME_CODE = textKind({
  most: 6,
  tidy: (text) => text.normalize("NFKC").replace(/[\s-]/g, ""),
  isAllowed: (text) => /^\d{6}$/.test(text),
  words: { noun: "6桁の数字" },
});

/** One of a few values. */
export function oneOf<T extends string>(choices: readonly [T, ...T[]]): ChoiceKind<T> {
  const found = (text: string) => choices.find((choice) => choice === text);
  return {
    rule: { type: "choice", choices },
    words: {},
    unit: "",
    parse: (text) => {
      const choice = found(text.trim());
      return choice === undefined ? refused("unknown-choice") : ok(choice);
    },
    faultOf: (value) => (found(value) === undefined ? "unknown-choice" : null),
  };
}
