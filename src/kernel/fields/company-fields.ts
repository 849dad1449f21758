import { ok } from "#kernel/result.ts";
import { readLicence } from "./agent-licence.ts";
import { required, type TextKind } from "./field-kind.ts";
import { PRICE_YEN } from "./number-kinds.ts";
import { EMAIL_FIELD } from "./person-fields.ts";
import { PHONE } from "./phone-kinds.ts";
import { addressLine, freeText, oneLine, oneOf } from "./text-kinds.ts";

/** 免許証番号: one form for all ways to write it. */
const LICENCE: TextKind = {
  rule: { type: "text", least: 0, most: 40 },
  words: { examples: ["東京都知事(3)第12345号"] },
  unit: "",
  parse: (text) => ok(readLicence(text) ?? text.trim()),
  faultOf: (licence) => (readLicence(licence) === licence ? null : "format"),
};

/** What a company says of itself, by the names of the API. */
export const COMPANY_FIELDS = {
  name: required("商号または名称", oneLine(80), { example: "まちのね不動産株式会社" }),
  licence: required("免許証番号", LICENCE),
  address: required("事務所の所在地", addressLine(120), { example: "東京都江東区豊洲5-1-1 まちのねビル2階" }),
  phone: required("電話番号", PHONE, { example: "03-1234-5678" }),
  email: { ...EMAIL_FIELD, label: "お問い合わせを受けるメールアドレス", example: "uketsuke@example.co.jp" },
} as const;

/** As colleagues see somebody. */
export const STAFF_NAME_FIELD = required("氏名", oneLine(40), { example: "山田 花子" });

/** 管理者, 担当者, 経理. */
const ROLE = oneOf(["owner", "agent", "billing"]);

export const INVITATION_FIELDS = {
  email: { ...EMAIL_FIELD, example: "tanaka@example.co.jp" },
  role: required("役割", ROLE),
} as const;

export const KEY_LABEL_FIELD = required("キーの名前", oneLine(40), { example: "基幹システム" });

/** What a company asks for a home. */
export const ASKED_PRICE_FIELD = required("価格", PRICE_YEN);

/** What a company answers who asked about a home; by telephone, what was said. */
export const ANSWER_FIELD = required("返信", freeText(2000));
