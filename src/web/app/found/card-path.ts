type Asked = {
  readonly screen: string;
  readonly params: Readonly<Record<string, string>>;
  readonly search: Readonly<Record<string, unknown>>;
};

/** Where the card of a page is drawn, by what the page is about. Null: the fixed picture of the site stands for it. */
export function cardPath({ screen, params, search }: Asked): string | null {
  if (screen === "index") return null;
  if (screen === "homes-listing") return `/share/homes/${part(params.listingKey)}.png`;
  if (screen.startsWith("risk-report-")) return `/share/risk/${part(params.apartmentKey)}.png`;
  if (screen === "news" && search.id !== undefined) return `/share/news/${part(`${search.id}`)}.png`;
  const area = screen === "search" ? (search.area ?? search.city) : search.city;
  const isOfArea = AREA_SCREENS[screen] !== undefined && /^\d{5}$/.test(`${area}`);
  if (isOfArea) return `/share/${AREA_SCREENS[screen]}/${area}.png`;
  return `/share/screens/${part(screen)}.png`;
}

/** Screens that are about one 市区町村 where the address names it. */
const AREA_SCREENS: Readonly<Record<string, string>> = { search: "areas", "risk-search_area": "risk-areas" };

const part = (text = "") => encodeURIComponent(text);
