import type { Flat35Problem } from "#domain/finance/debt-ratio.ts";
import type { TaxCreditRefusal } from "#domain/finance/loan-tax-credit.ts";
import type { HomeGrade } from "#domain/finance/loan-tax-rules.ts";

export const GRADE_CHOICES: readonly { readonly value: HomeGrade; readonly label: string }[] = [
  { value: "certified", label: "長期優良・低炭素" },
  { value: "zeh", label: "ZEH水準" },
  { value: "energy", label: "省エネ基準適合" },
  { value: "other", label: "その他・分からない" },
];

/** Why there is no tax credit, or none that can be told. */
export const CREDIT_REFUSALS: Readonly<Record<TaxCreditRefusal, string>> = {
  year: "この入居年の規則は、まだ収録していません。",
  grade: "控除の対象になりません。新築でこの性能の住宅は、控除の対象になりません。",
  income: "控除の対象になりません。合計所得金額が2,000万円を超える年は、控除を受けられません。",
  area: "控除の対象になりません。床面積が足りません。50㎡以上、所得が1,000万円以下なら40㎡以上の場合もあります。",
  "old-code": "控除の対象になりません。1981年以前の建物は、耐震基準を満たす証明がなければ控除を受けられません。",
  "unknown-code": "建った年が分かれば計算します。中古の住宅は、1982年以降の建物か、耐震基準を満たす証明があるものが対象です。",
};

export const FLAT35_PROBLEMS: Readonly<Record<Flat35Problem, string>> = {
  ratio: "返済負担率が上限を超えています。",
  age: "申込時の年齢が70歳以上です。",
  term: "借入期間が15年から35年（60歳以上は10年から）の範囲にありません。",
  "end-age": "完済時の年齢が80歳を超えます。借入期間は、80歳までの年数が上限です。",
  area: "専有面積が30㎡に足りません。",
  loan: "借入額が100万円から8,000万円の範囲にありません。",
  "old-code": "建築確認の日が1981年6月1日より前の建物です。",
};

const grouped = new Intl.NumberFormat("ja-JP", { maximumFractionDigits: 0 });

/** What is still open of these conditions. */
export const FLAT35_OPEN = "耐震の条件は、建築確認の日が分かれば確かめられます。";

/** To the yen, for repayments: `132,505円`. */
export function exactYen(yen: number): string {
  return `${grouped.format(Math.round(yen))}円`;
}
