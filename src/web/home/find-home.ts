import { type ApiClient, apiClient, type Market, type ModelCardResponse } from "#api/client/client.ts";
import { busiestCities, freshCard, steadiestAreas } from "./home-figures.ts";

type Area = Pick<ModelCardResponse["areas"][number], "cityCode" | "cityName" | "mdape" | "ppe10" | "n">;
type City = Pick<Market["cities"][number], "cityCode" | "cityName" | "sales">;

/** The figures of a model card that the front page quotes. */
export type HomeCard = Pick<ModelCardResponse, "isSample"> & {
  readonly overall: Pick<ModelCardResponse["overall"], "mdape" | "coverage80">;
  readonly areas: readonly Area[];
};

/** What of the market the front page shows. */
export type HomeMarket = Pick<Market, "origin" | "lastQuarter"> & { readonly cities: readonly City[] };

export type HomeData = {
  /** Null where there is none, it is too old, or it could not be loaded. */
  readonly card: HomeCard | null;
  readonly market: HomeMarket | null;
};

export const SHOWN_AREAS = 5;
export const SHOWN_CITIES = 7;

type Services = Pick<ApiClient, "estate" | "priceChecker">;

/** The front page stands without either. What it does not show is left out: all of it stands in the page a second time, for the browser. */
export async function findHome(now: Date, { estate, priceChecker }: Services = apiClient()): Promise<HomeData> {
  const [market, accuracy] = await Promise.all([estate.get("/market"), priceChecker.get("/accuracy")]);
  const card = accuracy.ok ? freshCard(accuracy.value.cards, now) : null;
  return { card: card && shownCard(card), market: market.ok ? shownMarket(market.value) : null };
}

function shownCard(card: ModelCardResponse): HomeCard {
  const { mdape, coverage80 } = card.overall;
  const areas = steadiestAreas(card, SHOWN_AREAS).map(({ cityCode, cityName, mdape, ppe10, n }) => ({
    cityCode,
    cityName,
    mdape,
    ppe10,
    n,
  }));
  return { isSample: card.isSample, overall: { mdape, coverage80 }, areas };
}

function shownMarket({ origin, lastQuarter, cities }: Market): HomeMarket {
  const shown = busiestCities(cities, SHOWN_CITIES).map(({ cityCode, cityName, sales }) => ({ cityCode, cityName, sales }));
  return { origin, lastQuarter, cities: shown };
}
