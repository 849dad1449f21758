import type { RiskReportResponse } from "#api/client/client.ts";
import { areDefaultWeights } from "#domain/risk/model/weights.ts";
import { formatDate } from "#kernel/japanese-date.ts";
import type { DriverItem } from "#web/kit/report/driver-list.tsx";
import type { Source } from "#web/kit/report/footnotes.tsx";
import { coverageText } from "#web/risk/facts/coverage-words.ts";
import { sourceOf, sourcesOf } from "#web/risk/facts/provenance-words.ts";
import { driverWords } from "./driver-words.ts";

type Rating = RiskReportResponse["rating"];
type Driver = Rating["driversDown"][number];

/** `東京都のマンション128棟のうち上位18%・偏差値59`; null where too few are rated to compare with. A low place never reads as praise. */
export function standingWords({ subject, standing, rating }: RiskReportResponse): string | null {
  if (standing === null) return null;
  const { among, deviation } = standing;
  const words = `${subject.prefecture}のマンション${among.toLocaleString("ja-JP")}棟のうち${placeWords(standing)}・偏差値${Math.round(deviation)}`;
  return areDefaultWeights(rating.weights) ? words : `${words}（標準の重みで）`;
}

/** In the upper two fifths 上位, in the lower two fifths 下から, between them 中ほど. */
const OUTER_PERCENT = 40;

function placeWords({ topPercent, bottomPercent }: NonNullable<RiskReportResponse["standing"]>): string {
  if (topPercent <= OUTER_PERCENT) return `上位${Math.round(topPercent)}%`;
  return bottomPercent <= OUTER_PERCENT ? `下から${Math.round(bottomPercent)}%` : "中ほど";
}

type Ends = Pick<Rating["possible"], "lowest" | "highest">;

/** Letters from the worst to the best: `B〜AA`, or one letter where there is but one. */
export function letterSpan({ lowest, highest }: Ends): string {
  return lowest === highest ? highest : `${lowest}〜${highest}`;
}

/** What the letter could become with the missing data, with its points: `B〜AA（38〜79点）`; null where nothing is missing. */
export function possibleWords({ possible }: Pick<Rating, "possible">): { readonly letters: string; readonly points: string } | null {
  const { leastPoints, mostPoints } = possible;
  if (leastPoints === mostPoints) return null;
  return { letters: letterSpan(possible), points: `${Math.floor(leastPoints)}〜${Math.ceil(mostPoints)}点` };
}

/** Why there is no letter, or only a provisional one; null where neither is the case. */
export function coverageWarning({ letter, isProvisional, coverage }: Rating): string | null {
  const share = coverageText(coverage);
  if (letter === null) return `データのそろい具合が${share}で、60%に足りません。記号は出さず、分かっていることと、ありえる記号を示します。`;
  return isProvisional
    ? `データのそろい具合が${share}のため、参考の評価です。足りないデータがそろうと、記号が変わることがあります。`
    : null;
}

/** Drivers with what they mean for a floor (null: the whole) and their sources, as the list draws them. */
export function driverItems(
  drivers: readonly Driver[],
  { rating, floor }: Pick<RiskReportResponse, "rating" | "floor">,
): readonly (DriverItem & { readonly indicatorId: string })[] {
  const indicators = rating.pillars.flatMap((pillar) => pillar.indicators);
  return drivers.map(({ indicatorId, title, points, words }) => {
    const indicator = indicators.find(({ id }) => id === indicatorId);
    const said = indicator ? driverWords({ ...indicator, title, words }, floor) : { head: title, meaning: words };
    const provenance = indicator?.provenance ?? null;
    return { id: indicatorId, indicatorId, title: said.head, points, words: said.meaning, source: provenance && sourceOf(provenance) };
  });
}

/** Every source that the rating rests on, then the method itself. */
export function reportSources(report: RiskReportResponse): readonly Source[] {
  const indicators = report.rating.pillars.flatMap((pillar) => pillar.indicators);
  return [...sourcesOf(indicators.map(({ provenance }) => provenance)), methodSource(report)];
}

export function methodSource({ rating, computedAt }: Pick<RiskReportResponse, "rating" | "computedAt">): Source {
  return {
    label: `評価方法 ${rating.modelVersion}・${formatDate(new Date(computedAt))}計算`,
    details: "項目ごとの点を、公開している表で求め、データのある項目だけで平均しています。データのない項目は点数に入れません。",
  };
}
