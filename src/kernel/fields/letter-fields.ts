import { optional, required } from "./field-kind.ts";
import { AREA_M2, FLOOR, PRICE_YEN } from "./number-kinds.ts";
import { EMAIL_FIELD } from "./person-fields.ts";
import { freeText, oneLine } from "./text-kinds.ts";

const MESSAGE = freeText(2000);

/** What people write to us about a building, by the names of the API. Which of them a letter needs, it says itself. */
export const LETTER_FIELDS = {
  proposed: required("正しい内容", freeText(500)),
  evidence: required("根拠となる資料", MESSAGE),
  apartmentName: required("マンション名", freeText(80)),
  address: optional("所在地", freeText(120)),
  preferredDates: required("ご希望の日時", freeText(200)),
  known: optional("分かること", MESSAGE),
  message: required("質問の内容", MESSAGE),
  name: optional("お名前", oneLine(80)),
  email: EMAIL_FIELD,
} as const;

const { message, name, email, preferredDates } = LETTER_FIELDS;

/** What each inquiry asks for, in the order of its form. */
export const INQUIRY_FIELDS = {
  question: { message, name, email },
  visit: { preferredDates, message: optional("見たい部屋や伝えたいこと", MESSAGE), name, email },
  registration: { email },
} as const;

/** まちの声: shorter than this says nothing to who comes later. */
export const TOWN_NOTE = required("まちの声", freeText(400, 10));

const WISH = freeText(500);

/** What somebody who waits for a home would like. */
export const WISH_FIELDS = {
  areaFromM2: optional("広さの下限", AREA_M2, { example: "60" }),
  areaToM2: optional("広さの上限", AREA_M2, { example: "80" }),
  priceUpTo: optional("予算の上限", PRICE_YEN),
  note: optional("そのほかの希望", WISH),
} as const;

/** The home that somebody says they own. */
export const OWNED_UNIT_FIELDS = {
  floor: optional("階", FLOOR),
  areaM2: optional("専有面積", AREA_M2),
  note: optional("伝えたいこと", WISH),
} as const;
