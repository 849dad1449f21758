import { setImmediate } from "node:timers/promises";
import type { BriefOutcome, PricedSubject } from "#domain/valuation/core/types.ts";
import type { EstimateEngine } from "#domain/valuation/index.server.ts";
import type { Month } from "#kernel/calendar/month.ts";
import { type Quarter, quarterIndex } from "#kernel/quarter.ts";

/** A home and a month for which its value is wanted; `at`: which home of the batch. */
export type Wanted = { readonly at: number; readonly month: Month; readonly quarter: Quarter; readonly subject: PricedSubject };
export type Answered = Pick<Wanted, "at" | "month"> & { readonly outcome: BriefOutcome };

/** Homes priced before others get their turn: some milliseconds. */
const AT_ONCE = 64;

/** The values that are wanted, quarter by quarter, the earliest first. The engine is asked for few at a time, so that it holds up nobody. */
export async function* appraisedAt(engine: EstimateEngine, wanted: readonly Wanted[]): AsyncGenerator<Answered> {
  const byQuarter = Map.groupBy(wanted, ({ quarter }) => quarterIndex(quarter));
  for (const [, ofQuarter] of [...byQuarter].toSorted(([a], [b]) => a - b)) {
    for (let from = 0; from < ofQuarter.length; from += AT_ONCE) {
      const part = ofQuarter.slice(from, from + AT_ONCE);
      const asOf = part[0]?.quarter as Quarter;
      const outcomes = engine.appraiseBriefly(
        part.map(({ subject }) => subject),
        { asOf, isGradedBySales: false },
      );
      yield* part.map(({ at, month }, i) => ({ at, month, outcome: outcomes[i] as BriefOutcome }));
      await setImmediate();
    }
  }
}
