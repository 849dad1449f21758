import { listModelCards } from "#domain/valuation/index.server.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { keptPrint } from "#platform/print/kept-print.ts";
import { openPrintThread } from "#platform/print/print-thread.server.ts";
import { documentOf } from "./document-of.ts";
import type { BizDocument, ToldPlan } from "./types.ts";

type Made = Uint8Array | "too-long";

export type Documents = {
  /** The document of today as a PDF. `too-long`: it was not drawn in time. */
  readonly pdf: () => Promise<Made>;
  readonly close: () => Promise<void>;
};

type Sources = { readonly db: Db; readonly clock: Clock; readonly plans: readonly ToldPlan[]; readonly plansFrom: string };

const THREAD_FILE = new URL("./document-pdf.worker.server.ts", import.meta.url);

/** The document that businesses ask for: drawn once for what it says, on a thread of its own, and kept until it says something else. */
export function openDocuments({ db, clock, plans, plansFrom }: Sources): Documents {
  const thread = openPrintThread<BizDocument>(THREAD_FILE);
  const print = keptPrint(thread.pdf);
  return {
    pdf: async () => {
      const cards = await listModelCards(db);
      return print(documentOf({ cards, plans, plansFrom, madeOn: isoDateInJapan(clock.now()) }));
    },
    close: thread.close,
  };
}
