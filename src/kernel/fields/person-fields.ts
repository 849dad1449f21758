import { optional, required } from "./field-kind.ts";
import { PHONE } from "./phone-kinds.ts";
import { addressLine, EMAIL, ONE_TIME_CODE, PERSON_KANA, PERSON_NAME, POSTAL_CODE } from "./text-kinds.ts";

/** 氏名・住所 of a member. The codes of prefecture and city are chosen, and known to the service alone. */
export const PERSON_FIELDS = {
  familyName: optional("姓", PERSON_NAME, { example: "山田" }),
  givenName: optional("名", PERSON_NAME, { example: "花子" }),
  familyKana: optional("セイ", PERSON_KANA, { example: "ヤマダ" }),
  givenKana: optional("メイ", PERSON_KANA, { example: "ハナコ" }),
  postalCode: optional("郵便番号", POSTAL_CODE),
  town: optional("町名", addressLine(60), { example: "豊洲" }),
  street: optional("番地", addressLine(60), { example: "5-1-1" }),
  building: optional("建物名・部屋番号", addressLine(80), { example: "まちのねレジデンス 101" }),
} as const;

/** Where somebody is written to. */
export const EMAIL_FIELD = required("メールアドレス", EMAIL);

/** Where they can be called. A form that sends codes asks for an `SMS_PHONE` instead. */
export const PHONE_FIELD = required("電話番号", PHONE);

/** What was sent to them there, or stands in their app. */
export const CODE_FIELD = required("確認コード", ONE_TIME_CODE);
