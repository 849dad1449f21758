import type { HomeSummary } from "./home-summary.ts";

/** A home that was told of before, as it stands today. */
type HomeToday = Omit<HomeSummary, "priceCuts" | "photo" | "nextUpdateOn"> & {
  readonly state: "on-offer" | "applied" | "sold" | "expired";
  readonly nextUpdateOn: string | null;
};

/** A home on offer as rows of homes take it; null: it is not on offer. */
export function summaryOf<Home extends HomeToday>(home: Home | null): (Home & HomeSummary) | null {
  if (home?.state !== "on-offer") return null;
  return { ...home, nextUpdateOn: home.nextUpdateOn ?? home.updatedOn, priceCuts: 0, photo: null };
}
