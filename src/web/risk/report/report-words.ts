import type { RiskReportResponse } from "#api/client/client.ts";
import { areDefaultWeights } from "#domain/risk/model/weights.ts";
import { formatDate } from "#kernel/japanese-date.ts";
import type { DriverItem } from "#web/kit/report/driver-list.tsx";
import type { Source } from "#web/kit/report/footnotes.tsx";
import { coverageText } from "#web/risk/facts/coverage-words.ts";
import { sourceOf, sourcesOf } from "#web/risk/facts/provenance-words.ts";

type Rating = RiskReportResponse["rating"];
type Driver = Rating["driversDown"][number];

/** `東京都のマンション128棟のうち上位44%・偏差値51`; null where too few are rated to compare with. */
export function standingWords({ subject, standing, rating }: RiskReportResponse): string | null {
  if (standing === null) return null;
  const { among, topPercent, deviation } = standing;
  const words = `${subject.prefecture}のマンション${among.toLocaleString("ja-JP")}棟のうち上位${Math.round(topPercent)}%・偏差値${Math.round(deviation)}`;
  return areDefaultWeights(rating.weights) ? words : `${words}（標準の重みで）`;
}

/** What the letter could become with the missing data: `AA〜C`, or one letter where nothing could change it. */
export function rangeWords({ range }: Pick<Rating, "range">): string | null {
  if (range === null) return null;
  return range.lowest === range.highest ? range.highest : `${range.lowest}〜${range.highest}`;
}

/** Why there is no letter, or only a provisional one; null where neither is the case. */
export function coverageWarning({ letter, isProvisional, coverage }: Rating): string | null {
  const share = coverageText(coverage);
  if (letter === null) return `データのそろい具合が${share}で、60%に足りません。記号は出さず、分かっている項目だけを示します。`;
  return isProvisional
    ? `データのそろい具合が${share}のため、参考の評価です。足りないデータがそろうと、記号が変わることがあります。`
    : null;
}

/** Drivers with their sources, as the list draws them. */
export function driverItems(drivers: readonly Driver[], rating: Rating): readonly (DriverItem & { readonly indicatorId: string })[] {
  const indicators = rating.pillars.flatMap((pillar) => pillar.indicators);
  return drivers.map(({ indicatorId, title, points, words }) => {
    const provenance = indicators.find(({ id }) => id === indicatorId)?.provenance ?? null;
    return { id: indicatorId, indicatorId, title, points, words, source: provenance && sourceOf(provenance) };
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
