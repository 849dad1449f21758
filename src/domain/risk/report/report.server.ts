import { findApartment, marketRevision } from "#domain/properties/index.server.ts";
import type { Apartment } from "#domain/properties/types.ts";
import { correctionsInCheck } from "#domain/risk/corrections/correction-store.server.ts";
import { checkingIndicators } from "#domain/risk/corrections/corrections.ts";
import { type GatherDeps, gatherDeps, gatherFacts } from "#domain/risk/facts/gather-facts.server.ts";
import { RATING_MODEL } from "#domain/risk/model/rating-model.ts";
import type { RiskRating, Standing, Weights } from "#domain/risk/model/types.ts";
import { rate } from "#domain/risk/rating/rate.ts";
import { surroundingsRevision } from "#domain/surroundings/index.server.ts";
import { days, type Milliseconds } from "#kernel/duration.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { findSnapshot, type ReportBasis, type Snapshot, saveSnapshots } from "./report-store.server.ts";
import { createStandings, type Standings } from "./standings.server.ts";

export type ReportDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly standings: Standings;
  readonly gathering: (basis: ReportBasis, now: Date) => GatherDeps;
};

/** What reports are made with. What many of them need is asked once and kept: the scores of a prefecture, the prices of a city. */
export function createReportDeps({ db, clock }: { readonly db: Db; readonly clock: Clock }): ReportDeps {
  let known: { readonly dataRevision: string; readonly deps: GatherDeps } | null = null;
  const gathering = ({ dataRevision }: ReportBasis, now: Date) => {
    if (known?.dataRevision !== dataRevision) known = { dataRevision, deps: gatherDeps(db, now) };
    return { ...known.deps, now };
  };
  return { db, clock, standings: createStandings({ db, clock }), gathering };
}

export type RiskReport = {
  readonly apartment: Apartment;
  readonly rating: RiskRating;
  /** Of the building as a whole, by the weights that stand unless moved. */
  readonly standing: Standing | null;
  readonly floor: number | null;
  readonly computedAt: Date;
  /** Indicators that show 「確認中」. */
  readonly checking: readonly string[];
  readonly isSample: boolean;
};

/** `weights` null: those that stand unless moved. */
export type ReportAsked = { readonly floor: number | null; readonly weights: Weights | null };

/** Facts that change with the calendar, such as the age of a building, are never older than this. */
export const REPORT_LIFE: Milliseconds = days(30);

/** The report of a building: the kept one where model and data are still the same, else made anew and kept. Null: no such building. */
export async function reportOf(
  { db, clock, standings, gathering }: ReportDeps,
  key: string,
  asked: ReportAsked,
): Promise<RiskReport | null> {
  const [apartment, kept, basis, corrections] = await Promise.all([
    findApartment(db, key),
    findSnapshot(db, key),
    currentBasis(db),
    correctionsInCheck(db, key),
  ]);
  if (!apartment) return null;
  const now = clock.now();
  const snapshot = kept && isFresh(kept, basis, now) ? kept : await makeAndKeep(gathering(basis, now), apartment, basis);
  return {
    apartment,
    rating: ratingFor(snapshot, asked),
    standing: await standings(apartment.prefecture, snapshot.rating.letter === null ? null : snapshot.rating.overall),
    floor: asked.floor,
    computedAt: snapshot.computedAt,
    checking: checkingIndicators(corrections),
    isSample: apartment.isSample || Object.values(snapshot.facts).some(({ provenance }) => provenance?.isSample),
  };
}

/** Other weights and a floor are worked out from the kept facts; nothing is gathered. */
function ratingFor({ facts, rating }: Snapshot, { floor, weights }: ReportAsked): RiskRating {
  if (floor === null && weights === null) return rating;
  return weights === null ? rate({ facts, floor }) : rate({ facts, floor }, weights);
}

async function makeAndKeep(deps: GatherDeps, apartment: Apartment, basis: ReportBasis): Promise<Snapshot> {
  const snapshot = await makeSnapshot(deps, apartment, basis);
  await saveSnapshots(deps.db, [{ key: apartment.key, ...snapshot }]);
  return snapshot;
}

/** Gathers and rates; keeps nothing. */
export async function makeSnapshot(deps: GatherDeps, apartment: Apartment, basis: ReportBasis): Promise<Snapshot> {
  const facts = await gatherFacts(deps, apartment);
  return { ...basis, facts, rating: rate({ facts, floor: null }), computedAt: deps.now };
}

/** The model, and the newest data of places and of sales. */
export async function currentBasis(db: Db): Promise<ReportBasis> {
  const [surroundings, market] = await Promise.all([surroundingsRevision(db), marketRevision(db)]);
  return { modelVersion: RATING_MODEL.version, dataRevision: `${surroundings}-${market ?? 0}` };
}

function isFresh(snapshot: Snapshot, basis: ReportBasis, now: Date): boolean {
  const isOfBasis = snapshot.modelVersion === basis.modelVersion && snapshot.dataRevision === basis.dataRevision;
  return isOfBasis && now.getTime() - snapshot.computedAt.getTime() < REPORT_LIFE;
}
