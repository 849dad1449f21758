import { type ApiClient, type AreaPricesResponse, apiClient, type ModelCardResponse, type NewsHeadResponse } from "#api/client/client.ts";
import { findExample, type HomeExample } from "./find-example.ts";
import { freshCard } from "./home-figures.ts";

/** The figures of a model card that the front page quotes: those of homes of which nobody told whether they were renovated, as most visitors do not. */
export type HomeCard = Pick<ModelCardResponse, "isSample" | "modelVersion" | "testFrom" | "testUntil" | "createdAt"> & {
  readonly overall: Pick<ModelCardResponse["overall"], "n"> & ModelCardResponse["overall"]["blind"];
};

/** What the front page shows of prices by area. */
export type HomePrices = Omit<AreaPricesResponse, "areas" | "busyTowns"> & {
  readonly areas: AreaPricesResponse["areas"];
  readonly towns: readonly Pick<AreaPricesResponse["busyTowns"][number], "cityName" | "town">[];
};

/** The newest news, without what only their list says. */
export type HomeNews = readonly Omit<NewsHeadResponse, "summary">[];

/** Each is null where there is none, it is too old to be quoted, or it could not be loaded. */
export type HomeData = {
  readonly card: HomeCard | null;
  readonly prices: HomePrices | null;
  readonly example: HomeExample | null;
  /** Empty: there is none, or it could not be loaded. */
  readonly news: HomeNews;
  /** False: no building is known, so none can be named. */
  readonly hasBuildings: boolean;
};

export const SHOWN_CITIES = 7;
const SHOWN_NEWS = 3;

type HomeServices = Pick<ApiClient, "estate" | "priceChecker" | "content">;

/** The front page stands without any of it. What it does not show is left out: all of it stands in the page a second time, for the browser. */
export async function findHome(now: Date, services: HomeServices = apiClient()): Promise<HomeData> {
  const { estate, priceChecker, content } = services;
  const [areas, accuracy, market, news] = await Promise.all([
    estate.get("/areas"),
    priceChecker.get("/accuracy"),
    estate.get("/market"),
    content.get("/news"),
  ]);
  const card = accuracy.ok ? freshCard(accuracy.value.cards, now) : null;
  return {
    card: card && shownCard(card),
    prices: areas.ok ? shownPrices(areas.value) : null,
    news: news.ok ? news.value.items.slice(0, SHOWN_NEWS).map(({ summary: _, ...shown }) => shown) : [],
    hasBuildings: !market.ok || market.value.hasBuildings,
    example: await findExample(areas.ok ? (areas.value.busyTowns[0] ?? null) : null, services),
  };
}

function shownCard({ isSample, modelVersion, testFrom, testUntil, createdAt, overall }: ModelCardResponse): HomeCard {
  const { n, blind } = overall;
  return { isSample, modelVersion, testFrom, testUntil, createdAt, overall: { n, ...blind } };
}

function shownPrices({ areas, busyTowns, ...prices }: AreaPricesResponse): HomePrices {
  const towns = busyTowns.map(({ cityName, town }) => ({ cityName, town }));
  return { ...prices, areas: areas.slice(0, SHOWN_CITIES), towns };
}
