import { EVIDENCE_ACCEPT, fileFault, fileFaultWords, MOST_FILES } from "#domain/letters/evidence-files.ts";
import type { InquiryKind } from "#domain/letters/kinds.ts";
import { PROPOSAL_FIELDS, RELATIONS } from "#domain/letters/proposal-fields.ts";
import { correctionFieldsOf } from "#domain/risk/corrections/correction-field.ts";
import { CORRECTION_FIELDS, CORRECTION_LETTER } from "#domain/risk/corrections/correction-fields.ts";
import { ON_CHANGE, YEARLY } from "#domain/risk/notices/notice-words.ts";
import { optional, required } from "#kernel/fields/field-kind.ts";
import { INQUIRY_FIELDS } from "#kernel/fields/letter-fields.ts";
import type { FieldSet } from "#kernel/fields/read-fields.ts";
import { freeText, oneLine, oneOf } from "#kernel/fields/text-kinds.ts";
import { readPlaceKey } from "#kernel/place-key.ts";
import type { Letter, LetterField, LetterFiles } from "#web/kit/letter/letter.ts";

/** What can be written from the risk pages. */
export type LetterTopic = InquiryKind | "correction" | "listing" | "letter-stop";

/** The fields of a letter in their order, each with the look it is asked for in. */
function asked<F extends FieldSet>(fields: F, looks: { readonly [Name in keyof F]: Omit<LetterField, "name" | "field"> }): LetterField[] {
  return Object.entries(fields).map(([name, field]) => ({ name, field, ...(looks[name] ?? { look: "line" }) }));
}

const EMAIL = { look: "email" } as const;
const LINE = { look: "line" } as const;
const LONG = { look: "long" } as const;

const RELATION_CHOICES = Object.entries(RELATIONS).map(([value, label]) => ({ value, label }));
const FIELD_CHOICES = fieldChoices("building");

function fieldChoices(kind: "building" | "place") {
  return correctionFieldsOf(kind).map((value) => ({ value, label: CORRECTION_FIELDS[value].title }));
}

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

/** What is told of an address that wants no letters: whoever has the letter at hand types its number, too. */
const STOP_FIELDS = {
  address: required("止めたい住所", freeText(120)),
  letterNumber: optional("お手紙の番号", oneLine(40)),
  name: INQUIRY_FIELDS.question.name,
  email: INQUIRY_FIELDS.question.email,
};

export const LETTERS: Readonly<Record<LetterTopic, Letter>> = {
  question: {
    title: "質問",
    action,
    purpose: ANSWER_ONLY,
    fields: asked(INQUIRY_FIELDS.question, { message: LONG, name: LINE, email: EMAIL }),
  },
  correction: {
    title: "データの訂正",
    action,
    purpose:
      "いただいた内容は、データの確認とお返事のためだけに使います。訂正の記録には、項目・日付・結果だけを公開し、お名前や文面は載せません。",
    fields: asked(CORRECTION_LETTER, {
      field: { look: "choice", choices: FIELD_CHOICES },
      proposed: { look: "long", hint: "例：2003年に耐震診断を受けています。" },
      evidence: {
        look: "long",
        hint: "書類の名前と発行元、または資料のあるウェブページのアドレスを書いてください。下で資料を添付するときは、書かなくてもかまいません。",
      },
      email: EMAIL,
    }),
    files: EVIDENCE_FILES,
  },
  listing: {
    title: "建物の登録",
    action,
    purpose:
      "登録のない建物をお知らせください。資料を確かめてから登録し、結果をメールでお返事します。お名前や文面、資料は公開しません。登録すると、建物の名前・所在地・築年などと、診断レポートが公開されます。",
    fields: asked(PROPOSAL_FIELDS, {
      apartmentName: LINE,
      address: { look: "line", hint: "番地まで。例：江東区豊洲5丁目8-3" },
      relation: { look: "choice", choices: RELATION_CHOICES },
      known: {
        look: "long",
        hint: "建った年月、階数、総戸数、構造、最寄り駅など。例：2015年3月築、14階建、88戸、RC造、豊洲駅まで徒歩6分。",
      },
      evidence: {
        look: "long",
        hint: "パンフレットや重要事項調査報告書などの名前、または資料のあるウェブページのアドレスを書いてください。下で資料を添付するときは、書かなくてもかまいません。",
      },
      email: EMAIL,
    }),
    files: EVIDENCE_FILES,
  },
  "letter-stop": {
    title: "お手紙の停止",
    action,
    purpose:
      "いただいた内容は、お手紙の停止の登録と、お返事のためだけに使います。登録した住所は元の形では残さず、照合のための記録だけを残します。",
    fields: asked(STOP_FIELDS, {
      address: { look: "line", hint: "建物名と部屋番号まで。例：江東区豊洲5丁目999-1 見本マンション101" },
      letterNumber: { look: "line", hint: "分かるとき。お手紙の下のほう、コードの横にあります。" },
      name: LINE,
      email: EMAIL,
    }),
  },
  visit: {
    title: "見学の相談",
    action,
    purpose:
      "いただいた内容は、見学のお返事のためだけに使います。宅地建物取引業者におつなぎするときは、会社名を示して、先に同意をうかがいます。",
    fields: asked(INQUIRY_FIELDS.visit, {
      preferredDates: { look: "line", hint: "例：11月28日（土）の午後、または12月の平日" },
      message: LONG,
      name: LINE,
      email: EMAIL,
    }),
  },
  registration: {
    title: "診断レポートの登録",
    action,
    purpose:
      "メールアドレスは、ここで選んだ診断の更新をお知らせするためだけに使います。ほかの会社や人には渡しません。お知らせは、お送りするメールのリンクから確かめていただいたあとに始まります。",
    fields: [
      ...asked(INQUIRY_FIELDS.registration, { email: EMAIL }),
      {
        name: "wantsUpdates",
        look: "tick",
        field: optional(`${YEARLY}と、${ON_CHANGE}のお知らせを受け取る`, oneOf(["on"])),
      },
    ],
  },
};

/** A letter as it is asked for of a building or a place, or of none (null): of a place nothing of a building can be corrected. */
export function letterOf(topic: LetterTopic, subjectKey: string | null): Letter {
  const isOfPlace = subjectKey !== null && readPlaceKey(subjectKey) !== null;
  return topic === "correction" && isOfPlace ? CORRECTION_OF_PLACE : LETTERS[topic];
}

const [FIRST_OF_PLACE = "address", ...OTHERS_OF_PLACE] = correctionFieldsOf("place");

const CORRECTION_OF_PLACE: Letter = {
  ...LETTERS.correction,
  fields: LETTERS.correction.fields.map((asked) => {
    if (asked.name === "field")
      return {
        ...asked,
        choices: fieldChoices("place"),
        field: required(CORRECTION_LETTER.field.label, oneOf([FIRST_OF_PLACE, ...OTHERS_OF_PLACE])),
      };
    return asked.name === "proposed" ? { ...asked, hint: "例：2024年に、洪水の想定区域が改められています。" } : asked;
  }),
};
