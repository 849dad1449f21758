import { sql } from "kysely";
import { BUILDING_REMOVED } from "#domain/connections/index.server.ts";
import { queueMail } from "#domain/notifications/index.server.ts";
import type { Tx } from "#platform/db.server.ts";

/** What people had left with invented buildings, and how many of them could be told. */
export type PeopleLetGo = {
  /** Of those who asked to be told of changes of a report. */
  readonly registrations: number;
  readonly waiting: number;
  readonly owners: number;
  readonly corrections: number;
  readonly notes: number;
  /** Buildings that members keep on their page. */
  readonly homes: number;
  readonly mails: number;
};

type Addressed = { readonly to: string; readonly key: string; readonly name: string };

/** Counts what goes with the invented buildings and queues a mail to each address that waits for news of one. Letters stay, without their building. */
export async function letGoOfPeople(tx: Tx, now: Date): Promise<PeopleLetGo> {
  const { rows } = await sql<Omit<PeopleLetGo, "mails">>`
    with gone as (select key from apartment where is_sample)
    select (select count(*) from risk_registration join gone on key = apartment_key) as registrations,
      (select count(*) from waiting_buyer join gone on key = apartment_key where state = 'waiting') as waiting,
      (select count(*) from owner_registration join gone on key = apartment_key where state = 'registered') as owners,
      (select count(*) from risk_correction join gone on key = apartment_key) as corrections,
      (select count(*) from town_note join gone on key = apartment_key) as notes,
      (select count(*) from kept_home join gone on key = subject_key) as homes`.execute(tx);
  await sql`delete from kept_home where subject_key in (select key from apartment where is_sample)`.execute(tx);
  const addressed = await listAddressed(tx);
  for (const { to, key, name } of addressed) await queueMail(tx, BUILDING_REMOVED, { to, at: now, facts: { building: { key, name } } });
  return { ...(rows[0] ?? { registrations: 0, waiting: 0, owners: 0, corrections: 0, notes: 0, homes: 0 }), mails: addressed.length };
}

/** Each address once a building: of those who confirmed that they want news, and of buyers who asked for mails. */
async function listAddressed(tx: Tx): Promise<Addressed[]> {
  const { rows } = await sql<Addressed>`
    select wanted.to, a.key, a.name from (
      select apartment_key, email as to from risk_registration where confirmed_at is not null and closed_at is null
      union select apartment_key, mail_to from waiting_buyer where state = 'waiting' and mail_to is not null
    ) wanted join apartment a on a.key = wanted.apartment_key and a.is_sample order by 1, 2`.execute(tx);
  return rows;
}
