import { NO_WISH } from "#domain/queries/core/nothing-told.ts";
import type { Wish } from "#domain/queries/core/types.ts";

const KOTO = { purpose: "own-home", kinds: ["condo"], placeMode: "area", areas: [{ code: "13108", name: "江東区" }] } as const;

/** What the sample member with a profile seems to look for: a list with many homes, and one with flags. They go with the sample market: see `remove-samples.server.ts`. */
export const EXAMPLE_WISHES: readonly Wish[] = [
  { ...NO_WISH, ...KOTO, channels: ["normal"], price: { min: null, max: 80_000_000 }, areaM2: { min: 55, max: null }, walkMinutesMax: 10 },
  { ...NO_WISH, ...KOTO, channels: ["kyugake"], kyugakeBudget: 90_000_000, certainties: ["A", "B", "C"] },
];

/** What two sample members would make each other an offer for: it goes with the sample market as well. */
export const EXAMPLE_OFFER_WISH: Wish = {
  ...NO_WISH,
  ...KOTO,
  channels: ["offer"],
  ...{ offerBudget: 300_000_000, financing: "pre-approved", offerRatio: 0.95 },
  message: "サンプルの文です。同じ地域で広い部屋を探しています。急いではいません。ご検討いただければ幸いです。",
};
