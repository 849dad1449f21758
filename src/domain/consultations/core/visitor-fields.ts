import { optional, required } from "#kernel/fields/field-kind.ts";
import { EMAIL_FIELD } from "#kernel/fields/person-fields.ts";
import { PHONE } from "#kernel/fields/phone-kinds.ts";
import { freeText, oneLine, oneOf } from "#kernel/fields/text-kinds.ts";
import { TOPICS } from "./types.ts";

/** What the form of a booking asks for, in its order. */
export const VISITOR_FIELDS = {
  company: required("会社名", oneLine(80)),
  name: required("お名前", oneLine(80)),
  email: EMAIL_FIELD,
  phone: optional("電話番号", PHONE),
  topic: required("相談したいこと", oneOf(TOPICS)),
  message: optional("くわしい内容", freeText(1000)),
} as const;
