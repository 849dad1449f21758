import type { PopulationFactsResponse } from "#api/client/client.ts";
import { signedPercent } from "#kernel/percent.ts";
import type { StackedRow } from "#web/kit/chart/stacked-rows.tsx";

export type PopulationPoint = PopulationFactsResponse["mesh"]["points"][number];

export const AGE_BANDS = ["15歳未満", "15〜64歳", "65歳以上"] as const;

export function peopleText(people: number): string {
  return `${Math.round(people).toLocaleString("ja-JP")}人`;
}

/** Whether every point tells its age bands. */
export function hasBands(points: readonly PopulationPoint[]): boolean {
  return points.length > 0 && points.every(({ bands }) => bands !== null);
}

/** The years of a series with their change since the first, in age bands where all of them have any. */
export function populationRows(points: readonly PopulationPoint[]): readonly StackedRow[] {
  const first = points[0];
  const isBanded = hasBands(points);
  return points.map(({ year, total, bands }) => ({
    label: `${year}年`,
    values: isBanded && bands ? [bands.under15, bands.working, bands.over65] : [total],
    ...(first && first.total > 0 && year !== first.year ? { note: signedPercent(total / first.total - 1, 0) } : {}),
  }));
}

/** Share of people of 65 and older; null without bands. */
export function elderlyShare({ total, bands }: PopulationPoint): number | null {
  return bands && total > 0 ? bands.over65 / total : null;
}
