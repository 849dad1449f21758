import { quarterOfMonth } from "#domain/assets/series/backfill-months.ts";
import type { ValuationPoint } from "#domain/assets/series/types.ts";
import type { PricedKind, PricedSubject } from "#domain/valuation/core/types.ts";
import type { EngineSource, EstimateEngine } from "#domain/valuation/index.server.ts";
import type { Quarter } from "#kernel/quarter.ts";

export type ValuedSubject = { readonly id: string; readonly subject: PricedSubject; readonly point: ValuationPoint };

export type AtHand = {
  readonly grade: ValuationPoint["grade"];
  /** The last quarter of the sales that the value rests on, in its prefecture; null: another model made it than the one of today. */
  readonly dataUntil: Quarter | null;
};

/**
 * How sure the values of homes are, by id, with a look at similar sales: some of the time of a price for each. The series has no such look, as nobody could
 * have it for all homes in one round. By the model of today, where it is at hand at once: nobody waits for one that is being read.
 */
export async function gradesOf(engines: EngineSource, valued: readonly ValuedSubject[]): Promise<ReadonlyMap<string, AtHand>> {
  const kinds = [...new Set(valued.map(({ subject }) => subject.kind))];
  const atHand = new Map(await Promise.all(kinds.map(async (kind) => [kind, await engineAtHand(engines, kind)] as const)));
  return new Map(
    valued.flatMap(({ id, subject, point }) => {
      const engine = atHand.get(subject.kind);
      if (!engine) return [];
      const [outcome] = engine.appraiseBriefly([subject], { asOf: quarterOfMonth(point.month) });
      const dataUntil = engine.modelVersion === point.modelVersion ? engine.dataAsOf(subject) : null;
      return outcome?.estimated ? [[id, { grade: outcome.grade, dataUntil }] as const] : [];
    }),
  );
}

export async function engineAtHand(engines: EngineSource, kind: PricedKind): Promise<EstimateEngine | null> {
  return (await engines.secondsUntilReady?.(kind)) ? null : engines.current(kind);
}
