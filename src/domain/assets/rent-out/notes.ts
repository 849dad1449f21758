import { formatDay } from "#kernel/japanese-date.ts";
import type { RentAssumptions, RentOut, RentOutInput } from "./types.ts";

type Given = { readonly input: RentOutInput; readonly assumed: RentAssumptions; readonly reliefs: RentOut["reliefs"] };

/** What the figures leave out, and what letting changes beside them. */
export function notesOf({ input, assumed, reliefs }: Given): string[] {
  return [
    ...reliefNotes(reliefs),
    ...(input.loan === "none"
      ? ["住宅ローンは入力されていないため、返済はないものとして計算しています。"]
      : [
          "住宅ローンは自分で住むことが条件のものが多く、貸す前に金融機関への相談が必要です。貸しているあいだは住宅ローン控除を使えません。",
        ]),
    ...(input.rent.by === "estimate" ? ["家賃は推定の幅で計算しています。実際の家賃は、募集してみるまで分かりません。"] : []),
    ...untold(assumed),
    "家賃にかかる所得税・住民税、大きな修繕、いま売って受け取ったお金の運用は、計算に入れていません。",
    "売却価格と家賃の変化は、入力された前提です。見通しではありません。",
  ];
}

function reliefNotes(reliefs: RentOut["reliefs"]): string[] {
  if (!reliefs) return [];
  const until = formatDay(reliefs.endsOn);
  return [
    reliefs.isLost
      ? `3,000万円控除と10年超の軽減税率を使えるのは${until}までです。貸したあとの売却には使えないものとして計算しています。`
      : `3,000万円控除と10年超の軽減税率は、${until}までに引き渡せば使えます。`,
  ];
}

function untold(assumed: RentAssumptions): string[] {
  const costs = {
    managementYen: "管理費",
    reserveYen: "修繕積立金",
    propertyTaxYen: "固定資産税・都市計画税",
    insuranceYen: "保険料",
  } as const;
  const none = Object.entries(costs).filter(([key]) => assumed[key as keyof typeof costs] === 0);
  return none.length === 0 ? [] : [`${none.map(([, label]) => label).join("・")}は0円として計算しています。`];
}
