import type { NoticePurpose, Profile, StatedPurpose } from "#domain/members/core/types.ts";

/** The fields that are asked for a purpose and need agreement to it. An icon says nothing about a person and needs none. */
export const PURPOSE_FIELDS = ["ageBand", "gender", "incomeBand", "profession"] as const satisfies readonly (keyof Profile)[];
type PurposeField = (typeof PURPOSE_FIELDS)[number];

/** 利用目的: shown where the field is asked for (個人情報保護法: purpose stated at collection, with who receives it). */
export const FIELD_PURPOSES: Readonly<Record<PurposeField, string>> = {
  ageBand: "年代に合った住まいの提案と、住宅ローンの返済期間の目安の計算に使います。",
  gender: "利用者層の統計をまとめるために使います。提案する物件や価格は、性別によって変わりません。",
  incomeBand: "借入可能額の目安の計算と、予算に合った物件の提案に使います。",
  profession: "住宅ローンの条件の目安と、暮らし方に合った物件の提案に使います。",
};

/** 利用目的 of the weights of a risk report, which a member moves where they are used. */
export const RISK_WEIGHTS_PURPOSE = "どの建物のリスク診断でも、あなたの重みで総合の点数を見られるようにするために使います。";

/** Who else sees the fields. */
export const FIELD_RECIPIENTS = "不動産会社や広告主など、第三者には提供しません。";

export type ConsentText = {
  /** The day from which these words are shown. Other words need another version. */
  readonly version: string;
  readonly title: string;
  readonly body: string;
  /** What taking it back does. */
  readonly withdrawal: string;
};

/** 同意の文面: what is shown and agreed to, by purpose; the newest last. Earlier ones stay, because records name them. */
export const CONSENT_TEXTS: Readonly<Record<StatedPurpose | NoticePurpose, readonly [ConsentText, ...ConsentText[]]>> = {
  "profile-matching": [
    {
      version: "2026-11-01",
      title: "プロフィールの利用",
      body: "年代・性別・世帯年収・職業の回答を、各項目に書かれた目的のために利用することに同意します。回答は任意で、いつでも取り消せます。",
      withdrawal: "取り消すと、年代・性別・世帯年収・職業の回答を削除します。",
    },
  ],
  "news-mail": [
    {
      version: "2026-11-01",
      title: "お知らせメールの受信",
      body: "新しい機能、地域の価格の動き、おすすめの物件を知らせるメールを受け取ることに同意します。どのメールからも配信を停止できます。",
      withdrawal: "取り消すと、以後のお知らせメールを送りません。",
    },
  ],
  "recommendation-mail": [noticeText("おすすめ物件", "保存した条件に合う物件のお知らせ", "メール")],
  "recommendation-line": [noticeText("おすすめ物件", "保存した条件に合う物件のお知らせ", "LINE")],
  "kyugake-mail": [noticeText("九掛け物件の速報", "九掛け物件が見つかったときのお知らせ", "メール")],
  "kyugake-line": [noticeText("九掛け物件の速報", "九掛け物件が見つかったときのお知らせ", "LINE")],
  "price-change-mail": [noticeText("値下げのお知らせ", "お気に入りなどの物件の値下げのお知らせ", "メール")],
  "price-change-line": [noticeText("値下げのお知らせ", "お気に入りなどの物件の値下げのお知らせ", "LINE")],
  "offer-mail": [noticeText("オファーの受信・返信", "オファーの受信・返信・期限のお知らせ", "メール", "")],
  "offer-line": [noticeText("オファーの受信・返信", "オファーの受信・返信・期限のお知らせ", "LINE", "")],
  "asset-value-mail": [noticeText("資産価値の更新", "登録した物件の推定価格のお知らせ", "メール", "")],
  "asset-value-line": [noticeText("資産価値の更新", "登録した物件の推定価格のお知らせ", "LINE", "")],
};

function noticeText(name: string, what: string, channel: string, advertising = "（物件の広告を含みます）"): ConsentText {
  return {
    version: "2026-11-24",
    title: `${name}（${channel}）`,
    body: `まちのねから、${what}${advertising}を${channel}で受け取ることに同意します。通知設定や${channel === "メール" ? "どのメール" : "トーク"}からも、いつでも停止できます。`,
    withdrawal: `停止すると、以後このお知らせを${channel}で送りません。`,
  };
}

/** The words to show today. */
export function currentText(purpose: StatedPurpose | NoticePurpose): ConsentText {
  const [first, ...later] = CONSENT_TEXTS[purpose];
  return later.at(-1) ?? first;
}

/** Whether these words were ever shown: a record must not name others. */
export function isKnownText(purpose: StatedPurpose | NoticePurpose, version: string): boolean {
  return CONSENT_TEXTS[purpose].some((text) => text.version === version);
}
