import type { ListingFault, ListingKind, ListingState } from "#domain/listings/core/types.ts";
import type { Yen } from "#kernel/yen.ts";

/** A home as its own company sees it in a list. Days are ISO days in Japan. */
export type CompanyListing = {
  readonly id: string;
  readonly reference: string;
  readonly kind: ListingKind;
  readonly title: string;
  readonly address: string;
  readonly price: Yen;
  readonly areaM2: number | null;
  readonly landAreaM2: number | null;
  readonly layout: string | null;
  readonly state: ListingState;
  readonly faults: readonly ListingFault[];
  /** Whether visitors find it now. */
  readonly isShown: boolean;
  /** Another company sold it, or it is sold: what this company tells changes nothing. */
  readonly isSold: boolean;
  readonly publishedOn: string;
  readonly updatedOn: string;
  readonly nextUpdateOn: string | null;
  readonly firstSeenAt: Date;
  /** Reports of visitors that nobody looked into yet. */
  readonly openReports: number;
};

/** Which of its homes a company looks at: those shown, those with faults, due within three days, off the market, or with an open report. */
export const COMPANY_FILTERS = ["all", "shown", "faulty", "due", "applied", "ended", "reported"] as const;
export type CompanyFilter = (typeof COMPANY_FILTERS)[number];

/** How many homes of a company there are of each filter. */
export type CompanyCounts = Readonly<Record<CompanyFilter, number>>;
