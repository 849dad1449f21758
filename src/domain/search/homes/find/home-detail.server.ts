import { listingOfHome, photosOf } from "#domain/listings/index.server.ts";
import { foundHome } from "#domain/search/homes/ask/page.ts";
import { homeState } from "#domain/search/homes/home-state.ts";
import { nameKeysOf } from "#domain/search/homes/offer.ts";
import { offerFrom } from "#domain/search/homes/offer-from-row.ts";
import { newHomeTable, putHome, setDay } from "#domain/search/homes/table/home-table.ts";
import type { HomeDetail, OtherOffer } from "#domain/search/homes/types.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import type { HomeSearchDeps } from "./find-homes.server.ts";
import { askedPrices, estimateOf, findListing } from "./home-detail-store.server.ts";
import { offerByKey, offersOf } from "./offer-store.server.ts";

/** One home by the key of any of its listings, or by its own, also one that it was known by before; read anew. Null: there is none that may be shown. */
export async function findHome(deps: HomeSearchDeps, key: string): Promise<HomeDetail | null> {
  const found = await findByListing(deps, key);
  if (found !== null) return found;
  const listing = await listingOfHome(deps.db, key);
  return listing === null || listing === key ? null : findByListing(deps, listing);
}

async function findByListing({ db, clock }: HomeSearchDeps, key: string): Promise<HomeDetail | null> {
  const today = isoDateInJapan(clock.now());
  const [record, asked] = await Promise.all([findListing(db, key), offerByKey(db, key)]);
  const state = record && homeState(record, today);
  if (!record || !asked || !state) return null;
  const { listing, buildingName, advertiser } = record;
  const [rows, prices, estimate, photos] = await Promise.all([
    offersOf(db, [listing.dwellingKey]),
    askedPrices(db, key),
    estimateOf(db, key),
    photosOf(db, [key]),
  ]);
  const isOn = state === "on-offer";
  const shown = isOn ? rows.filter(({ nextUpdateOn }) => nextUpdateOn >= today) : [asked];
  const { home, speaker } = toldBy(shown.length === 0 ? [asked] : shown, key, today);
  const otherOffers = shown.filter((row) => row.key !== key).map(otherOffer);
  return { home, state, speaker, listing, buildingName, advertiser, otherOffers, prices, estimate, photos: photos.get(key) ?? [] };
}

type Row = Parameters<typeof offerFrom>[0];

/** As a list would tell the home, were this the offer that speaks. */
function toldBy(rows: readonly Row[], key: string, today: string): Pick<HomeDetail, "home" | "speaker"> {
  const table = newHomeTable();
  const offers = rows.map((row) => ({ ...offerFrom(row, nameKeysOf([row.title])), nextUpdateOn: row.nextUpdateOn }));
  // What has run out is told as on its last day.
  const day = offers.reduce((first, { nextUpdateOn }) => (nextUpdateOn < first ? nextUpdateOn : first), today);
  setDay(table, day);
  putHome(table, rows[0]?.dwellingKey ?? "", offers);
  const row = offers.findIndex((offer) => offer.key === key);
  const home = foundHome(table, row);
  const speaker = offers.find((_, i) => table.columns.speaks[i] === 1);
  if (home === null) throw new Error(`the offer ${key} is not among those of its home`);
  return { home, speaker: speaker?.key ?? key };
}

function otherOffer({ key, price, companyName, dealType, updatedOn }: Row): OtherOffer {
  return { key, price, companyName, dealType, updatedOn };
}
