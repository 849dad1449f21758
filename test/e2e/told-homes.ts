import { randomBytes, randomUUID } from "node:crypto";
import { sql } from "kysely";
import { makeLink, RECC_PAGE } from "#domain/notifications/index.server.ts";
import { CUSTOMER_PAGES, subjectOf } from "#domain/tenants/customers/links.server.ts";
import { customerRecipient } from "#domain/tenants/index.server.ts";
import { systemClock } from "#platform/clock.server.ts";
import type { Db } from "#platform/db.server.ts";
import { onSite } from "./many-homes.ts";

/** Somebody who was sent a list of five homes: the token of its link, and where messages of theirs go. */
export type ToldPerson = { readonly recipient: string; readonly batchId: string; readonly token: string; readonly address: string };

const TOLD = 5;
const SAMPLE_TENANT = "mihon-home";

/** Sends nothing: the list is there as if its mail had gone out. `isOld`: the link is past its days. `customer`: somebody of the sample tenant, whose settings are its own. */
export function aToldPerson({ isOld = false, customer = null as string | null } = {}): Promise<ToldPerson> {
  const recipient = customer === null ? `member:${randomUUID()}` : customerRecipient({ tenant: SAMPLE_TENANT, customer });
  const [batchId, address] = [randomUUID(), `e2e-${randomUUID()}@example.com`];
  return onSite(async (db) => {
    if (customer === null) await giveSettings(db, recipient, address);
    await sql`
      insert into delivery_batch (id, recipient, topic, channel, window_key, state, scheduled_at, sent_at, made_at, weights_version, seed, is_sample, tenant)
      values (${batchId}, ${recipient}, 'recommendation', 'mail', ${batchId}, 'sent', now(), now(), now(), 'e2e', 'e2e', true, ${customer === null ? null : SAMPLE_TENANT})`.execute(
      db,
    );
    await sql`
      insert into delivery_item (batch_id, position, listing_id, dwelling_key, query_id, price, reasons, soft_edges, features, propensity, is_explored)
      select ${batchId}, row_number() over (order by id), id, dwelling_key, null, price + 1000000,
        '[{"fact":"walk","text":"駅徒歩が条件より2分近い"}]'::jsonb, '[{"kind":"price","overYen":500000}]'::jsonb, '{}', 1, false
      from (select distinct on (dwelling_key) * from listing
        where kind = 'condo' and state = 'active' and faults = '{}' and city_code = '13108' order by dwelling_key, price, id) homes
      order by id limit ${TOLD}`.execute(db);
    const token = await makeLink({ db, clock: systemClock, randomBytes: (length) => randomBytes(length) }, RECC_PAGE, batchId);
    if (isOld) await sql`update opaque_link set expires_at = now() - interval '1 minute' where subject = ${batchId}`.execute(db);
    return { recipient, batchId, token, address };
  });
}

async function giveSettings(db: Db, recipient: string, address: string): Promise<void> {
  await sql`
    insert into notification_setting (recipient, digest_hour, cap_per_day, mail_address, mail_state, version, updated_at)
    values (${recipient}, 18, 3, ${address}, 'ok', 1, now())`.execute(db);
  await sql`
    insert into notification_choice (recipient, topic, channel, is_on, changed_at, changed_by)
    values (${recipient}, 'recommendation', 'mail', true, now(), 'member')`.execute(db);
}

/** A link to the pages of a customer of the sample tenant, as its mails bring them. */
export function customerToken(customer: string): Promise<string> {
  return onSite((db) =>
    makeLink(
      { db, clock: systemClock, randomBytes: (length) => randomBytes(length) },
      CUSTOMER_PAGES,
      subjectOf({ tenant: SAMPLE_TENANT, customer }),
    ),
  );
}

/** What is kept of what somebody made of homes. */
export function reactionsOf({ recipient }: ToldPerson): Promise<readonly { readonly kind: string; readonly reason: string | null }[]> {
  return onSite(async (db) => {
    const { rows } = await sql<{ kind: string; reason: string | null }>`
      select kind, reason from home_reaction where recipient = ${recipient} order by reacted_at`.execute(db);
    return rows;
  });
}

/** Nobody offers the first home of the list any more. */
export function sellFirst({ batchId }: ToldPerson): Promise<void> {
  return onSite(async (db) => {
    await sql`update delivery_item set dwelling_key = 'gone', listing_id = 'gone' where batch_id = ${batchId} and position = 1`.execute(db);
  });
}
