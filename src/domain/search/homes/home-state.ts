import type { Listing } from "#domain/listings/types.ts";
import type { HomeState } from "./types.ts";

type Standing = {
  readonly listing: Pick<Listing, "state" | "faults" | "nextUpdateOn">;
  readonly isCompanyLive: boolean;
  readonly isHomeSold: boolean;
};

/**
 * What the page of a listing says of it, on an ISO day in Japan; null: there is no such page, for it may not be advertised (a fault of the
 * advertisement, a company that is not admitted) or was put away two years after its sale.
 */
export function homeState({ listing, isCompanyLive, isHomeSold }: Standing, today: string): HomeState | null {
  const { state, faults, nextUpdateOn } = listing;
  if (state === "archived" || !isCompanyLive || faults.length > 0) return null;
  if (isHomeSold || state === "sold") return "sold";
  if (state === "applied") return "applied";
  if (state === "suspended") return "withdrawn";
  return state === "expired" || nextUpdateOn === null || nextUpdateOn < today ? "expired" : "on-offer";
}
