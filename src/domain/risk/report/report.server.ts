import { LRUCache } from "lru-cache";
import { marketRevision } from "#domain/properties/index.server.ts";
import { correctionsInCheck } from "#domain/risk/corrections/correction-store.server.ts";
import { checkingIndicators } from "#domain/risk/corrections/corrections.ts";
import { buildingFacts } from "#domain/risk/facts/building-facts.ts";
import { type GatherDeps, gatherDeps, gatherFacts } from "#domain/risk/facts/gather-facts.server.ts";
import { toldFields } from "#domain/risk/facts/told-fields.ts";
import { RATING_MODEL } from "#domain/risk/model/rating-model.ts";
import type { FloorGroup, RiskRating, SiteFacts, Standing, Weights } from "#domain/risk/model/types.ts";
import { DEFAULT_WEIGHTS } from "#domain/risk/model/weights.ts";
import { floorGroups } from "#domain/risk/rating/floor-groups.ts";
import { rate } from "#domain/risk/rating/rate.ts";
import { asTold, findSubject, hasFloor, sharedKeyOf } from "#domain/subjects/index.server.ts";
import type { Subject, ToldBuilding } from "#domain/subjects/types.ts";
import { surroundingsRevision } from "#domain/surroundings/index.server.ts";
import { days, type Milliseconds } from "#kernel/duration.ts";
import { isoDateInJapan } from "#kernel/japanese-date.ts";
import { ok, type Result, refused } from "#kernel/result.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { findSnapshot, type ReportBasis, type Snapshot, saveSnapshots } from "./report-store.server.ts";
import { createStandings, type Standings } from "./standings.server.ts";

export type ReportDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly standings: Standings;
  readonly gathering: (basis: ReportBasis, now: Date) => GatherDeps;
  /** What was gathered of places, by key: a place has no row. Nothing that a visitor told is ever in it. */
  readonly places: LRUCache<string, Promise<Snapshot>>;
};

/** A snapshot of a place is some 20 kB. */
const PLACES_KEPT = 500;

/** What reports are made with. What many of them need is asked once and kept: the scores of a prefecture, the prices of a city. */
export function createReportDeps({ db, clock }: { readonly db: Db; readonly clock: Clock }): ReportDeps {
  let known: { readonly dataRevision: string; readonly deps: GatherDeps } | null = null;
  const gathering = ({ dataRevision }: ReportBasis, now: Date) => {
    if (known?.dataRevision !== dataRevision) known = { dataRevision, deps: gatherDeps(db, now) };
    return { ...known.deps, now };
  };
  return { db, clock, standings: createStandings({ db, clock }), gathering, places: new LRUCache({ max: PLACES_KEPT }) };
}

export type RiskReport = {
  readonly subject: Subject;
  readonly rating: RiskRating;
  /** Of a building as a whole, by the weights that stand unless moved; null for a place, which is no building among others. */
  readonly standing: Standing | null;
  /** What the visitor told of the building at a place; null: a building of the register. */
  readonly told: ToldBuilding | null;
  readonly floor: number | null;
  /** What each storey would get, by the weights that were asked for. */
  readonly floorGroups: readonly FloorGroup[];
  readonly computedAt: Date;
  /** Indicators that show 「確認中」. */
  readonly checking: readonly string[];
  readonly isSample: boolean;
};

/** `weights` null: those that stand unless moved. `told`: of the building at a place; a building of the register is what its register says. */
export type ReportAsked = { readonly floor: number | null; readonly weights: Weights | null; readonly told: ToldBuilding };

/** Facts that change with the calendar, such as the age of a building, are never older than this. */
export const REPORT_LIFE: Milliseconds = days(30);

/**
 * The report of a subject: of a building the kept one where model and data are still the same, else made anew and kept. `unknown`: no such building,
 * or a place outside of all known towns; `no-such-floor`: the building, as it is registered or told, is not as high.
 */
