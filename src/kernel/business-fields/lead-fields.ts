import { COMPANY_FIELDS } from "#kernel/fields/company-fields.ts";
import { optional, required, type TextKind } from "#kernel/fields/field-kind.ts";
import { EMAIL_FIELD } from "#kernel/fields/person-fields.ts";
import { freeText, oneLine, oneOf } from "#kernel/fields/text-kinds.ts";
import { ok } from "#kernel/result.ts";
import { CORPORATE_NUMBER } from "./corporate-number.ts";

/** 業種 of who writes. */
export const BUSINESSES = ["broker", "developer", "lender", "manager", "other"] as const;
/** What of the business arm somebody asks about. */
export const PRODUCTS = ["api", "checker", "recommender", "directmail", "other"] as const;

const HOST = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/;

/** The host of a site, from what people type: `https://www.example.co.jp/about` -> `www.example.co.jp`. */
const SITE_HOST: TextKind = {
  rule: { type: "text", least: 0, most: 253 },
  words: { examples: ["www.example.co.jp"] },
  unit: "",
  parse: (text) => {
    const plain = text.normalize("NFKC").trim().toLowerCase();
    const host = plain.replace(/^[a-z]+:\/\//, "").replace(/[/?#:].*$/, "");
    return ok(host || plain);
  },
  faultOf: (host) => (HOST.test(host) && !/^[\d.]+$/.test(host) ? null : "format"),
};

/** Whole hundreds of thousands are no order that a form takes in. */
const MOST_LETTERS = 100_000;
const LETTER_COUNT: TextKind = {
  rule: { type: "text", least: 0, most: 12 },
  words: { noun: `1から${MOST_LETTERS.toLocaleString("ja-JP")}までの数字`, examples: ["500"] },
  unit: "通",
  parse: (text) => ok(text.normalize("NFKC").replace(/[,\s通]/g, "") || text.trim()),
  faultOf: (count) => (/^[1-9]\d{0,5}$/.test(count) && Number(count) <= MOST_LETTERS ? null : "format"),
};

const WHO = {
  company: required("会社名", oneLine(80), { example: "まちのね不動産株式会社" }),
  business: required("業種", oneOf(BUSINESSES)),
  licence: optional("宅建業の免許証番号", COMPANY_FIELDS.licence.kind),
  corporateNumber: optional("法人番号", CORPORATE_NUMBER),
  department: optional("部署", oneLine(60), { example: "営業企画部" }),
  person: required("ご担当者のお名前", oneLine(40), { example: "山田 花子" }),
  email: { ...EMAIL_FIELD, label: "会社のメールアドレス", example: "hanako@example.co.jp" },
} as const;
const PHONE = { ...COMPANY_FIELDS.phone, label: "電話番号" } as const;
const MAY_CALL = optional("電話番号", PHONE.kind, { example: "03-1234-5678" });
const PRODUCT = oneOf(PRODUCTS);

/** 事業者のお問い合わせ. */
export const BIZ_CONTACT_FIELDS = {
  product: required("お問い合わせのサービス", PRODUCT),
  message: required("お問い合わせの内容", freeText(2000)),
  ...WHO,
  phone: MAY_CALL,
} as const;

/** ダイレクトメールのお申し込み. */
export const BIZ_DIRECTMAIL_FIELDS = {
  area: required("宛先のあるエリア", freeText(200), { example: "江東区豊洲・東雲のマンション" }),
  letters: optional("通数の目安", LETTER_COUNT),
  message: optional("ご希望・ご質問", freeText(2000)),
  ...WHO,
  phone: PHONE,
} as const;

/** 資料請求. `wantsContact`: somebody of us may write or call. */
export const BIZ_DOCUMENT_FIELDS = {
  product: required("知りたいサービス", PRODUCT),
  ...WHO,
  phone: MAY_CALL,
  message: optional("知りたいこと", freeText(1000)),
} as const;

/** 無料トライアル. */
export const BIZ_TRIAL_FIELDS = {
  purpose: required("試したいこと", freeText(500), { example: "査定書の参考価格に使えるかを確かめたい" }),
  ...WHO,
  website: optional("会社のWebサイト", SITE_HOST),
  phone: PHONE,
} as const;
