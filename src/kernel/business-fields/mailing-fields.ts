import { optional, required, type TextKind } from "#kernel/fields/field-kind.ts";
import { fewLines, oneLine, oneOf } from "#kernel/fields/text-kinds.ts";
import { readDay } from "#kernel/japanese-date.ts";
import { ok } from "#kernel/result.ts";

const DAY: TextKind = {
  rule: { type: "text", least: 0, most: 20 },
  words: { noun: "日付", examples: ["2026-11-01"] },
  unit: "",
  parse: (text) => ok(readDay(text) ?? text.trim()),
  faultOf: (value) => (readDay(value) === value ? null : "format"),
};

const KIND = oneOf(["condo", "house"]);
const SOURCE = oneOf(["registry", "own-list", "other"]);

/** What a company says of letters to owners. */
export const MAILING_FIELDS = {
  purpose: required("送付の目的", oneLine(100), { example: "豊洲のマンションをお持ちの方に、売却の相談先として知っていただく" }),
  kind: required("住まいの種類", KIND),
  message: optional("お手紙に書く言葉", fewLines(200, 4), { example: "近くで売却のお手伝いをしています。" }),
  source: required("住所の入手元", SOURCE),
  sourceWords: optional("入手元の名前", oneLine(40), { example: "管理組合の名簿" }),
  sourceOn: required("住所を入手した日", DAY),
} as const;

/** The number that is printed on a letter. */
export const LETTER_CODE_FIELD = required("お手紙の番号", oneLine(40), { example: "7Q3K-9MZX-2B4W-TR8H" });

/** Whose letters stop: by the number that is printed on one, or by where they live. */
export const LETTER_OR_ADDRESS_FIELD = required("お手紙の番号または住所", oneLine(200), { example: "7Q3K-9MZX-2B4W-TR8H" });
