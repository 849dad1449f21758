import { sql } from "kysely";
import { type HomeFacts, NO_FACTS } from "#domain/assets/core/facts.ts";
import type { HomeState, OfferSetting } from "#domain/assets/core/types.ts";
import type { EstimateEngine } from "#domain/valuation/core/estimate-deps.ts";
import type { BriefOutcome, PricedKind } from "#domain/valuation/core/types.ts";
import { type Quarter, quarterIndex } from "#kernel/quarter.ts";
import type { Db } from "#platform/db.server.ts";

type AHome = {
  readonly id: string;
  readonly sub?: string;
  readonly kind?: PricedKind;
  readonly apartmentKey?: string | null;
  readonly placeKey?: string | null;
  readonly state?: HomeState;
  readonly offerSetting?: OfferSetting;
  readonly lowestPriceYen?: number | null;
  readonly facts?: Partial<HomeFacts>;
  readonly at?: Date;
};

/** A flat of 70 m² in 豊洲 that a member follows; name only what the test is about. */
export async function addHome(db: Db, { id, sub = "me", kind = "condo", state = "tracking", ...home }: AHome): Promise<void> {
  const { apartmentKey = null, placeKey = null, offerSetting = "off", lowestPriceYen = null, facts = {} } = home;
  const { at = new Date("2026-11-01T00:00:00Z") } = home;
  const told = { ...NO_FACTS, areaM2: 70, ...facts };
  await sql`
    insert into owned_property (id, sub, kind, apartment_key, place_key, name, address, city_code, city_name, town, lon, lat, state, facts, offer_setting,
      lowest_price, version, created_at, updated_at)
    values (${id}, ${sub}, ${kind}, ${apartmentKey}, ${placeKey}, ${`家 ${id}`}, '東京都江東区豊洲', '13108', '江東区', '豊洲', 139.7964, 35.6549, ${state},
      ${JSON.stringify(told)}::jsonb, ${offerSetting}, ${lowestPriceYen}, 2, ${at}, ${at})`.execute(db);
}

/** 氏名 of a member, which documents of a home are held against. */
export async function nameMember(
  db: Db,
  sub: string,
  [familyName, givenName]: readonly [string, string | null] = ["見本", "花子"],
): Promise<void> {
  await sql`
    insert into members_user_info (sub, family_name, given_name, updated_at) values (${sub}, ${familyName}, ${givenName}, now())
    on conflict (sub) do update set family_name = excluded.family_name, given_name = excluded.given_name`.execute(db);
}

type Priced = {
  readonly modelVersion?: string;
  readonly dataRevision?: number;
  readonly isSample?: boolean;
  /** Until when there are sales in Tokyo; everywhere else they go until 2027Q2. */
  readonly tokyoUntil?: Quarter;
  /** Yen for a m² by quarter (`quarterIndex`); null: too few sales are like it. */
  readonly unitYen: (quarter: number) => number | null;
};

/** An engine whose market is written down: a price for each m² by quarter, ten per cent around it, and too few sales where there is none. */
export function writtenEngine({ unitYen, tokyoUntil = { year: 2026, quarter: 3 }, ...given }: Priced): EstimateEngine {
  const { modelVersion = "condo-1", dataRevision = 1, isSample = false } = given;
  const priced = (areaM2: number, asOf: Quarter): BriefOutcome => {
    const unit = unitYen(quarterIndex(asOf));
    if (unit === null) return { estimated: false, reason: "too-few-comparables" };
    const point = Math.round(unit * areaM2);
    const [q05, q10, q90, q95] = [0.85, 0.9, 1.1, 1.15].map((share) => Math.round(point * share)) as [number, number, number, number];
    const headline = { quarter: asOf, knownUntil: asOf, quartersAhead: 0 };
    return { estimated: true, grade: "B", point, q05, q10, q90, q95, chance10: 0.6, isTestedHorizon: true, headline, agreement: null };
  };
  return {
    ...{ modelVersion, dataRevision, isSample },
    dataAsOf: ({ cityCode }) => (cityCode.startsWith("13") ? tokyoUntil : { year: 2027, quarter: 2 }),
    answersRead: ["stationName"],
    countComparables: () => 10,
    appraise: () => ({ estimated: false, grade: "E", reason: "no-model" }),
    appraiseBriefly: (subjects, { asOf }) => subjects.map(({ areaM2 }) => priced(areaM2, asOf)),
    laterPrice: () => null,
  };
}
