import type { StepId } from "./step-ids.ts";

/** How a step is called (`次へ：築年数`), what it asks, and what helps to answer. */
export type StepText = { readonly title: string; readonly ask: string; readonly hint?: string };

const SURE = "回答は任意です。答えなくても、探せる物件は変わりません。";

export const STEP_TEXTS: Readonly<Record<StepId, StepText>> = {
  SelectDirectOffer: { title: "探し方", ask: "どの方法で探しますか", hint: "いくつでも選べます。" },
  Purpose: { title: "目的", ask: "何のための物件ですか" },
  PropertyType: { title: "物件の種別", ask: "どの種別の物件を探しますか", hint: "いくつでも選べます。" },
  ChoicePlace: { title: "場所の選び方", ask: "場所をどうやって選びますか" },
  Area: { title: "エリア", ask: "探すエリアを選んでください", hint: "20か所まで選べます。" },
  Station: { title: "沿線・駅", ask: "探す駅を選んでください", hint: "20駅まで選べます。" },
  PlaceMap: { title: "地図で囲む", ask: "探す範囲を地図の上で囲んでください" },
  PlaceBuilding: { title: "マンション指定", ask: "探すマンションを選んでください", hint: "20棟まで選べます。" },
  StationMinutes: {
    title: "駅徒歩",
    ask: "駅から徒歩何分までにしますか",
    hint: "徒歩は80mを1分として計算します。バスの時間は含みません。",
  },
  CheckPlace: { title: "場所の確認", ask: "場所の条件を確認してください" },
  Price: { title: "価格", ask: "価格の範囲を選んでください" },
  BudgetKyugake: { title: "九掛けの予算", ask: "九掛け物件の予算と確かさを選んでください" },
  BudgetDirectOffer: { title: "オファーの予算", ask: "オファーの予算と資金の準備を教えてください" },
  BudgetDirectOfferNext: {
    title: "提示価格の決め方",
    ask: "AI推定価格の何％で購入を希望しますか",
    hint: "推定は住まいごとに計算します。上限を決めておくと、その額を超えて提示しません。",
  },
  BuildingAge: { title: "築年数", ask: "築年数を選んでください" },
  Layouts: { title: "間取り", ask: "間取りを選んでください", hint: "いくつでも選べます。" },
  OccupiedArea: { title: "専有・建物面積", ask: "広さを選んでください", hint: "マンションは専有面積、一戸建てと一棟は建物面積です。" },
  LandArea: { title: "土地面積", ask: "土地の広さを選んでください" },
  Yield: {
    title: "利回り",
    ask: "表面利回りを選んでください",
    hint: "表面利回りは、満室としたときの1年間の予定賃料を価格で割ったものです。費用は引いておらず、得られることを約束するものではありません。",
  },
  CheckConditions: { title: "条件の確認", ask: "条件を確認してください" },
  Age: { title: "年代", ask: "年代を選んでください", hint: SURE },
  Gender: { title: "性別", ask: "性別を選んでください", hint: SURE },
  Income: { title: "世帯年収", ask: "世帯年収（税込み）を選んでください", hint: SURE },
  Occupation: { title: "職業", ask: "職業を選んでください", hint: SURE },
  CheckAbout: { title: "回答の確認", ask: "あなたについての回答を確認してください" },
  MessageTemplate: { title: "例文", ask: "例文を使いますか", hint: "［　］のところは、あとで書きかえられます。" },
  Message: {
    title: "オーナーへのメッセージ",
    ask: "オーナーへのメッセージを書いてください",
    hint: "20文字以上400文字以内で書いてください。電話番号、メールアドレス、URLなどの連絡先は書けません。",
  },
  CompleteNormal: { title: "保存", ask: "この条件を保存します" },
  CompleteOffer: { title: "保存", ask: "この条件を保存します" },
};