export async function reportOf(
  deps: ReportDeps,
  key: string,
  asked: ReportAsked,
): Promise<Result<RiskReport, "unknown" | "no-such-floor">> {
  const { db, clock } = deps;
  const [untold, basis] = await Promise.all([findSubject(db, key), currentBasis(db)]);
  if (!untold) return refused("unknown");
  const subject = asTold(untold, asked.told);
  if (!hasFloor(subject, asked.floor)) return refused("no-such-floor");
  const at = { basis, now: clock.now() };
  // What is gathered is kept for everybody: it never sees what one visitor tells.
  const [snapshot, corrections] = await Promise.all([snapshotOf(deps, untold, at), correctionsInCheck(db, sharedKeyOf(untold))]);
  const checking = checkingIndicators(corrections);
  return ok({ ...(await rated(deps, subject, { snapshot, asked, ...at })), checking });
}

type Made = Basis & { readonly snapshot: Snapshot; readonly asked: ReportAsked };

/** The report from what was gathered, by what this visitor asks and tells. */
async function rated({ standings }: ReportDeps, subject: Subject, made: Made): Promise<Omit<RiskReport, "checking">> {
  const { snapshot, asked, basis, now } = made;
  const facts = { ...snapshot.facts, ...toldFacts(subject, asked.told, now) };
  const overall = snapshot.rating.letter === null ? null : snapshot.rating.overall;
  return {
    subject,
    rating: ratingFor({ ...snapshot, facts }, asked, subject),
    standing:
      subject.kind === "building" ? await standings({ prefecture: subject.prefecture, dataRevision: basis.dataRevision }, overall) : null,
    told: subject.kind === "place" ? asked.told : null,
    floor: asked.floor,
    floorGroups: floorGroups(facts, subject.floors, asked.weights ?? DEFAULT_WEIGHTS),
    computedAt: snapshot.computedAt,
    isSample: subject.isSample || Object.values(facts).some(({ provenance }) => provenance?.isSample),
  };
}

type Basis = { readonly basis: ReportBasis; readonly now: Date };

function snapshotOf(deps: ReportDeps, subject: Subject, at: Basis): Promise<Snapshot> {
  return subject.kind === "building" ? buildingSnapshot(deps, subject, at) : placeSnapshot(deps, subject, at);
}

async function buildingSnapshot({ db, gathering }: ReportDeps, subject: Subject, { basis, now }: Basis): Promise<Snapshot> {
  const kept = await findSnapshot(db, subject.key);
  return kept && isFresh(kept, basis, now) ? kept : makeAndKeep(gathering(basis, now), subject, basis);
}

/** Asked for twice at once, a place is gathered once; a failure is not kept. */
async function placeSnapshot({ gathering, places }: ReportDeps, subject: Subject, { basis, now }: Basis): Promise<Snapshot> {
  const kept = await places.get(subject.key);
  if (kept && isFresh(kept, basis, now)) return kept;
  const made = makeSnapshot(gathering(basis, now), subject, basis);
  places.set(subject.key, made);
  made.catch(() => places.delete(subject.key));
  return made;
}

/** What the visitor tells of the building at a place, as facts. */
function toldFacts(subject: Subject, told: ToldBuilding, now: Date): SiteFacts["facts"] {
  return subject.kind === "place" ? buildingFacts(subject, toldFields(told), isoDateInJapan(now)) : {};
}

/** Other weights, a floor and what is told are worked out from the kept facts; nothing is gathered. */
function ratingFor({ facts, rating }: Snapshot, { floor, weights }: ReportAsked, { kind }: Subject): RiskRating {
  if (floor === null && weights === null && kind === "building") return rating;
  return weights === null ? rate({ facts, floor }) : rate({ facts, floor }, weights);
}

async function makeAndKeep(deps: GatherDeps, subject: Subject, basis: ReportBasis): Promise<Snapshot> {
  const snapshot = await makeSnapshot(deps, subject, basis);
  await saveSnapshots(deps.db, [{ key: subject.key, ...snapshot }]);
  return snapshot;
}

/** Gathers and rates; keeps nothing. */
export async function makeSnapshot(deps: GatherDeps, subject: Subject, basis: ReportBasis): Promise<Snapshot> {
  const facts = await gatherFacts(deps, subject);
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
