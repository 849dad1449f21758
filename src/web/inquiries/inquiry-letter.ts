import type { InquiryHome, KnownSenderInquiryInput, ListingInquiryInput } from "#api/client/client.ts";
import { INQUIRY_CONSENT } from "#domain/letters/inquiries/inquiry-consent.ts";
import { LISTING_INQUIRY_FIELDS, TOPIC_WORDS, WAY_WORDS } from "#domain/letters/inquiries/inquiry-fields.ts";
import { CONTACT_WAYS, INQUIRY_TOPICS } from "#domain/letters/inquiries/types.ts";
import { optional, required } from "#kernel/fields/field-kind.ts";
import { type FieldIssue, isTicked, type ReadForm, readFields, type Typed } from "#kernel/fields/read-fields.ts";
import { oneOf } from "#kernel/fields/text-kinds.ts";
import { formatYen } from "#kernel/yen.ts";
import { type Letter, type LetterField, trapOf } from "#web/kit/letter/letter.ts";

const F = LISTING_INQUIRY_FIELDS;

/** One tick for each company; none stands ticked. */
function ticks({ recipients }: InquiryHome): LetterField[] {
  return recipients.map(({ companyId, name, licence, dealType, price, isSample }) => {
    // An office that recommended the home need not be who offers it.
    const about = dealType === "" ? licence : `${licence}・${dealType}・${formatYen(price)}`;
    const who = `${name}（${about}）に送る`;
    const sample = isSample ? "架空の会社です。実際には届きません。" : "";
    return {
      name: tickName(companyId),
      look: "tick",
      inShort: `${name}に送ることへの同意`,
      field: optional(`${who}。${INQUIRY_CONSENT.text(name)}${sample}`, oneOf(["on"])),
    };
  });
}

export function tickName(companyId: string): string {
  return `to-${companyId}`;
}

/** What is known of the sender: the letter need not ask for it. */
export type KnownSender = {
  /** Where messages of theirs go, masked: `t***@e***`; null: no mail reaches them, so that they are called. */
  readonly address: string | null;
  /** The letter is answered there and nowhere else. */
  readonly isMailOnly: boolean;
};

const BY_PHONE = "お返事は、この番号に届きます。";
const ASKED_OF_OTHERS: readonly string[] = ["contactWay", "phone", "email"];

/** The letter of somebody whose address is known: it may be left out, and of a letter by mail it is not asked for. */
export function knownLetter(home: InquiryHome, { address, isMailOnly }: KnownSender): Letter {
  const { fields, ...letter } = inquiryLetter(home);
  if (address === null) {
    const phone = { name: "phone", look: "line", field: required(F.phone.label, F.phone.kind), hint: BY_PHONE } as const;
    const asked = fields.filter(({ name }) => name === "phone" || !ASKED_OF_OTHERS.includes(name));
    return { ...letter, fields: asked.map((field) => (field.name === "phone" ? phone : field)) };
  }
  if (isMailOnly) {
    const purpose = `お返事は、お知らせの届くメールアドレス（${address}）に届きます。${letter.purpose}`;
    return { ...letter, purpose, fields: fields.filter(({ name }) => !ASKED_OF_OTHERS.includes(name)) };
  }
  const email = {
    name: "email",
    look: "email",
    field: optional(F.email.label, F.email.kind),
    hint: `空のままにすると、${address} に届きます。`,
  } as const;
  return { ...letter, fields: fields.map((field) => (field.name === "email" ? email : field)) };
}

/** The letter about a home: what is asked, how to answer, and who gets it. */
export function inquiryLetter(home: InquiryHome): Letter {
  return {
    title: "お問い合わせの内容",
    action: "内容を確認する",
    purpose: "選んだ会社にだけ渡します。ほかの会社には送りません。会社のお返事が終わってから3年で消します。",
    fields: [
      ...ticks(home),
      { name: "topic", look: "choice", field: F.topic, choices: INQUIRY_TOPICS.map((value) => ({ value, label: TOPIC_WORDS[value] })) },
      { name: "preferredDates", look: "line", field: F.preferredDates, hint: "見学したいときに。例：11月28日（土）の午後" },
      { name: "message", look: "long", field: F.message, hint: "質問のときは、内容を書いてください。" },
      {
        name: "contactWay",
        look: "choice",
        field: F.contactWay,
        hint: "会社には、選んだ方法の連絡先だけを渡します。",
        choices: CONTACT_WAYS.map((value) => ({ value, label: WAY_WORDS[value] })),
      },
      { name: "phone", look: "line", field: F.phone, hint: "電話を選んだときに必要です。" },
      { name: "name", look: "line", field: F.name },
      { name: "email", look: "email", field: F.email },
    ],
  };
}

/** What was written, as the service takes it; or what is wrong with it, in the order of the form. */
export function readInquiry(home: InquiryHome, typed: Typed): ReadForm<ListingInquiryInput> {
  const recipients = home.recipients.flatMap(({ companyId }) => (isTicked(typed, tickName(companyId)) ? [companyId] : []));
  const [first] = home.recipients;
  const nobody = recipients.length === 0 && first ? [{ field: tickName(first.companyId), message: "送る会社を選んでください" }] : [];
  const read = readFields(F, typed);
  const issues = [...nobody, ...(read.ok ? [] : read.issues), ...missingBeside(typed)];
  if (!read.ok || issues.length > 0) return { ok: false, issues };
  const { message, preferredDates, phone, ...given } = read.input;
  const own = { recipients, consentVersion: home.consentVersion, message: message ?? "", preferredDates: preferredDates ?? "" };
  const call = given.contactWay === "phone" && phone !== null ? { phone } : {};
  return { ok: true, input: { ...given, ...own, ...call, ...trapOf(typed) } };
}

/** Of a form that need not ask: it never leaves the page. */
const STAND_IN = "known@address.invalid";

/** The same of somebody whose address is known. Without an address of its own the service takes that one. */
export function readKnownInquiry(home: InquiryHome, typed: Typed, { address, isMailOnly }: KnownSender): ReadForm<KnownSenderInquiryInput> {
  const isKnown = isMailOnly || address === null || (typed.email ?? "").trim() === "";
  const way = address === null ? { contactWay: "phone" } : isMailOnly && { contactWay: "mail" };
  const filled = { ...typed, ...way, ...(isKnown ? { email: STAND_IN } : {}) };
  const read = readInquiry(home, filled);
  if (!read.ok || !isKnown) return read;
  const { email: _, ...input } = read.input;
  return { ok: true, input };
}

/** What another answer makes necessary. */
function missingBeside(typed: Typed): readonly FieldIssue[] {
  const isEmpty = (name: string) => (typed[name] ?? "").trim() === "";
  return [
    ...(typed.topic === "question" && isEmpty("message") ? [{ field: "message", message: "質問の内容を入力してください" }] : []),
    ...(typed.contactWay === "phone" && isEmpty("phone") ? [{ field: "phone", message: "電話番号を入力してください" }] : []),
  ];
}
