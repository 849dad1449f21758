import { PLANS, PLANS_FROM } from "#domain/api-access/plans.ts";
import { openReportThread } from "#domain/assets/index.server.ts";
import { openOwnerLetters } from "#domain/direct-mail/index.server.ts";
import { openDocuments } from "#domain/leads/index.server.ts";
import { openCardThread } from "#domain/sharing/index.server.ts";
import { openMapThread } from "#domain/surroundings/index.server.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";

type Deps = { readonly databaseUrl: string; readonly db: Db; readonly clock: Clock };

const MAP_THREAD = new URL("../../map-thread.server.ts", import.meta.url);

/** What draws beside the thread that answers: maps, cards, and what is printed. */
export function openThreads({ databaseUrl, db, clock }: Deps) {
  const threads = {
    drawing: openMapThread({ databaseUrl, file: MAP_THREAD }),
    reports: openReportThread(),
    ownerLetters: openOwnerLetters(),
    documents: openDocuments({ db, clock, plans: Object.values(PLANS), plansFrom: PLANS_FROM }),
    cards: openCardThread(),
  };
  return { threads, closings: Object.values(threads).map(({ close }) => close) };
}
