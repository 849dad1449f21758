import { sql } from "kysely";
import type { Campaign } from "#domain/offers/core/offer.ts";
import { LIVE_STATES } from "#domain/offers/core/types.ts";
import type { Wish } from "#domain/queries/core/types.ts";
import { writeTransition } from "#platform/audit/transition.server.ts";
import type { Db, Tx } from "#platform/db.server.ts";

const COLUMNS = sql`
  id, sub, query_id as "queryId", state, version, words, message, financing, wish_month as "wishMonth", offer_ratio::float8 as "offerRatio",
  cap_yen as "capYen", made_at as "madeAt", updated_at as "updatedAt", starts_at as "startsAt", fill_until as "fillUntil"`;

/** The newest first. */
export async function campaignsOf(db: Db | Tx, sub: string, most = 50): Promise<Campaign[]> {
  const { rows } = await sql<Campaign>`
    select ${COLUMNS} from offer_campaign where sub = ${sub} order by made_at desc, id limit ${most}`.execute(db);
  return rows;
}

/** One of a member's own; nobody changes it until the transaction ends. */
export async function lockCampaign(tx: Tx, sub: string, id: string): Promise<Campaign | null> {
  const { rows } = await sql<Campaign>`select ${COLUMNS} from offer_campaign where id = ${id} and sub = ${sub} for update`.execute(tx);
  return rows[0] ?? null;
}

/** Not finished, and confirmed within the last 24 hours: those begin after now. */
export async function countCampaigns(tx: Tx, sub: string, now: Date): Promise<{ readonly open: number; readonly confirmed: number }> {
  const { rows } = await sql<{ open: number; confirmed: number }>`
    select count(*) filter (where state <> 'finished')::int as open,
      count(*) filter (where starts_at > ${now})::int as confirmed
    from offer_campaign where sub = ${sub}`.execute(tx);
  return rows[0] ?? { open: 0, confirmed: 0 };
}

export async function addCampaign(tx: Tx, { wish, ...campaign }: Campaign & { readonly wish: Wish }): Promise<void> {
  const { id, sub, queryId, state, version, words, message, financing, wishMonth, offerRatio, capYen, madeAt, updatedAt } = campaign;
  await sql`
    insert into offer_campaign (id, sub, query_id, state, version, words, wish, message, financing, wish_month, offer_ratio, cap_yen, made_at, updated_at)
    values (${id}, ${sub}, ${queryId}, ${state}, ${version}, ${words}, ${JSON.stringify(wish)}::jsonb, ${message}, ${financing}, ${wishMonth}, ${offerRatio},
      ${capYen}, ${madeAt}, ${updatedAt})`.execute(tx);
}

type CampaignMove = Pick<Campaign, "id" | "state" | "startsAt"> & { readonly at: Date };

/** The next version. Homes are looked for from `startsAt` on. */
export async function moveCampaign(tx: Tx, { id, state, startsAt, at }: CampaignMove): Promise<void> {
  const fillAt = state === "scheduled" ? startsAt : null;
  await sql`
    update offer_campaign set state = ${state}, starts_at = ${startsAt}, fill_at = ${fillAt}, version = version + 1, updated_at = ${at}
    where id = ${id}`.execute(tx);
}

export type DueCampaign = Campaign & { readonly wish: Wish };
type Taken = DueCampaign & { readonly isFirst: boolean };
type When = { readonly now: Date; readonly again: Date; readonly until: Date };

/** The next one for which homes are to be looked for, kept from everybody else until `again`. `isFirst`: it begins to run now. Null: none. */
export async function takeDueCampaign(tx: Tx, { now, again, until }: When): Promise<Taken | null> {
  const { rows } = await sql<Taken>`
    update offer_campaign set state = 'running', fill_at = ${again}, fill_until = coalesce(fill_until, ${until}), updated_at = ${now},
      version = version + case state when 'running' then 0 else 1 end
    from (
      select id as due_id, state = 'scheduled' as is_first from offer_campaign
      where fill_at <= ${now} and state in ('scheduled', 'running') order by fill_at, id limit 1 for update skip locked) due
    where id = due_id returning ${COLUMNS}, wish, is_first as "isFirst"`.execute(tx);
  return rows[0] ?? null;
}

export async function fillAgainAt(db: Db, id: string, at: Date): Promise<void> {
  await sql`update offer_campaign set fill_at = ${at} where id = ${id} and state = 'running'`.execute(db);
}

/** Ends what looks for no more homes and has no offer left that is not over. Answers which. */
export async function finishCampaigns(tx: Tx, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update offer_campaign c set state = 'finished', fill_at = null, version = version + 1, updated_at = ${now}
    where state = 'running' and fill_until <= ${now}
      and not exists (select from offer o where o.campaign_id = c.id and o.state = any(${[...LIVE_STATES]}))
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** How many offers of each of these campaigns there are, and how many are not over. */
export async function countsOf(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { readonly made: number; readonly live: number }>> {
  const { rows } = await sql<{ id: string; made: number; live: number }>`
    select campaign_id as id, count(*)::int as made, count(*) filter (where state = any(${[...LIVE_STATES]}))::int as live
    from offer where campaign_id = any(${[...ids]}) group by campaign_id`.execute(db);
  return new Map(rows.map(({ id, made, live }) => [id, { made, live }]));
}

type Step = {
  readonly id: string;
  readonly from: Campaign["state"] | null;
  readonly to: Campaign["state"];
  readonly actor: string;
  readonly reason: string;
  readonly at: Date;
};

/** Keeps a step in the audit table. */
export async function auditCampaign(tx: Tx, { id, from, to, actor, reason, at }: Step): Promise<void> {
  await writeTransition(tx, { entity: "offer_campaign", id, from, to, actor, reason, at });
}
