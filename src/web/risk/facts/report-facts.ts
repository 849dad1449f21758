import type { RiskIndicatorResponse, RiskPillarResponse, RiskReportResponse } from "#api/client/client.ts";
import type { PillarId } from "#domain/risk/model/types.ts";

/** A pillar of a report; undefined for a report of a model that had no such pillar. */
export function pillarOf({ rating }: Pick<RiskReportResponse, "rating">, id: PillarId): RiskPillarResponse | undefined {
  return rating.pillars.find((pillar) => pillar.id === id);
}

/** The first of some indicators that the report has. */
export function indicatorOf({ rating }: Pick<RiskReportResponse, "rating">, ids: readonly string[]): RiskIndicatorResponse | undefined {
  return rating.pillars.flatMap(({ indicators }) => indicators).find(({ id }) => ids.includes(id));
}

/** Whether somebody says that one of these is wrong, and it is being checked. */
export function isChecking({ checking }: Pick<RiskReportResponse, "checking">, ids: readonly string[]): boolean {
  return ids.some((id) => checking.includes(id));
}
