import type { HomeDetail } from "#api/client/client.ts";
import { doubtOf } from "#domain/kyugake/gate/estimate-doubt.ts";
import { percent } from "#kernel/percent.ts";
import { formatYen } from "#kernel/yen.ts";

type Estimate = Pick<NonNullable<HomeDetail["estimate"]>, "price" | "grade" | "similar">;

const SCATTERED = "似た成約の価格が大きく離れていて、水準をしぼりにくい推定です。";
/** Whether it lies outside is told of the estimate without what floor, direction and corner add, which only flats are priced by. */
const outside = (kind: HomeDetail["home"]["kind"]) =>
  `${kind === "condo" ? "階・向きの分を除いた推定は" : "推定は"}、似た成約の中ほど8割から外れています。`;

/** Beyond it the median of similar sales is told in figures; nearer it is another thing that speaks against the estimate. */
const TOLD_FROM = 0.15;

/** What speaks against the estimate of a home, in a sentence: its similar sales, or its own grade; null where nothing does. */
export function estimateDoubtWords({ price, grade, similar }: Estimate, kind: HomeDetail["home"]["kind"]): string | null {
  if (price === null || doubtOf({ price, grade, similar }) === "none") return null;
  if (similar === null || similar.standing === "few") return "条件のよく似た成約が少なく、推定を十分に確かめられません。";
  const { pointOfUsualUnit = price.point } = similar;
  const level = similar.median / pointOfUsualUnit - 1;
  if (Math.abs(pointOfUsualUnit / similar.median - 1) > TOLD_FROM) {
    const [by, wrong] = level < 0 ? ["低く", "高すぎる"] : ["高く", "低すぎる"];
    const sales = `似た成約${similar.count}件の中央値 ${formatYen(similar.median)}`;
    const point = pointOfUsualUnit === price.point ? "推定" : `階・向きの分を除いた推定 ${formatYen(pointOfUsualUnit)}`;
    return `${sales}は、${point}より${percent(Math.abs(level))}${by}、推定のほうが${wrong}かもしれません。`;
  }
  if (similar.standing === "inside") return "幅がとても広く、参考程度の推定です。";
  return similar.standing === "outside" ? outside(kind) : SCATTERED;
}
