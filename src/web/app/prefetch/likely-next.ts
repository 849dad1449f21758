/** Any building: all of them are shown by the same parts. */
const BUILDING = "/risk/-";

/**
 * Where a visitor of a screen is likely to go, as paths of ours. What these need is fetched while the browser is idle (at most 100 kB for one screen, which
 * `test/pages/downloads.test.ts` holds); what any other link needs is fetched when somebody is about to press it.
 */
export const LIKELY_NEXT: Readonly<Record<string, readonly string[]>> = {
  index: ["/search/input", "/search/result"],
  search: ["/search/input", "/search/result"],
  "search-input": ["/search/result"],
  "search-load": ["/search/result"],
  risk: ["/risk/search_result", `${BUILDING}/summary`],
  "risk-search_area": [`${BUILDING}/summary`],
  "risk-search_result": [`${BUILDING}/summary`],
  "risk-report-summary": [`${BUILDING}/earthquake`, `${BUILDING}/flood`, `${BUILDING}/apartment`],
  login: ["/mypage/"],
};
