import { optional, required } from "./field-kind.ts";
import { addressLine, EMAIL, ONE_TIME_CODE, PERSON_KANA, PERSON_NAME, POSTAL_CODE } from "./text-kinds.ts";

/** 氏名・住所 of a member. The codes of prefecture and city are chosen, and known to the service alone. */
export const PERSON_FIELDS = {
  familyName: optional("姓", PERSON_NAME),
  givenName: optional("名", PERSON_NAME),
  familyKana: optional("セイ", PERSON_KANA),
  givenKana: optional("メイ", PERSON_KANA),
  postalCode: optional("郵便番号", POSTAL_CODE),
  town: optional("町名", addressLine(60)),
  street: optional("番地", addressLine(60)),
  building: optional("建物名・部屋番号", addressLine(80)),
} as const;

/** Where somebody is written to. */
export const EMAIL_FIELD = required("メールアドレス", EMAIL);

/** What was sent to them there, or stands in their app. */
export const CODE_FIELD = required("確認コード", ONE_TIME_CODE);
