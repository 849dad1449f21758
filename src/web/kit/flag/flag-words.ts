export type FlagCertainty = "A" | "B" | "C" | "check" | "near";

type ReasonWords = { readonly label: string; readonly sentence: string };

/** 安い理由 as the advertisement tells them: a word, and what to look into. */
export const REASON_WORDS: Readonly<Record<string, ReasonWords>> = {
  reported: {
    label: "誤りの知らせあり（要確認）",
    sentence: "掲載に誤りがあるという知らせがあり、会社がまだ確かめていません。掲載している会社にお尋ねください。",
  },
  "estimate-doubtful": {
    label: "推定が不確か",
    sentence: "似た成約の価格が推定と離れているか、少ないため、推定のほうが外れているかもしれません。似た成約を見比べてください。",
  },
  "no-rebuild": { label: "再建築不可", sentence: "建て替えができない土地です。ローンを使えるかどうかも確かめてください。" },
  "urbanization-control": { label: "市街化調整区域", sentence: "宅地の造成や建築に制限がある区域です。建て替えの条件を確かめてください。" },
  "no-road": { label: "道路に接していない", sentence: "建築基準法の道路に接していません。建て替えの条件を確かめてください。" },
  "fixed-leasehold": { label: "定期借地権", sentence: "期限が来ると土地を返す契約です。残りの年数と、解体の負担を確かめてください。" },
  leasehold: { label: "借地権", sentence: "土地は借地です。地代、契約の残り、更新や譲渡のときの費用を確かめてください。" },
  incident: { label: "告知事項あり", sentence: "告知事項があります。内容は掲載している会社にお尋ねください。" },
  "old-quake-code": { label: "旧耐震", sentence: "1981年5月以前に建築確認を受けた建物です。耐震診断と改修の有無を確かめてください。" },
  "quake-code-unknown": {
    label: "耐震基準が不明",
    sentence: "建築確認の日が掲載されていないため、新耐震かどうかを確かめられません。",
  },
  tenanted: { label: "賃貸中", sentence: "入居者がいます。すぐには住めず、賃料をもとに価格が決まることがあります。" },
  "reserve-shortfall": {
    label: "修繕積立金が目安より少ない",
    sentence: "国の目安の幅を下回っています。値上げや一時金の可能性があります。",
  },
  "area-difference": { label: "面積の違い", sentence: "面積の表示に違いがあります。登記の面積を確かめてください。" },
  setback: { label: "要セットバック", sentence: "敷地の一部を道路として空ける必要があります。使える面積を確かめてください。" },
  "power-line": { label: "高圧線下", sentence: "高圧線の下にあります。建築の制限を確かめてください。" },
  slope: { label: "傾斜地", sentence: "傾斜地を含みます。使える面積と擁壁を確かめてください。" },
  "irregular-plot": { label: "不整形地", sentence: "土地の形が整っていません。建てられる家の形を確かめてください。" },
  unfinished: { label: "未完成", sentence: "建物が完成していません。引渡しの時期を確かめてください。" },
};

export function reasonLabel(reason: string): string {
  return REASON_WORDS[reason]?.label ?? reason;
}

/** `7.8掛け` of 0.772: rounded up, so that nothing looks cheaper than it is. */
export function kakeWords(ratio: number): string {
  return `${(Math.ceil(ratio * 100 - 1e-9) / 10).toFixed(1)}掛け`;
}

export const CERTAINTY_WORDS: Readonly<Record<FlagCertainty, string>> = {
  A: "確かさA（高い）",
  B: "確かさB（中）",
  C: "確かさC（低い）",
  check: "要確認",
  near: "推定の90〜95%",
};

export const DEPTH_WORDS: Readonly<Record<string, string>> = {
  near: "九掛けまであと少し",
  nine: "九掛け",
  "eight-and-half": "八五掛け",
  eight: "八掛け",
  doubtful: "七掛け未満",
};

type WhyPart = { readonly reason: string; readonly label: string; readonly sentence: string; readonly yen: number | null };
type WhyCheap = { readonly parts: readonly WhyPart[]; readonly gapYen: number; readonly unexplainedYen: number };

/** Long-term plans of repairs look so many months ahead. */
const REPAIR_MONTHS = 360;

type Cheap = {
  readonly price: number;
  readonly estimate: number;
  readonly reasons: readonly string[];
  /** What is laid aside less than the mean of the guideline, yen a month; null: not known. */
  readonly reserveShortfallYen: number | null;
};

/**
 * Why a home is cheap, as far as it is told: each reason, with its yen where they can be reckoned (the reserve by thirty years of what is missing), and what of
 * the gap to the estimate no figure explains. Known yen never explain more than the gap.
 */
export function whyCheap({ price, estimate, reasons, reserveShortfallYen }: Cheap): WhyCheap {
  const gapYen = Math.max(0, estimate - price);
  const yenOf = (reason: string) =>
    reason === "reserve-shortfall" && reserveShortfallYen !== null ? Math.min(gapYen, reserveShortfallYen * REPAIR_MONTHS) : null;
  const parts = reasons.map((reason) => ({
    ...{ reason, label: reasonLabel(reason), yen: yenOf(reason) },
    sentence: REASON_WORDS[reason]?.sentence ?? "",
  }));
  const known = parts.reduce((sum, { yen }) => sum + (yen ?? 0), 0);
  return { parts, gapYen, unexplainedYen: gapYen - known };
}

/** `掲載の範囲で理由は見つかりません`, or the reasons in a row. */
export function reasonLine(reasons: readonly string[]): string {
  return reasons.length === 0 ? "掲載の範囲で理由は見つかりません" : `安い理由：${reasons.map(reasonLabel).join("・")}`;
}

/** `推定 5,210（4,660〜5,820）万円`: in whole 万円, cut. */
export function estimateWords({ point, q10, q90 }: { readonly point: number; readonly q10: number; readonly q90: number }): string {
  return `推定 ${man(point)}（${man(q10)}〜${man(q90)}）万円`;
}

function man(yen: number): string {
  return Math.floor(yen / 10_000).toLocaleString("ja-JP");
}
