import { readDay } from "#kernel/japanese-date.ts";
import { ok } from "#kernel/result.ts";
import { COMPANY_FIELDS } from "./company-fields.ts";
import { optional, required, type TextKind } from "./field-kind.ts";
import { EMAIL_FIELD } from "./person-fields.ts";
import { freeText, oneLine, oneOf } from "./text-kinds.ts";

const DOMAIN = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/;

/** A domain of mails, from what people type: `Info@Example.co.jp` -> `example.co.jp`. */
const MAIL_DOMAIN: TextKind = {
  rule: { type: "text", least: 0, most: 120 },
  words: { examples: ["example.co.jp"] },
  unit: "",
  parse: (text) => ok(text.normalize("NFKC").trim().toLowerCase().replace(/^.*@/, "")),
  faultOf: (domain) => (DOMAIN.test(domain) ? null : "format"),
};

const LINE_ACCOUNT: TextKind = {
  rule: { type: "text", least: 0, most: 24 },
  words: { examples: ["@machinone"] },
  unit: "",
  parse: (text) => ok(text.normalize("NFKC").trim().toLowerCase()),
  faultOf: (account) => (/^@[a-z0-9._-]{3,20}$/.test(account) ? null : "format"),
};

const PLAN = oneOf(["small", "standard", "large"]);
const LISTING_SOURCE = oneOf(["own", "own-first", "all"]);

const { name, licence, address, phone } = COMPANY_FIELDS;

/** 導入お申し込み, first page. */
export const RECOMMENDER_COMPANY_FIELDS = {
  company: name,
  licence,
  address,
  person: required("担当者のお名前", oneLine(40), { example: "山田 花子" }),
  phone,
  email: { ...EMAIL_FIELD, label: "担当者のメールアドレス", example: "uketsuke@example.co.jp" },
  plan: required("ご希望のプラン", PLAN),
} as const;

/** 導入お申し込み, second page. */
export const RECOMMENDER_SETUP_FIELDS = {
  listingSource: required("ご提案する物件", LISTING_SOURCE),
  mailDomain: optional("メールの差出人にするドメイン", MAIL_DOMAIN),
  lineAccount: optional("LINE公式アカウント", LINE_ACCOUNT),
  note: optional("ご質問・ご要望", freeText(1000)),
} as const;

/** What a customer tells of themselves beside the condition. */
export const RECOMMENDER_CUSTOMER_FIELDS = {
  name: optional("お名前", oneLine(40), { example: "山田 花子" }),
  email: EMAIL_FIELD,
} as const;

/** A day as people write it, as an ISO day. */
const DAY: TextKind = {
  rule: { type: "text", least: 0, most: 20 },
  words: { examples: ["2026-11-03"] },
  unit: "",
  parse: (text) => ok(readDay(text) ?? text.trim()),
  faultOf: (day) => (/^\d{4}-\d{2}-\d{2}$/.test(day) ? null : "format"),
};

const PROOF_WAY = oneOf(["paper", "phone", "web", "card", "other"]);

/** What an office tells of somebody it takes in, and keeps in mind. */
export const OFFICE_CUSTOMER_FIELDS = {
  name: required("お名前", oneLine(40), { example: "山田 花子" }),
  email: EMAIL_FIELD,
  agreedOn: required("同意をいただいた日", DAY),
  way: required("同意の方法", PROOF_WAY),
  note: optional("メモ", freeText(1000)),
} as const;
