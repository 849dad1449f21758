import { DEPTH_LEGEND, legendClass } from "./legends.ts";

type Facts = Readonly<Record<string, unknown>>;

/** Null where the facts do not tell how much of a town is under water. 「100%が0.5m以上、62%が3m以上」, then the deepest part of it, and what nobody looked at. */
export function floodedWords({ facts = {} }: { readonly facts?: Facts | undefined }): readonly string[] | null {
  if (typeof facts.flooded !== "number") return null;
  const parts = [
    ["over05m", "0.5m以上"],
    ["over3m", "3m以上"],
    ["over5m", "5m以上"],
    ["over10m", "10m以上"],
  ].flatMap(([key = "", words = ""]) => {
    const share = facts[key];
    return typeof share === "number" && share > 0 ? [`${percentOf(share)}が${words}`] : [];
  });
  const { flooded, worst, worstShare, unknownShare, isApproximate } = facts;
  const shares =
    parts.length > 0 ? parts.slice(0, 3) : typeof flooded === "number" && flooded > 0 ? [`${percentOf(flooded)}が0.5m未満`] : [];
  const deepest =
    typeof worst === "number" && typeof worstShare === "number"
      ? [`最も深いところは${legendClass(DEPTH_LEGEND, worst)?.label ?? ""}（${percentOf(worstShare)}）`]
      : [];
  const unknown = typeof unknownShare === "number" && unknownShare >= 0.01 ? [`${percentOf(unknownShare)}はデータなし`] : [];
  return [
    shares.length > 0 ? shares.join("、") : "色のついたところはありません",
    ...deepest,
    ...unknown,
    ...(isApproximate === true ? ["町の境はおおよそ"] : []),
  ];
}

/** Less than a hundredth is still something. */
function percentOf(share: number): string {
  const percent = Math.round(share * 100);
  return percent === 0 && share > 0 ? "1%未満" : `${percent}%`;
}
