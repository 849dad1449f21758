import type { AskedPrice, ListingFault, ListingKind, ListingState } from "#domain/listings/core/types.ts";
import type { Yen } from "#kernel/yen.ts";

/** What a company looks for among its homes. `shown`: visitors see them now; `faulty`: stored, but not shown; `due`: shown, and ending within three days. */
export const DESK_VIEWS = ["shown", "faulty", "due", "applied", "suspended", "ended"] as const;
export type DeskView = (typeof DESK_VIEWS)[number];

/** How many homes of a company each view holds. A home may be in several. */
export type DeskCounts = Readonly<Record<DeskView, number>> & { readonly all: number };

/** A home as its company sees it in a list. Days are ISO days in Japan. */
export type DeskListing = {
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
  readonly updatedOn: string;
  readonly nextUpdateOn: string | null;
  /** Visitors see it now. */
  readonly isShown: boolean;
  /** Another company has told that the home is sold. */
  readonly isSoldElsewhere: boolean;
  /** Reports of visitors that nobody has looked into. */
  readonly openReports: number;
  readonly isSample: boolean;
};

/** One home in full, with what was asked since when, the oldest first, and what visitors report. */
export type DeskHome = DeskListing & {
  readonly firstSeenAt: Date;
  readonly publishedOn: string;
  readonly dealType: string;
  readonly prices: readonly AskedPrice[];
  readonly reports: readonly DeskReport[];
  /** How many companies offer the same home. */
  readonly offers: number;
};

export type DeskReport = { readonly reason: "sold" | "different" | "other"; readonly note: string | null; readonly reportedAt: Date };

export type DeskPage = { readonly items: readonly DeskListing[]; readonly total: number };
