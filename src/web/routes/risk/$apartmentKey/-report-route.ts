import { lazyRouteComponent, notFound } from "@tanstack/react-router";
import type { RiskReportResponse } from "#api/client/client.ts";
import { minutes } from "#kernel/duration.ts";
import { reportDescription } from "#web/app/description/description.ts";
import type { ScreenData } from "#web/app/screen-data.ts";
import { SiteError } from "#web/app/site-error.ts";
import { findReport } from "#web/risk/frame/find-report.ts";
import { type ReportSearch, reportSearch } from "#web/risk/frame/report-search.ts";
import { type MapSearch, mapSearch, reportPart } from "#web/risk/maps/map-search.ts";
import { SERVICE_NAME } from "#wire/site-words.ts";

type ReportScreen = Pick<ScreenData, "name" | "title"> & {
  readonly layout?: ScreenData["layout"];
  /** What stands after the name of the building in the title; the title itself where left out. */
  readonly heading?: string;
};

type OfReport = { readonly report: RiskReportResponse };
type Services = Parameters<typeof findReport>[2];
type Asked = { readonly params: { readonly apartmentKey: string }; readonly deps: ReportSearch };

export function reportScreen({ name, title, layout = "default" }: ReportScreen): ScreenData {
  return { name, access: "open", layout, tracked: true, title };
}

/** What every page of a report has: its screen, floor and weights in the address, a title with the name of the building, and the page of an unknown key. */
export function reportRoute(screen: ReportScreen) {
  const { name, title, heading = title } = screen;
  return {
    staticData: reportScreen(screen),
    validateSearch: reportSearch,
    loaderDeps: ({ search }: { search: ReportSearch }) => search,
    head: ({ loaderData }: { loaderData?: OfReport | undefined }) =>
      loaderData
        ? {
            meta: [
              { title: `${loaderData.report.subject.name}の${heading} | ${SERVICE_NAME}` },
              ...reportDescription(name, loaderData.report),
            ],
          }
        : {},
    notFoundComponent: lazyRouteComponent(() => import("#web/risk/frame/key-missing.tsx"), "KeyMissing"),
  };
}

/** A page with a map: its address changes with every move of the map, what is known does not. */
export function reportMapRoute(screen: ReportScreen) {
  return {
    ...reportRoute(screen),
    validateSearch: mapSearch,
    loaderDeps: ({ search }: { search: MapSearch }) => reportPart(search),
    staleTime: minutes(5),
  };
}

/** A page whose address says something of its own; floor and weights change nothing of what it loads. */
export function reportFormRoute<Search>(screen: ReportScreen, validateSearch: (search: Record<string, unknown>) => Search) {
  return { ...reportRoute(screen), validateSearch, loaderDeps: () => ({}) };
}

/** The loader of a page that needs the report and nothing else. A key that no building has ends in the route's `notFoundComponent` with status 404. */
export async function loadReport({ params, deps }: Asked, services?: Services): Promise<OfReport> {
  const found = await findReport(params.apartmentKey, deps, services);
  if (found.ok) return { report: found.report };
  if ("missing" in found) throw notFound({ data: found.missing });
  throw new SiteError(found.problem.status || 503, found.problem.title);
}

/** The loader of a page that needs more: the report first, since it says where the building stands. */
export function reportLoader<Data extends OfReport>(find: (report: RiskReportResponse) => Promise<Data>, services?: Services) {
  return async (asked: Asked): Promise<Data> => find((await loadReport(asked, services)).report);
}
