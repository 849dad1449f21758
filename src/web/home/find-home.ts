import { type ApiClient, apiClient, type Market, type ModelCardResponse } from "#api/client/client.ts";
import { freshCard } from "./home-figures.ts";

export type HomeData = {
  /** Null where there is none, it is too old, or it could not be loaded. */
  readonly card: ModelCardResponse | null;
  readonly market: Market | null;
};

type Services = Pick<ApiClient, "estate" | "priceChecker">;

/** The front page stands without either. */
export async function findHome(now: Date, { estate, priceChecker }: Services = apiClient()): Promise<HomeData> {
  const [market, accuracy] = await Promise.all([estate.get("/market"), priceChecker.get("/accuracy")]);
  return { card: accuracy.ok ? freshCard(accuracy.value.cards, now) : null, market: market.ok ? market.value : null };
}
