import { BUSINESS_WORDS, PRODUCT_WORDS } from "#domain/leads/core/lead-words.ts";
import { BIZ_CONTACT_FIELDS, BIZ_DIRECTMAIL_FIELDS, BIZ_DOCUMENT_FIELDS, BIZ_TRIAL_FIELDS } from "#kernel/business-fields/lead-fields.ts";
import { type Field, optional, required } from "#kernel/fields/field-kind.ts";
import type { Typed } from "#kernel/fields/read-fields.ts";
import { oneOf } from "#kernel/fields/text-kinds.ts";
import type { Letter, LetterField } from "#web/kit/letter/letter.ts";

export type BizForm = "contact" | "directmail" | "document" | "trial";

const TICK = oneOf(["on"]);
const WANTS_CONTACT = optional("担当者からの連絡を希望する", TICK);
const WANTS_REMINDERS = optional("トライアルが終わる3日前と、終わった日に、メールで知らせる", TICK);
const TERMS = required("事業者向け利用規約に同意します", TICK);

const choicesOf = (words: Readonly<Record<string, string>>) => Object.entries(words).map(([value, label]) => ({ value, label }));
/** By a form of its own. */
const { directmail: _, ...ASKED_PRODUCTS } = PRODUCT_WORDS;

/** A broker says its licence. */
export function needsLicence({ business }: Typed): boolean {
  return business === "broker";
}

type Looks = Readonly<Partial<Record<string, Partial<Omit<LetterField, "name" | "field">>>>>;
const LOOKS: Looks = {
  product: { look: "choice", choices: choicesOf(PRODUCT_WORDS) },
  message: { look: "long" },
  purpose: { look: "long" },
  business: { look: "choice", choices: choicesOf(BUSINESS_WORDS) },
  licence: { hint: "宅地建物取引業の方は、かならずお書きください。", isNeededFor: needsLicence },
  corporateNumber: { hint: "13桁です。国税庁の法人番号公表サイトで調べられます。" },
  email: { look: "email" },
  website: { hint: "メールのドメインと比べて、会社の確認に使います。" },
  area: { hint: "会社がお持ちの宛先のある市区町村や町名を、分かる範囲でお書きください。" },
};

function asked(fields: Readonly<Record<string, Field>>, looks: Looks = {}): readonly LetterField[] {
  return Object.entries(fields).map(([name, field]) => ({ look: "line", ...LOOKS[name], ...looks[name], name, field }));
}

const tick = (name: string, field: Field, inShort: string): LetterField => ({ name, field, inShort, look: "tick" });

/** The forms of the business arm, each a letter. */
export const BIZ_LETTERS: Readonly<Record<BizForm, Letter>> = {
  contact: {
    title: "お問い合わせ",
    action: "内容を確認する",
    purpose: "いただいた内容は、お問い合わせへのお返事のためだけに使います。",
    fields: asked(BIZ_CONTACT_FIELDS, { product: { choices: choicesOf(ASKED_PRODUCTS) } }),
  },
  directmail: {
    title: "ダイレクトメールのお申し込み",
    action: "内容を確認する",
    purpose: "いただいた内容は、通数の見積もりとお申し込みのご連絡のためだけに使います。",
    fields: asked(BIZ_DIRECTMAIL_FIELDS),
  },
  document: {
    title: "資料請求",
    action: "内容を確認する",
    purpose: "いただいた内容は、資料の送付と、希望された場合のご連絡のためだけに使います。",
    fields: [...asked(BIZ_DOCUMENT_FIELDS), tick("wantsContact", WANTS_CONTACT, "担当者からの連絡")],
  },
  trial: {
    title: "無料トライアルのお申し込み",
    action: "内容を確認する",
    purpose: "いただいた内容は、審査と、トライアルのご連絡のためだけに使います。",
    fields: [
      ...asked(BIZ_TRIAL_FIELDS),
      tick("wantsReminders", WANTS_REMINDERS, "終わりのお知らせ"),
      tick("terms", TERMS, "事業者向け利用規約への同意"),
    ],
  },
};
