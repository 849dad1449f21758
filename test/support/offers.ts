import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { NO_FACTS } from "#domain/assets/core/facts.ts";
import type { Member } from "#domain/members/core/types.ts";
import { fillCampaigns } from "#domain/offers/campaigns/fill-campaigns.server.ts";
import { NO_WISH } from "#domain/queries/core/nothing-told.ts";
import type { Wish } from "#domain/queries/core/types.ts";
import { days } from "#kernel/duration.ts";
import { opaqueId } from "#kernel/ids.ts";
import { type MovableClock, movableClock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { townEngine } from "./town-engine.ts";
import { anApartment, aSale, insertMarket, tenOf } from "./typed-market.ts";

/** What no answer, mail, note or log may say of anybody before both agreed. */
export const CANARY = { name: "金糸雀", given: "千代女", room: "西2719", phone: "+819012348888", street: "豊洲7丁目77番7号" } as const;

export const AN_OFFER_WISH: Wish = {
  ...NO_WISH,
  ...({ channels: ["offer"], purpose: "own-home", kinds: ["condo"], placeMode: "area" } as const),
  areas: [{ code: "13108", name: "江東区" }],
  ...({ offerBudget: 90_000_000, financing: "cash", offerRatio: 1 } as const),
  message: "家族三人で長く住める家を探しています。大切に住みます。",
};

/** 70 m² in 豊洲 are worth 70,000,000 by it, between 63 and 77. */
export const OFFER_ENGINE = townEngine(tenOf(aSale()));

export type OfferHouse = Awaited<ReturnType<typeof offerHouse>>;

/** What use cases of offers are done with, on a database with one building; the address of an account is its `sub` at example.com. */
export async function offerHouse(db: Db, clock: MovableClock = movableClock(new Date("2026-11-21T03:00:00Z"))) {
  await insertMarket(db, { apartments: [anApartment()] });
  const deps = {
    ...{ db, clock, randomBytes, engines: { current: async () => OFFER_ENGINE } },
    getUser: async (token: string) => ({
      username: token,
      attributes: { email: `${token}@example.com`, email_verified: "true", phone_number: CANARY.phone, phone_number_verified: "true" },
    }),
  };
  return {
    ...{ deps, clock, db },
    /** A verified home of 70 m² that takes offers. */
    home: (sub: string, changes: { readonly lowestPrice?: number | null; readonly offers?: "off" | "anonymous" } = {}) =>
      addHome(db, { sub, ...changes }),
    /** Makes offers of a buyer for every home that takes them, as a campaign does after its 24 hours. */
    offer: async (sub: string, wish: Partial<Wish> = {}) => {
      await addDueCampaign(db, { sub, wish: { ...AN_OFFER_WISH, ...wish }, at: clock.now() });
      await fillCampaigns(deps);
      return offerIds(db, sub);
    },
    state: async (id: string) =>
      (await sql<OfferRow>`select state, version, price_yen as "priceYen" from offer where id = ${id}`.execute(db)).rows[0] as OfferRow,
  };
}

type OfferRow = { readonly state: string; readonly version: number; readonly priceYen: number };

export function aBuyer(sub: string): Member {
  return { sub, username: sub, accessToken: sub, isEmailVerified: true };
}

export async function addHome(
  db: Db,
  {
    sub,
    lowestPrice = null,
    offers = "anonymous",
  }: { readonly sub: string; readonly lowestPrice?: number | null; readonly offers?: "off" | "anonymous" },
): Promise<string> {
  const id = opaqueId(randomBytes);
  const facts = { ...NO_FACTS, name: `${CANARY.name}の家 ${CANARY.room}号室`, areaM2: 70, floor: 5, layout: "3LDK" };
  const at = new Date("2026-11-01T03:00:00Z");
  await sql`
    insert into owned_property (id, sub, kind, apartment_key, rest, name, address, city_code, city_name, town, lon, lat, state, facts, offer_setting, lowest_price,
      version, created_at, updated_at)
    values (${id}, ${sub}, 'condo', 'toyosu-residence', ${CANARY.room}, '豊洲レジデンス', ${`東京都江東区${CANARY.street}`}, '13108', '江東区', '豊洲', 139.7964, 35.6549, 'verified',
      ${JSON.stringify(facts)}::jsonb, ${offers}, ${lowestPrice}, 1, ${at}, ${at})`.execute(db);
  return id;
}

type Due = { readonly sub: string; readonly wish: Wish; readonly at: Date };

/** A campaign whose 24 hours are over. */
export async function addDueCampaign(db: Db, { sub, wish, at }: Due): Promise<void> {
  const made = new Date(at.getTime() - days(1));
  const { message, financing, offerRatio, offerBudget } = wish;
  await sql`
    insert into offer_campaign (id, sub, query_id, state, version, words, wish, message, financing, offer_ratio, cap_yen, made_at, updated_at, starts_at, fill_at)
    values (${opaqueId(randomBytes)}, ${sub}, 'q', 'scheduled', 2, '江東区', ${JSON.stringify(wish)}::jsonb, ${message}, ${financing}, ${offerRatio}, ${offerBudget},
      ${made}, ${made}, ${at}, ${at})`.execute(db);
}

async function offerIds(db: Db, sub: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from offer where buyer_sub = ${sub} order by created_at desc, id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Everything that was put in for anybody, as one text: notes, messages under way and what offers keep of what happened. */
export async function everythingTold(db: Db): Promise<string> {
  const { rows } = await sql<{ said: string }>`
    select coalesce((select string_agg(n::text, ' ') from inbox_note n), '') || coalesce((select string_agg(o.kind || o.facts::text, ' ') from outbox o), '')
      || coalesce((select string_agg(e::text, ' ') from offer_event e), '') || coalesce((select string_agg(t::text, ' ') from transition t), '') as said`.execute(
    db,
  );
  return rows[0]?.said ?? "";
}
