import type { ListingFault } from "#domain/listings/core/types.ts";

export type FaultWords = {
  /** What is missing, one phrase. */
  readonly fault: string;
  /** What to do about it, one or two sentences. */
  readonly remedy: string;
};

/** Why a home is not shown and what its company can do about it. */
export const LISTING_FAULT_WORDS: Readonly<Record<ListingFault, FaultWords>> = {
  "next-update-missing": {
    fault: "次回更新予定日がありません",
    remedy: "次回更新予定日を入れてください。更新日から14日以内の日です。",
  },
  "next-update-too-far": {
    fault: "次回更新予定日が先すぎます",
    remedy: "更新日から14日以内の日にしてください。",
  },
  "address-missing": {
    fault: "町名まで分かる所在地がありません",
    remedy: "市区町村に続けて、町名・丁目まで書いてください。番地は書かなくてもかまいません。",
  },
  "access-missing": { fault: "交通がありません", remedy: "最寄り駅と徒歩の分数(バスのときは乗車分数も)を書いてください。" },
  "area-missing": {
    fault: "専有面積または建物面積がありません",
    remedy: "面積を㎡で書いてください。端数は切り捨てられますが、切り上げはできません。",
  },
  "built-missing": { fault: "築年月がありません", remedy: "築年月を、年と月で書いてください。" },
  "structure-missing": { fault: "構造がありません", remedy: "RC造、木造など、建物の構造を書いてください。" },
  "floors-missing": { fault: "階数がありません", remedy: "建物の階数(階建)と、マンションでは所在階を書いてください。" },
  "units-missing": { fault: "総戸数がありません", remedy: "建物の総戸数を書いてください。" },
  "land-area-missing": {
    fault: "土地面積がありません",
    remedy: "土地面積を㎡で書いてください。私道の負担があるときは、私道面積も分けて書きます。",
  },
  "layout-missing": { fault: "間取りがありません", remedy: "3LDK、2LDK+S のように書いてください。納戸は居室に数えません。" },
  "management-fee-missing": {
    fault: "管理費または修繕積立金がありません",
    remedy: "1か月の額を、管理費と修繕積立金に分けて書いてください。ないときは0と書きます。",
  },
  "deal-type-missing": { fault: "取引態様がありません", remedy: "売主、代理、媒介(専任・専属専任・一般)のどれかを書いてください。" },
  "consent-missing": {
    fault: "広告の承諾が確かめられません",
    remedy:
      "自社で受けた物件なら「不要」、元付会社の承諾を得ていれば「あり」と、広告の承諾の欄に書いてください。承諾のない物件は掲載できません。",
  },
  "prescribed-words-missing": {
    fault: "定められた文がありません",
    remedy: "市街化調整区域の土地は、備考に「市街化調整区域。宅地の造成及び建物の建築はできません。」と書いてください。",
  },
  "words-need-evidence": {
    fault: "根拠の要る言葉があります",
    remedy: "見出し・建物名・備考から、格安、買得、最高、完璧などの言葉を除いてください。根拠を示せない言葉は使えません。",
  },
  "rent-missing": {
    fault: "年間予定賃料がありません",
    remedy: "賃貸中の物件は、年間予定賃料を円で書いてください。利回りはこの額から計算します。",
  },
  "others-ended": {
    fault: "この物件を扱う会社の多くが、掲載を終えました",
    remedy: "販売状況を確かめてください。まだ販売中のときは「販売中であることを確かめました」を押すと、もう一度表示します。",
  },
};
