import { describe, expect, it } from "vitest";
import { type Field, type FieldReason, optional, required } from "./field-kind.ts";
import { faultWords } from "./field-words.ts";
import { HOME_FIELDS } from "./home-fields.ts";
import { LETTER_FIELDS, TOWN_NOTE } from "./letter-fields.ts";
import { EMAIL_FIELD, PERSON_FIELDS } from "./person-fields.ts";
import { freeText } from "./text-kinds.ts";

const { areaM2, floor, walkMinutes, builtYear, askingPrice, direction } = HOME_FIELDS;

const SAID: readonly (readonly [Field, FieldReason, string])[] = [
  [areaM2, "required", "面積を入力してください。例：70"],
  [areaM2, "not-a-number", "面積は数字で入力してください。例：70"],
  [areaM2, "too-small", "面積は8㎡以上で入力してください"],
  [areaM2, "too-large", "面積は2,000㎡以下で入力してください"],
  [floor, "not-a-number", "階は整数で入力してください。例：5、地下1階"],
  [floor, "too-small", "階は地下3階から70階まで（0を除く）で入力してください"],
  [walkMinutes, "too-large", "駅からの徒歩は0分から120分までで入力してください"],
  [builtYear, "not-a-number", "築年は西暦か元号で入力してください。例：2008、平成20年"],
  [builtYear, "too-small", "築年は1900年以降で入力してください"],
  [askingPrice, "too-large", "売出価格は100億円以下で入力してください"],
  [direction, "required", "向きを選んでください"],
  [direction, "unknown-choice", "向きを選び直してください"],
  [EMAIL_FIELD, "format", "メールアドレスの形を確かめてください。例：hanako@example.jp"],
  [PERSON_FIELDS.familyKana, "format", "セイはカタカナで入力してください"],
  [PERSON_FIELDS.postalCode, "format", "郵便番号は7桁の数字で入力してください"],
  [LETTER_FIELDS.message, "too-long", "質問の内容は2,000文字以内で入力してください"],
  [TOWN_NOTE, "too-short", "声は10文字以上で入力してください"],
  [optional("町名", freeText(60)), "format", "町名に使えない文字があります"],
];

describe("what is said of a fault", () => {
  it.each(SAID)("%#: in one sentence, from the label and the kind", (field, reason, sentence) => {
    expect(faultWords(field, reason)).toBe(sentence);
  });

  it("is a sentence for every reason, also where a kind never gives it", () => {
    const reasons: readonly FieldReason[] = ["required", "not-a-number", "too-small", "too-large", "too-short", "too-long", "format"];
    for (const reason of reasons) expect(faultWords(required("家賃", freeText(5)), reason)).toMatch(/^家賃.+(ください|あります)$/);
  });
});
