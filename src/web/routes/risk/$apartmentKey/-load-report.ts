import { notFound } from "@tanstack/react-router";
import type { RiskReportResponse } from "#api/client.ts";
import { SERVICE_NAME } from "../../../constants.ts";
import { findReport } from "../../../risk/find-report.ts";
import type { ReportSearch } from "../../../risk/report-search.ts";
import { SiteError } from "../../../shell/site-error.ts";

/** The loader part of every page of a report. An unknown key ends in the route's `notFoundComponent` (KeyMissing) with status 404. */
export async function loadReport(apartmentKey: string, search: ReportSearch): Promise<RiskReportResponse> {
  const found = await findReport(apartmentKey, search);
  if (found.ok) return found.report;
  if ("missing" in found) throw notFound({ data: found.missing });
  throw new SiteError(found.problem.status || 503, found.problem.title);
}

/** The title of a page of a report, with the name of its building: `豊洲サンプルレジデンスの地震 | まちのね`. */
export function reportHead(report: RiskReportResponse | undefined, page: string) {
  return report ? { meta: [{ title: `${report.apartment.name}の${page} | ${SERVICE_NAME}` }] } : {};
}
