import type { InquiryKind } from "#domain/risk/asked-kinds.ts";
import { CORRECTION_FIELDS } from "#domain/risk/correction-fields.ts";

/** What can be written from the risk pages. */
export type LetterTopic = InquiryKind | "correction";

export type LetterField = {
  /** As the API calls it. */
  readonly name: string;
  readonly label: string;
  readonly isRequired: boolean;
  readonly kind: "line" | "long" | "email" | "choice" | "tick";
  readonly hint?: string;
  readonly most?: number;
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
};

type Letter = {
  readonly title: string;
  /** What the first button says. The second always says 送る. */
  readonly action: string;
  /** What it is for and who gets to see it. */
  readonly purpose: string;
  readonly fields: readonly LetterField[];
};

const EMAIL: LetterField = { name: "email", label: "メールアドレス", isRequired: true, kind: "email", most: 200 };
const NAME: LetterField = { name: "name", label: "お名前", isRequired: false, kind: "line", most: 80 };

const FIELD_CHOICES = Object.entries(CORRECTION_FIELDS).map(([value, { title }]) => ({ value, label: title }));
const ANSWER_ONLY = "いただいた内容は、お返事のためだけに使います。ほかの会社や人には渡しません。";

export const LETTERS: Readonly<Record<LetterTopic, Letter>> = {
  question: {
    title: "質問",
    action: "内容を確認する",
    purpose: ANSWER_ONLY,
    fields: [{ name: "message", label: "質問の内容", isRequired: true, kind: "long", most: 2000 }, NAME, EMAIL],
  },
  correction: {
    title: "データの訂正",
    action: "内容を確認する",
    purpose:
      "いただいた内容は、データの確認とお返事のためだけに使います。訂正の記録には、項目・日付・結果だけを公開し、お名前や文面は載せません。",
    fields: [
      { name: "field", label: "訂正する項目", isRequired: true, kind: "choice", choices: FIELD_CHOICES },
      { name: "proposed", label: "正しい内容", isRequired: true, kind: "long", most: 500, hint: "例：2003年に耐震診断を受けています。" },
      {
        name: "evidence",
        label: "根拠となる資料",
        isRequired: true,
        kind: "long",
        most: 2000,
        hint: "書類の名前と発行元、または資料のあるウェブページのアドレスを書いてください。下で資料を添付するときは、書かなくてもかまいません。",
      },
      EMAIL,
    ],
  },
  listing: {
    title: "掲載の依頼",
    action: "内容を確認する",
    purpose: ANSWER_ONLY,
    fields: [
      { name: "apartmentName", label: "マンション名", isRequired: true, kind: "line", most: 80 },
      { name: "address", label: "所在地", isRequired: false, kind: "line", most: 120, hint: "分かる範囲で。例：江東区豊洲5丁目" },
      { name: "message", label: "伝えたいこと", isRequired: false, kind: "long", most: 2000 },
      EMAIL,
    ],
  },
  visit: {
    title: "見学の相談",
    action: "内容を確認する",
    purpose:
      "いただいた内容は、見学のお返事のためだけに使います。宅地建物取引業者におつなぎするときは、会社名を示して、先に同意をうかがいます。",
    fields: [
      {
        name: "preferredDates",
        label: "ご希望の日時",
        isRequired: true,
        kind: "line",
        most: 200,
        hint: "例：11月28日（土）の午後、または12月の平日",
      },
      { name: "message", label: "見たい部屋や伝えたいこと", isRequired: false, kind: "long", most: 2000 },
      NAME,
      EMAIL,
    ],
  },
  registration: {
    title: "診断レポートの登録",
    action: "内容を確認する",
    purpose:
      "メールアドレスは、このマンションの診断の更新をお知らせするためだけに使います。ほかの会社や人には渡しません。お知らせは、お送りするメールのリンクから確かめていただいたあとに始まります。",
    fields: [
      EMAIL,
      { name: "wantsUpdates", label: "年に1回の更新と、記号が変わったときのお知らせを受け取る", isRequired: false, kind: "tick" },
    ],
  },
};
