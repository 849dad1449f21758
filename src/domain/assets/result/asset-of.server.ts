import { isFollowed } from "#domain/assets/core/property-states.ts";
import type { OwnedHome } from "#domain/assets/core/types.ts";
import { homeOfMember, homesOf } from "#domain/assets/homes/home-store.server.ts";
import type { ValuationPoint } from "#domain/assets/series/types.ts";
import { subjectsOfHomes } from "#domain/assets/series/valued-store.server.ts";
import type { Member } from "#domain/members/core/types.ts";
import { ratingSummaries } from "#domain/risk/index.server.ts";
import type { ForecastPoint, PricedSubject } from "#domain/valuation/core/types.ts";
import { type EngineSource, type EstimateEngine, partsOf } from "#domain/valuation/index.server.ts";
import { type Month, monthOf } from "#kernel/calendar/month.ts";
import { quarterOf } from "#kernel/quarter.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { type AtHand, engineAtHand, gradesOf, type ValuedSubject } from "./grades-of.server.ts";
import { loanHistory } from "./loan-history.ts";
import { missingFacts } from "./missing-facts.ts";
import { lastPointsOf, looksOf, pointsOf } from "./point-store.server.ts";
import { equityOf, eventsOf, lastChange, purchaseMonthOf, seriesOf, sincePurchase } from "./series-of.ts";
import type { AssetCard, AssetListCard, AssetResult, ValueDetails } from "./types.ts";
import { valueState } from "./value-state.ts";

type ResultDeps = { readonly db: Db; readonly clock: Clock; readonly engines: EngineSource };

/** Cards of all homes of a member by their ids, drafts and deleted ones among them. */
export async function assetCards(
  { db, clock, engines }: ResultDeps,
  { sub }: Pick<Member, "sub">,
): Promise<ReadonlyMap<string, AssetListCard>> {
  const homes = await homesOf(db, sub);
  const ids = homes.map(({ id }) => id);
  const keys = homes.flatMap(({ apartmentKey }) => apartmentKey ?? []);
  const [points, looks, ratings, subjects] = await Promise.all([
    ...([lastPointsOf(db, ids), looksOf(db, ids)] as const),
    ...([ratingSummaries(db, keys), subjectsOfHomes(db, ids)] as const),
  ]);
  const now = monthOf(clock.now());
  const grades = await gradesOf(engines, lastValued(subjects, points));
  const listCardOf = (home: OwnedHome): AssetListCard => {
    const of = points.get(home.id) ?? [];
    const card = cardOf(home, { points: of, look: looks.get(home.id), now, atHand: grades.get(home.id) });
    return { ...card, recent: seriesOf(of, home.facts), risk: riskOf(ratings.get(home.apartmentKey ?? "")) };
  };
  return new Map(homes.map((home) => [home.id, listCardOf(home)]));
}

function lastValued(
  subjects: ReadonlyMap<string, PricedSubject>,
  points: ReadonlyMap<string, readonly ValuationPoint[]>,
): readonly ValuedSubject[] {
  return [...subjects].flatMap(([id, subject]) => {
    const point = points.get(id)?.at(-1);
    return point ? [{ id, subject, point }] : [];
  });
}

function riskOf(rating: NonNullable<AssetResult["risk"]> | undefined): AssetResult["risk"] {
  return rating ? { letter: rating.letter, overall: rating.overall, isProvisional: rating.isProvisional } : null;
}

type Known = {
  readonly points: readonly ValuationPoint[];
  readonly look: Parameters<typeof valueState>[0];
  readonly now: Month;
  readonly atHand: AtHand | undefined;
};

function cardOf({ facts }: OwnedHome, { points, look, now, atHand }: Known): AssetCard {
  const value = valueState(look, points.at(-1), now);
  const owed = facts.loan === null ? null : loanHistory(facts.loan, purchaseMonthOf(facts))(now);
  const isValued = value.state === "valued";
  return {
    value,
    grade: (isValued && atHand?.grade) || null,
    dataUntil: (isValued && atHand?.dataUntil) || null,
    owedYen: owed?.yen ?? null,
    equity: isValued && owed ? equityOf(value.point, owed.yen) : null,
    change: isValued ? lastChange(points) : null,
    sincePurchase: isValued ? sincePurchase(value.point, facts) : null,
  };
}

