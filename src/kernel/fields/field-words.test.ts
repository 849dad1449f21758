import { describe, expect, it } from "vitest";
import { FIELD_REASONS, type Field, type FieldReason, optional, readAs, required } from "./field-kind.ts";
import { faultWords, labelOf, placeholderOf, withoutFinalStop } from "./field-words.ts";
import { HOME_FIELDS } from "./home-fields.ts";
import { LETTER_FIELDS, TOWN_NOTE } from "./letter-fields.ts";
import { LOAN_CASE_FIELDS, LOAN_FIELDS, YIELD_FIELDS } from "./money-fields.ts";
import { EMAIL_FIELD, PERSON_FIELDS } from "./person-fields.ts";
import { freeText } from "./text-kinds.ts";

const { areaM2, floor, walkMinutes, builtYear, askingPrice, direction } = HOME_FIELDS;

const SAID: readonly (readonly [Field, FieldReason, string])[] = [
  [areaM2, "required", "面積を入力してください。例：70"],
  [areaM2, "not-a-number", "面積は数字で入力してください。例：70"],
  [areaM2, "too-small", "面積は8㎡以上で入力してください"],
  [areaM2, "too-large", "面積は2,000㎡以下で入力してください"],
  [floor, "not-a-number", "階は整数で入力してください。例：5、地下1階"],
  [floor, "too-small", "階は地下3階から70階の間で入力してください（0階はありません）"],
  [walkMinutes, "too-large", "駅からの徒歩は0分から120分の間で入力してください"],
  [builtYear, "not-a-number", "築年は西暦か元号で入力してください。例：2008、平成20年"],
  [builtYear, "too-small", "築年は1900年以降で入力してください"],
  [askingPrice, "too-large", "売出価格は100億円以下で入力してください"],
  [direction, "required", "向きを選んでください"],
  [direction, "unknown-choice", "向きを選び直してください"],
  [EMAIL_FIELD, "format", "メールアドレスの形を確かめてください。例：hanako@example.jp"],
  [PERSON_FIELDS.familyKana, "format", "セイはカタカナで入力してください。例：ヤマダ"],
  [PERSON_FIELDS.postalCode, "format", "郵便番号は7桁の数字で入力してください。例：135-0061"],
  [LETTER_FIELDS.message, "too-long", "質問の内容は2,000文字以内で入力してください"],
  [TOWN_NOTE, "too-short", "まちの声は10文字以上で入力してください"],
  [optional("町名", freeText(60)), "format", "町名に使えない文字があります"],
];

describe("what is said of a fault", () => {
  it.each(SAID)("%#: in one sentence, from the label and the kind", (field, reason, sentence) => {
    expect(faultWords(field, reason)).toBe(sentence);
  });

  it("names the field as its form does, without what stands in brackets behind the label", () => {
    expect(faultWords(YIELD_FIELDS.agency, "too-large")).toBe("管理委託料は0%から100%の間で入力してください");
    expect(faultWords(YIELD_FIELDS.insurance, "not-a-number")).toBe("保険料は数字で入力してください。例：20,000");
    expect(faultWords(LOAN_CASE_FIELDS.other, "not-a-number")).toBe("ほかの借入の返済額は数字で入力してください。例：60");
    expect(faultWords(PERSON_FIELDS.familyName, "format")).toBe("姓に使えない文字があります");
    expect(faultWords(TOWN_NOTE, "required")).toBe("まちの声を入力してください");
  });

  it.each(FIELD_REASONS)("is a sentence for %s, also where a kind never gives it, and has no 。 at its end", (reason) => {
    for (const kind of [freeText(5), EMAIL_FIELD.kind, areaM2.kind])
      expect(faultWords(required("家賃", kind), reason)).toMatch(/(ください|あります)(。例：[^。]+)?$/);
  });
});

describe("an example", () => {
  it.each([
    [areaM2, "例：70"],
    [askingPrice, "例：8,980"],
    [floor, "例：5"],
    [YIELD_FIELDS.rent, "例：12.5"],
    [PERSON_FIELDS.familyName, "例：山田"],
    [PERSON_FIELDS.postalCode, "例：135-0061"],
    [EMAIL_FIELD, "例：hanako@example.jp"],
    [LETTER_FIELDS.message, null],
    [direction, null],
  ])("%#: is one way to type the answer", (field, shown) => {
    expect(placeholderOf(field)).toBe(shown);
  });

  it.each(Object.entries<Field>({ ...HOME_FIELDS, ...YIELD_FIELDS, ...LOAN_FIELDS, ...LOAN_CASE_FIELDS, ...PERSON_FIELDS, EMAIL_FIELD }))(
    "of %s can be read by its own field",
    (_, field) => {
      for (const example of [field.example ?? [], field.kind.words.examples ?? []].flat())
        expect({ example, ok: readAs(field.kind, example).ok }).toEqual({ example, ok: true });
    },
  );
});

it.each([
  [YIELD_FIELDS.rent, "家賃（月）"],
  [LOAN_FIELDS.rate, "金利（年）"],
  [direction, "向き（主な窓）"],
  [areaM2, "面積"],
])("%#: a label says what its message need not", (field, shown) => {
  expect(labelOf(field)).toBe(shown);
});

it.each([
  ["確認コードがちがいます。もう一度入力してください。", "確認コードがちがいます。もう一度入力してください"],
  ["面積を入力してください。例：70", "面積を入力してください。例：70"],
  ["", ""],
])("%j stands at a field as %j", (message, shown) => {
  expect(withoutFinalStop(message)).toBe(shown);
});
