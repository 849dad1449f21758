import { EVIDENCE_ACCEPT, fileFault, fileFaultWords, MOST_FILES } from "#domain/letters/evidence-files.ts";
import type { InquiryKind } from "#domain/letters/kinds.ts";
import { CORRECTION_FIELDS, type CorrectionField } from "#domain/risk/corrections/correction-fields.ts";
import { type Field, optional, required } from "#kernel/fields/field-kind.ts";
import { LETTER_FIELDS } from "#kernel/fields/letter-fields.ts";
import { oneOf } from "#kernel/fields/text-kinds.ts";
import type { Letter, LetterField, LetterFiles } from "#web/kit/letter/letter.ts";

/** What can be written from the risk pages. */
export type LetterTopic = InquiryKind | "correction";

type Asked = Pick<LetterField, "look"> & Partial<Pick<LetterField, "hint" | "field">>;

/** A field of letters as one of them asks for it. */
function asked(name: keyof typeof LETTER_FIELDS, { look, hint, field = LETTER_FIELDS[name] }: Asked): LetterField {
  return { name, look, field, ...(hint === undefined ? {} : { hint }) };
}

const EMAIL = asked("email", { look: "email" });
const NAME = asked("name", { look: "line" });
const wishes = (label: string): Field => optional(label, LETTER_FIELDS.message.kind);

const CORRECTION_FIELD = oneOf(Object.keys(CORRECTION_FIELDS) as [CorrectionField, ...CorrectionField[]]);
const FIELD_CHOICES = Object.entries(CORRECTION_FIELDS).map(([value, { title }]) => ({ value, label: title }));

export const EVIDENCE_FILES: LetterFiles = {
  below: "evidence",
  label: "添付する資料",
  hint: "PDF・JPEG・PNG・WebPを3件まで、1件5MBまで。公開はせず、担当者だけが確認に使います。写真には撮影した場所や日時が、書類には名前や部屋番号が入っていることがあります。不要な部分は、消すか隠してから選んでください。",
  accept: EVIDENCE_ACCEPT,
  most: MOST_FILES,
  faultOf: (file) => {
    const fault = fileFault(file);
    return fault && fileFaultWords(fault, file.name);
  },
  tooManyWords: fileFaultWords("too-many", null),
};

const ANSWER_ONLY = "いただいた内容は、お返事のためだけに使います。ほかの会社や人には渡しません。";
const action = "内容を確認する";

export const LETTERS: Readonly<Record<LetterTopic, Letter>> = {
  question: { title: "質問", action, purpose: ANSWER_ONLY, fields: [asked("message", { look: "long" }), NAME, EMAIL] },
  correction: {
    title: "データの訂正",
    action,
    purpose:
      "いただいた内容は、データの確認とお返事のためだけに使います。訂正の記録には、項目・日付・結果だけを公開し、お名前や文面は載せません。",
    fields: [
      { name: "field", look: "choice", field: required("訂正する項目", CORRECTION_FIELD), choices: FIELD_CHOICES },
      asked("proposed", { look: "long", hint: "例：2003年に耐震診断を受けています。" }),
      asked("evidence", {
        look: "long",
        hint: "書類の名前と発行元、または資料のあるウェブページのアドレスを書いてください。下で資料を添付するときは、書かなくてもかまいません。",
      }),
      EMAIL,
    ],
    files: EVIDENCE_FILES,
  },
  listing: {
    title: "掲載の依頼",
    action,
    purpose: ANSWER_ONLY,
    fields: [
      asked("apartmentName", { look: "line" }),
      asked("address", { look: "line", hint: "分かる範囲で。例：江東区豊洲5丁目" }),
      asked("message", { look: "long", field: wishes("伝えたいこと") }),
      EMAIL,
    ],
  },
  visit: {
    title: "見学の相談",
    action,
    purpose:
      "いただいた内容は、見学のお返事のためだけに使います。宅地建物取引業者におつなぎするときは、会社名を示して、先に同意をうかがいます。",
    fields: [
      asked("preferredDates", { look: "line", hint: "例：11月28日（土）の午後、または12月の平日" }),
      asked("message", { look: "long", field: wishes("見たい部屋や伝えたいこと") }),
      NAME,
      EMAIL,
    ],
  },
  registration: {
    title: "診断レポートの登録",
    action,
    purpose:
      "メールアドレスは、このマンションの診断の更新をお知らせするためだけに使います。ほかの会社や人には渡しません。お知らせは、お送りするメールのリンクから確かめていただいたあとに始まります。",
    fields: [
      EMAIL,
      {
        name: "wantsUpdates",
        look: "tick",
        field: optional("年に1回の更新と、記号が変わったときのお知らせを受け取る", oneOf(["on"])),
      },
    ],
  },
};
