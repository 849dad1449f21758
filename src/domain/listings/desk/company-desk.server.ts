import type { ListingFault } from "#domain/listings/core/types.ts";
import { days } from "#kernel/duration.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { countDesk, type DeskDays, type DeskQuestion, faultsOfDesk, homeOfDesk, pageOfDesk } from "./desk-store.server.ts";
import type { DeskCounts, DeskHome, DeskPage } from "./types.ts";

type Deps = { readonly db: Db; readonly clock: Clock };

/** Homes of a page of the console. */
export const DESK_PAGE_SIZE = 50;
/** A home that ends within so many days is told of. */
const SOON_DAYS = 3;

export type DeskOverview = {
  readonly counts: DeskCounts;
  /** What is wrong with homes that are not shown, the most frequent first. */
  readonly faults: readonly { readonly fault: ListingFault; readonly count: number }[];
};

/** The homes of a company in numbers. Who may read them has been asked. */
export async function deskOverview({ db, clock }: Deps, companyId: string): Promise<DeskOverview> {
  return { counts: await countDesk(db, companyId, deskDays(clock)), faults: await faultsOfDesk(db, companyId) };
}

/** A page of the homes of a company, from 1; what asks for something to be done comes first. */
export function deskListings({ db, clock }: Deps, question: DeskQuestion & { readonly page: number }): Promise<DeskPage> {
  const at = { days: deskDays(clock), offset: (question.page - 1) * DESK_PAGE_SIZE, limit: DESK_PAGE_SIZE };
  return pageOfDesk(db, question, at);
}

/** One home of a company; null: it has no such home. */
export function deskHome({ db, clock }: Deps, asked: { readonly companyId: string; readonly id: string }): Promise<DeskHome | null> {
  return homeOfDesk(db, asked, deskDays(clock));
}

function deskDays(clock: Clock): DeskDays {
  const now = clock.now();
  return { today: isoDateInJapan(now), soon: isoDateInJapan(new Date(now.getTime() + days(SOON_DAYS))) };
}
