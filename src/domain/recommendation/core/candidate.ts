import type { ListingKind } from "#domain/listings/types.ts";
import type { FoundHome } from "#domain/search/homes/types.ts";
import { ageInYears } from "#kernel/japanese-date.ts";
import type { Yen } from "#kernel/yen.ts";
import type { SoftEdge } from "./delivery.ts";

/** A home on offer as the search keeps it; its `Offer` is one. */
export type SeenHome = Pick<
  FoundHome,
  | "key"
  | "dwellingKey"
  | "kind"
  | "apartmentKey"
  | "cityCode"
  | "town"
  | "price"
  | "areaM2"
  | "layout"
  | "floor"
  | "builtYear"
  | "builtMonth"
  | "firstSeenOn"
  | "estimate"
  | "flag"
  | "isSample"
> & {
  readonly accesses: readonly { readonly stationGroup: string | null; readonly minutes: number; readonly busMinutes: number | null }[];
};

/** A station that is reached on foot. */
export type Walk = { readonly stationGroup: string | null; readonly minutes: number };

/** What of a home somebody's taste can be of. */
export type HomeFacts = {
  readonly dwellingKey: string;
  readonly kind: ListingKind;
  readonly apartmentKey: string | null;
  readonly cityCode: string;
  readonly town: string;
  readonly priceYen: Yen;
  readonly areaM2: number | null;
  /** Null: not known, or still to be finished. */
  readonly ageYears: number | null;
  readonly layout: string | null;
  readonly floor: number | null;
  readonly walks: readonly Walk[];
};

/** What the ranker sees of one home. */
export type Candidate = HomeFacts & {
  readonly listingId: string;
  /** The blind estimate. `ratio`: asking price over it. Null: there is none, or something speaks against its figures. */
  readonly estimate: { readonly point: Yen; readonly ratio: number; readonly grade: "A" | "B" | "C" | "D" } | null;
  /** 九掛け, as far as it is one. */
  readonly flag: { readonly grade: "A" | "B" | "C"; readonly ratio: number } | null;
  readonly firstSeenOn: string;
  /** Whole days since it was first shown; 0: today. */
  readonly daysShown: number;
  /** The last cut that may be told of; `days` since it. */
  readonly priceCut: { readonly cutOn: string; readonly days: number; readonly percent: number } | null;
  readonly softEdges: readonly SoftEdge[];
  readonly isSample: boolean;
};

type Beside = {
  /** An ISO day in Japan. */
  readonly today: string;
  readonly softEdges: readonly SoftEdge[];
  /** `toldPrices(…).cut` of the listings: a cut that may be told; null: none. */
  readonly cut: { readonly before: Yen; readonly price: Yen; readonly cutOn: string } | null;
};

/** A home on offer as the ranker sees it on a day. 要確認: neither its estimate nor its flag counts. */
export function candidateOf(home: SeenHome, { today, softEdges, cut }: Beside): Candidate {
  const { estimate, flag, price } = home;
  const isDoubtful = flag?.grade === "check";
  return {
    ...factsOf(home, today),
    listingId: home.key,
    estimate: estimate === null || isDoubtful ? null : { point: estimate.point, ratio: price / estimate.point, grade: estimate.grade },
    flag: flag === null || flag.grade === "check" || flag.grade === "near" ? null : { grade: flag.grade, ratio: flag.ratio },
    firstSeenOn: home.firstSeenOn,
    daysShown: daysBetween(home.firstSeenOn, today),
    priceCut: cut === null ? null : { cutOn: cut.cutOn, days: daysBetween(cut.cutOn, today), percent: (1 - cut.price / cut.before) * 100 },
    softEdges,
    isSample: home.isSample,
  };
}

/** What of a home taste can be of, on an ISO day in Japan. */
export function factsOf(home: Omit<SeenHome, "key" | "firstSeenOn" | "estimate" | "flag" | "isSample">, today: string): HomeFacts {
  const { dwellingKey, kind, apartmentKey, cityCode, town, areaM2, layout, floor, builtYear, builtMonth, accesses } = home;
  return {
    ...{ dwellingKey, kind, apartmentKey, cityCode, town, areaM2, layout, floor },
    priceYen: home.price,
    ageYears: builtYear === null ? null : ageInYears({ year: builtYear, month: builtMonth }, today),
    walks: accesses.flatMap(({ stationGroup, minutes, busMinutes }) => (busMinutes === null ? [{ stationGroup, minutes }] : [])),
  };
}

/** Minutes on foot to the nearest of these stations (of all where none is named); null: none is reached on foot. */
export function walkOf(walks: readonly Walk[], stations: readonly string[]): number | null {
  let nearest: number | null = null;
  for (const { stationGroup, minutes } of walks) {
    const isAsked = stations.length === 0 || (stationGroup !== null && stations.includes(stationGroup));
    if (isAsked && (nearest === null || minutes < nearest)) nearest = minutes;
  }
  return nearest;
}

const DAY_MS = 86_400_000;

/** Whole days from one ISO day to a later one; 0 where it is not later. */
function daysBetween(from: string, to: string): number {
  return Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS));
}
