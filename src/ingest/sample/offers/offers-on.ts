import type { AskedPrice, Listing, ListingFault, ListingKind } from "#domain/listings/types.ts";
import { pick, weightedDraw } from "#ingest/sample/draw.ts";
import type { SampleBuilding } from "#ingest/sample/generate-buildings.ts";
import type { SamplePlaces } from "#ingest/sample/places.ts";
import { opaqueId } from "#kernel/ids.ts";
import { quarterIndex, quarterOf } from "#kernel/quarter.ts";
import { type Random, seededRandom } from "#kernel/random.ts";
import { mixed, type OfferLife, offerLife } from "./offer-life.ts";
import { dealTypeOf, type OfferedHome, offeredBlock, offeredFlat, offeredGround, offeredNewFlat } from "./offered-home.ts";
import { SAMPLE_COMPANIES } from "./sample-companies.ts";

/** A listing of the sample market and what was asked for it since it came. */
export type SampleOffer = { readonly listing: Listing; readonly prices: readonly AskedPrice[] };

/** How many homes are offered at a time, the ended ones included, by kind. */
const SLOTS: Readonly<Record<ListingKind, number>> = { condo: 2_350, "new-condo": 80, house: 280, land: 170, building: 40 };
/** One home in twelve is offered by a second company too. */
const SECOND_OFFER = 0.08;
/** One in fifty lacks what an advertisement has to say. */
const FAULTY = 0.02;
const FAULTS: readonly [ListingFault, ...ListingFault[]] = ["next-update-missing", "management-fee-missing", "words-need-evidence"];
const DAY_MS = 86_400_000;
const JAPAN_MS = 9 * 3_600_000;

type Market = { readonly buildings: readonly SampleBuilding[]; readonly places: SamplePlaces; readonly seed: number };

/** The homes on offer in the sample market on a day: which one a place of the market offers, since when, and how it stands, follows from seed and day alone. */
export function offersOn(market: Market, now: Date): SampleOffer[] {
  const day = Math.floor((now.getTime() + JAPAN_MS) / DAY_MS);
  const drawBuilding = weightedDraw(market.buildings, ({ units }) => Math.sqrt(units));
  const drawTown = weightedDraw(market.places.towns, ({ ward }) => ward.houseWeight);
  const draws = { drawBuilding, drawTown };
  const kinds = Object.entries(SLOTS).flatMap(([kind, count]) => Array.from({ length: count }, () => kind as ListingKind));
  return kinds.flatMap((kind, slot) => {
    const life = offerLife(slot, day, market.seed);
    return offersOf({ kind, slot, life }, market, draws);
  });
}

type Draws = {
  readonly drawBuilding: (random: Random) => SampleBuilding;
  readonly drawTown: (random: Random) => SamplePlaces["towns"][number];
};
type Place = { readonly kind: ListingKind; readonly slot: number; readonly life: OfferLife };

function offersOf({ kind, slot, life }: Place, market: Market, draws: Draws): SampleOffer[] {
  const random = seededRandom(mixed(market.seed + 1, slot, life.generation));
  const published = new Date(life.publishedOn * DAY_MS);
  const moment = { year: published.getUTCFullYear(), quarter: quarterIndex(quarterOf(published)) };
  const home = homeOf(kind, draws, { places: market.places, moment }, random);
  const id = drawnId(random);
  const first = offer(home, { id, dwellingKey: `d-${id}`, company: pick(random, SAMPLE_COMPANIES) }, life, random);
  if (random() >= SECOND_OFFER) return [first];
  const others = SAMPLE_COMPANIES.filter((company) => company.id !== first.listing.companyId);
  const dearer = random() < 0.6 ? 1 : 1 + random() * 0.03;
  const again = { ...home, price: Math.round((home.price * dearer) / 100_000) * 100_000 };
  const second = { id: drawnId(random), dwellingKey: `d-${id}`, company: pick(random, [others[0] ?? SAMPLE_COMPANIES[0], ...others]) };
  return [first, offer(again, second, life, random)];
}

function homeOf(
  kind: ListingKind,
  { drawBuilding, drawTown }: Draws,
  from: Parameters<typeof offeredFlat>[1],
  random: Random,
): OfferedHome {
  if (kind === "condo") return offeredFlat(drawBuilding(random), from, random);
  const town = drawTown(random);
  if (kind === "new-condo") return offeredNewFlat(town, from, random);
  return kind === "building" ? offeredBlock(town, from, random) : offeredGround(kind, town, from, random);
}

type Named = { readonly id: string; readonly dwellingKey: string; readonly company: (typeof SAMPLE_COMPANIES)[number] };

function offer(home: OfferedHome, { id, dwellingKey, company }: Named, life: OfferLife, random: Random): SampleOffer {
  const prices = pricesOf(home.price, life);
  const last = prices.at(-1);
  const faults = random() < FAULTY ? [pick(random, FAULTS)] : [];
  const listing: Listing = {
    ...home,
    id,
    dwellingKey,
    companyId: company.id,
    reference: `S-${id.replaceAll(/[-_]/g, "").slice(0, 6).toUpperCase()}`,
    dealType: dealTypeOf(home.kind, random),
    isConsented: true,
    faults,
    managementYen: faults[0] === "management-fee-missing" ? null : home.managementYen,
    price: last?.price ?? home.price,
    firstPrice: home.price,
    priceChangedOn: prices.length > 1 ? (last?.fromOn ?? null) : null,
    publishedOn: dayText(life.publishedOn),
    updatedOn: dayText(life.updatedOn),
    nextUpdateOn: faults[0] === "next-update-missing" ? null : dayText(life.nextUpdateOn),
    state: life.state,
    isSample: true,
  };
  return { listing, prices };
}

/** Each cut takes its share off what was asked before it. */
function pricesOf(first: number, { publishedOn, cuts }: OfferLife): AskedPrice[] {
  const prices: AskedPrice[] = [{ fromOn: dayText(publishedOn), price: first }];
  for (const { on, by } of cuts) {
    const before = prices.at(-1)?.price ?? first;
    prices.push({ fromOn: dayText(on), price: Math.round((before * (1 - by)) / 100_000) * 100_000 });
  }
  return prices;
}

function dayText(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

function drawnId(random: Random): string {
  return opaqueId((length) => Uint8Array.from({ length }, () => Math.floor(random() * 256)));
}
