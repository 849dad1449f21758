import { whileSame } from "#kernel/while-same.ts";
import type { Db } from "#platform/db.server.ts";
import { knowsApartments } from "./apartment-store.server.ts";
import { newestLoad } from "./load-store.server.ts";
import { listCoveredCities, marketOrigin, siteCredits, soldQuarters } from "./market-store.server.ts";
import type { CoveredCity, DataCredit, MarketOrigin, SoldQuarters } from "./types.ts";

type KeptMarket = {
  readonly origin: () => Promise<MarketOrigin>;
  /** Up to the quarter of `now`. */
  readonly quarters: (now: Date) => Promise<SoldQuarters>;
  /** Cities whose homes can be appraised, by code. */
  readonly cities: () => Promise<readonly CoveredCity[]>;
  /** Whose data the site as a whole is made of. */
  readonly credits: () => Promise<readonly DataCredit[]>;
  /** Whether any building is known. */
  readonly hasBuildings: () => Promise<boolean>;
};

const markets = new WeakMap<Db, KeptMarket>();

/** What the sales of a database are and where they lie: counted anew only after a load, for that reads the whole table. */
export function keptMarket(db: Db): KeptMarket {
  const known = markets.get(db);
  if (known) return known;
  const version = async () => String(await newestLoad(db));
  const market = {
    origin: whileSame(version, () => marketOrigin(db)),
    quarters: whileSame(version, (now: Date) => soldQuarters(db, now)),
    cities: whileSame(version, () => listCoveredCities(db)),
    credits: whileSame(version, () => siteCredits(db)),
    // Not kept: asking costs as little as asking whether something was loaded.
    hasBuildings: () => knowsApartments(db),
  };
  markets.set(db, market);
  return market;
}
