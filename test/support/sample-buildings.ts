import type { HazardResponse, RiskListItem, RiskReportResponse } from "#api/client/client.ts";

export type Report = RiskReportResponse;

const KOTO = "13108";
/** Wards with a town about which the sample tells nothing. */
const WITH_GAPS = ["13106", "13111", "13117", "13123"];

/** The buildings of the sample market and a place among them, as a running site's API has them. `siteUrl` is asked for at each question. */
export function sampleBuildings(siteUrl: () => string) {
  /** What the API says at an address under /api/estate. */
  const estate = async <Answer>(path: string): Promise<Answer> => {
    const answer = await fetch(`${siteUrl()}/api/estate${path}`);
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return answer.json();
  };
  const reportOf = (key: string, question = "") => estate<Report>(`/risk/${key}${question}`);
  const buildingsOf = async (cityCode: string) => (await estate<{ items: readonly RiskListItem[] }>(`/risk?cityCode=${cityCode}`)).items;
  const buildingWhere = async (fits: (report: Report) => boolean | Promise<boolean>, cityCodes: readonly string[] = [KOTO]) => {
    for (const cityCode of cityCodes)
      for (const { apartment, rating } of await buildingsOf(cityCode)) {
        if (rating === null) continue;
        const report = await reportOf(apartment.key);
        if (await fits(report)) return report;
      }
    throw new Error("no building of the sample fits");
  };
  return {
    estate,
    reportOf,
    buildingsOf,
    /** The report of the first building, of 江東区 unless other wards are given, that fits. */
    buildingWhere,
    ratedBuilding: () => buildingWhere(({ rating }) => rating.letter !== null),
    /** A building of which too little is known for a letter. */
    heldBuilding: () => buildingWhere(({ rating }) => rating.letter === null, WITH_GAPS),
    /** The report of a 町丁目, as a visitor comes to it by its address. */
    placeReport: async () => {
      const { items } = await estate<{ items: readonly { readonly key: string }[] }>(`/places?q=${encodeURIComponent("江東区豊洲")}`);
      return reportOf(items[0]?.key ?? "");
    },
    hazardsAt: ({ lat, lon }: { readonly lat: number; readonly lon: number }) =>
      estate<readonly HazardResponse[]>(`/hazards?lat=${lat.toFixed(6)}&lon=${lon.toFixed(6)}`),
  };
}