/** Everything that the result of a home of a member shows. Null: there is none, it is deleted, a draft, or somebody else's. */
export async function assetOf(deps: ResultDeps, { sub }: Pick<Member, "sub">, id: string): Promise<AssetResult | null> {
  const { db, clock, engines } = deps;
  const home = await homeOfMember(db, sub, id);
  if (!home || home.state === "deleted" || home.state === "draft") return null;
  const { apartmentKey, facts } = home;
  const [points, looks, subjects, ratings, engine] = await Promise.all([
    pointsOf(db, id),
    looksOf(db, [id]),
    subjectsOfHomes(db, [id]),
    ratingSummaries(db, apartmentKey === null ? [] : [apartmentKey]),
    engineAtHand(engines, home.kind),
  ]);
  const now = monthOf(clock.now());
  const rating = apartmentKey === null ? undefined : ratings.get(apartmentKey);
  const subject = subjects.get(id) ?? null;
  const grades = await gradesOf(engines, lastValued(subjects, new Map([[id, points]])));
  const card = cardOf(home, { points, look: looks.get(id), now, atHand: grades.get(id) });
  return {
    ...card,
    home,
    details: card.value.state === "valued" && isFollowed(home) ? detailsOf({ engine, clock }, subject, card.value.point) : null,
    series: seriesOf(points, facts),
    events: eventsOf(points, facts, now),
    reach: reachOf(points, purchaseMonthOf(facts)),
    risk: riskOf(rating),
    ...toldAndMissing(home, { engine, subject }),
  };
}

type Asked = { readonly engine: EstimateEngine | null; readonly subject: PricedSubject | null };

/** Without a model at hand nobody knows what one would read. */
function toldAndMissing(home: OwnedHome, { engine, subject }: Asked): Pick<AssetResult, "missing" | "answersRead"> {
  const answersRead = engine?.answersRead ?? null;
  const known = { builtYear: subject?.builtYear ?? null, stationName: subject?.stationName ?? null, answersRead: answersRead ?? [] };
  return { missing: missingFacts(home, known), answersRead };
}

function reachOf(points: readonly ValuationPoint[], wantedFrom: Month | null): AssetResult["reach"] {
  const from = points[0]?.month ?? null;
  return { wantedFrom, from, isCutOff: wantedFrom !== null && from !== null && from > wantedFrom };
}

/**
 * By the model of today, where it is at hand at once: nobody waits for one that is being read. Where another one made the value, the outlook goes on from that
 * value by what the model of today says of the way from now: the series changes models with its next month, and not between. Land and building
 * are parts of the value, in the shares of the model of today.
 */
function detailsOf(
  { engine, clock }: { readonly engine: EstimateEngine | null; readonly clock: Clock },
  subject: PricedSubject | null,
  { modelVersion, q50 }: ValuationPoint,
): ValueDetails | null {
  if (!subject || !engine) return null;
  const full = engine.appraise(subject, { asOf: quarterOf(clock.now()), mode: "blind" });
  if (!full.estimated) return null;
  const { withinTenPercent, agreement, forecast, parts } = full;
  const byModel = engine.modelVersion === modelVersion ? 1 : q50 / full.point;
  return {
    withinTenPercent,
    agreement,
    parts: parts ? partsOf(q50, parts.landYen * (q50 / full.point)) : null,
    forecast: (forecast ?? []).map((ahead) => inMeasure(ahead, byModel)),
  };
}

function inMeasure(ahead: ForecastPoint, byModel: number): ForecastPoint {
  const yen = (of: "point" | "low" | "high") => Math.round(ahead[of] * byModel);
  return { ...ahead, point: yen("point"), low: yen("low"), high: yen("high") };
}
