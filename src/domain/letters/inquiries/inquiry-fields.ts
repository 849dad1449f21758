import { optional, required } from "#kernel/fields/field-kind.ts";
import { EMAIL_FIELD } from "#kernel/fields/person-fields.ts";
import { PHONE } from "#kernel/fields/phone-kinds.ts";
import { freeText, oneLine, oneOf } from "#kernel/fields/text-kinds.ts";
import { CONTACT_WAYS, type ContactWay, INQUIRY_TOPICS, type InquiryTopic } from "./types.ts";

/** A letter about a home on offer, by its kind in the database. Companies answer it one by one, in the console. */
export const LISTING_INQUIRY = { id: "listing-inquiry", answerWithinBusinessDays: 5 } as const;

export const TOPIC_WORDS: Readonly<Record<InquiryTopic, string>> = {
  visit: "見学したい",
  documents: "資料がほしい",
  reason: "この価格の理由を聞きたい",
  question: "質問がある",
};

export const WAY_WORDS: Readonly<Record<ContactWay, string>> = { mail: "メール", phone: "電話" };

const MESSAGE = freeText(1000);

/** What the form asks, in its order, by the names of the API. */
export const LISTING_INQUIRY_FIELDS = {
  topic: required("ご用件", oneOf(INQUIRY_TOPICS)),
  preferredDates: optional("見学のご希望の日時", oneLine(200)),
  message: optional("伝えたいこと", MESSAGE),
  contactWay: required("連絡の方法", oneOf(CONTACT_WAYS)),
  phone: optional("電話番号", PHONE),
  name: required("お名前", oneLine(80)),
  email: EMAIL_FIELD,
} as const;
