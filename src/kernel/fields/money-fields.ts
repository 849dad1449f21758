import { optional, required } from "./field-kind.ts";
import {
  AGE_YEARS,
  AREA_M2,
  BONUS_YEN,
  COSTS_YEN,
  LET_AREA_M2,
  LOAN_RATE_PERCENT,
  LOAN_YEARS,
  LOAN_YEN,
  PERCENT,
  PRICE_YEN,
  RENT_YEN,
  RUNNING_YEN,
  YEARLY_YEN,
} from "./number-kinds.ts";

/** 借入の条件: without any of these there is no plan. */
export const LOAN_FIELDS = {
  principal: required("借入額", LOAN_YEN),
  rate: required("金利", LOAN_RATE_PERCENT, { note: "年" }),
  years: required("返済期間", LOAN_YEARS),
  bonus: optional("ボーナス返済分", BONUS_YEN),
} as const;

/** What tax credit and debt ratio depend on besides the loan. */
export const LOAN_CASE_FIELDS = {
  area: required("床面積", AREA_M2, { note: "登記" }),
  income: required("合計所得金額", YEARLY_YEN),
  pay: optional("年収", YEARLY_YEN, { note: "税込" }),
  age: optional("申込時の年齢", AGE_YEARS),
  other: optional("ほかの借入の返済額", YEARLY_YEN, { note: "年", example: "60" }),
} as const;

/** A home let to somebody. */
export const YIELD_FIELDS = {
  price: required("購入価格", PRICE_YEN),
  rent: required("家賃", RENT_YEN, { note: "月" }),
  vacancy: optional("空室率", PERCENT),
  agency: optional("管理委託料", PERCENT, { note: "家賃に対して" }),
  management: optional("管理費", RUNNING_YEN, { note: "月" }),
  reserve: optional("修繕積立金", RUNNING_YEN, { note: "月" }),
  tax: optional("固定資産税など", RUNNING_YEN, { note: "年", example: "120,000" }),
  insurance: optional("保険料", RUNNING_YEN, { note: "年", example: "20,000" }),
  costs: optional("購入の諸費用", COSTS_YEN),
} as const;

/** A rent that is asked about. */
export const RENT_FIELDS = {
  rent: required("家賃", RENT_YEN, { note: "月" }),
  area: optional("広さ", LET_AREA_M2),
} as const;
