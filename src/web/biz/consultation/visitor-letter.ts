import type { ConsultationWaitingInput } from "#api/client/client.ts";
import { TOPIC_WORDS } from "#domain/consultations/core/consultation-words.ts";
import { TOPICS } from "#domain/consultations/core/types.ts";
import { VISITOR_FIELDS } from "#domain/consultations/core/visitor-fields.ts";
import { type ReadForm, readFields, type Typed } from "#kernel/fields/read-fields.ts";
import { type Letter, trapOf } from "#web/kit/letter/letter.ts";

const F = VISITOR_FIELDS;

const fields: Letter["fields"] = [
  { name: "company", look: "line", field: F.company },
  { name: "name", look: "line", field: F.name },
  { name: "email", look: "email", field: F.email, hint: "予約の確認と接続先を、このアドレスにお送りします。" },
  { name: "phone", look: "line", field: F.phone, hint: "つながらないときだけ使います。" },
  { name: "topic", look: "choice", field: F.topic, choices: TOPICS.map((value) => ({ value, label: TOPIC_WORDS[value] })) },
  { name: "message", look: "long", field: F.message, hint: "分かっていると、当日のお話が早く進みます。" },
];

const PURPOSE = "オンライン相談のご連絡と準備にだけ使い、まちのねの担当者だけが見ます。相談が終わってから3年で消します。";

export const BOOKING_LETTER: Letter = { title: "ご連絡先", action: "内容を確認する", purpose: PURPOSE, fields };
export const WAITING_LETTER: Letter = {
  title: "順番待ちの登録",
  action: "内容を確認する",
  purpose: `${PURPOSE}順番待ちが終わると30日で消します。`,
  fields,
};

/** Who comes, as the service takes it; or what is wrong with it, in the order of the form. */
export function readVisitor(typed: Typed): ReadForm<ConsultationWaitingInput> {
  const read = readFields(F, typed);
  if (!read.ok) return read;
  const { phone, message, ...given } = read.input;
  const more = { ...(phone === null ? {} : { phone }), ...(message === null ? {} : { message }) };
  return { ok: true, input: { ...given, ...more, ...trapOf(typed) } };
}
