import { sql } from "kysely";
import { hashOfKey } from "#domain/companies/find-company-by-key.server.ts";
import { ADDRESS_PAGE } from "#domain/companies/inquiry-address.server.ts";
import { INVITATION_PAGE } from "#domain/companies/invitation.ts";
import type { StaffRole } from "#domain/companies/types.ts";
import type { OpenMailingKeys } from "#domain/direct-mail/index.server.ts";
import { makeLink } from "#domain/notifications/index.server.ts";
import type { RandomBytes } from "#kernel/ids.ts";
import type { Clock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { rowsNaming } from "./isolation.ts";
import { aListingRow, aLoad, insertRows } from "./market.ts";

/** Pictures of the home by their content: two that are shown, in this order, and one that was taken away. */
export const PHOTOS = { first: "a".repeat(64), second: "b".repeat(64), removed: "c".repeat(64) };
export const COMPANY_MADE_AT = "2026-11-01T00:00:00.000Z";

const TABLES = [
  ...["company", "company_staff", "company_invitation", "company_key", "company_address", "letter", "listing_inquiry", "inquiry_recipient"],
  ...[
    "inquiry_step",
    "listing",
    "listing_price",
    "listing_photo",
    "removed_photo",
    "dwelling",
    "home_report",
    "feed_run",
    "feed_rejection",
  ],
  ...["api_client", "api_plan_term", "api_key", "api_usage"],
  ...["webhook_endpoint", "webhook_delivery", "batch", "batch_chunk"],
  ...["mailing", "mailing_run", "mailing_file", "mailing_recipient"],
  ...["opaque_link", "outbox", "transition"],
];

type Deps = { readonly db: Db; readonly clock: Clock; readonly randomBytes: RandomBytes; readonly mailingKeys: OpenMailingKeys };
type Person = { readonly role: StaffRole; readonly sub: string };
type Named = { readonly id: string; readonly name: string };
type Wanted = Named & { readonly staff: Readonly<Record<string, Person>>; readonly invited: string };

/** A company with something of everything that its console shows; every row of it names `id` or is one of a row that does. */
export type WholeCompany = {
  readonly id: string;
  readonly home: string;
  readonly letter: string;
  readonly report: number;
  readonly run: number;
  /** What the mails to who is invited and to the new address for inquiries lead to. */
  readonly invitation: string;
  readonly address: string;
  /** The number of a letter that was printed, of `mailing-<id>`. */
  readonly printed: string;
};

/** Opens the feed of a company; `key-<key>` in the console. */
export const keyOf = (id: string) => `mk_${id}`;
export const revokedKeyOf = (id: string) => `mk_gone_${id}`;

export async function forgetCompanies(db: Db): Promise<void> {
  for (const table of ["api_client", "company", "letter", "opaque_link", "outbox", "transition", "dwelling"])
    await sql`delete from ${sql.table(table)}`.execute(db);
}

/** `name` stands in whatever people of the company wrote or are called, to be found wherever it leaks. `staff`: under the names by which their rows are found, `staff-<id>-<name>`. `invited`: the address that is asked to join. */
export async function wholeCompany(deps: Deps, { id, name, staff, invited }: Wanted): Promise<WholeCompany> {
  const { db, clock } = deps;
  const [home, letter, mail, at] = [`home-${id}`, `letter-${id}`, `mail@${id}.example`, clock.now()];
  await sql`insert into company (id, name, licence, address, phone, email, state, created_at, updated_at) values
    (${id}, ${`${name}不動産`}, '東京都知事(1)第99999号', ${name}, '03-1234-5678', ${mail}, 'live', ${COMPANY_MADE_AT}, ${COMPANY_MADE_AT})`.execute(
    db,
  );
  for (const [who, { role, sub }] of Object.entries(staff))
    await sql`insert into company_staff (id, sub, company_id, role, name, email, joined_at) values
      (${`staff-${id}-${who}`}, ${sub}, ${id}, ${role}, ${`${name}${who}`}, ${`${who}-${mail}`}, ${at})`.execute(db);
  await sql`insert into company_invitation (id, company_id, email, role, invited_by, made_at)
    values (${`invitation-${id}`}, ${id}, ${invited}, 'agent', ${`staff-${id}-owner`}, ${at})`.execute(db);
  for (const [key, revokedAt] of Object.entries({ [keyOf(id)]: null, [revokedKeyOf(id)]: at }))
    await sql`insert into company_key (id, company_id, label, prefix, key_hash, made_by, made_at, revoked_at)
      values (${`key-${key}`}, ${id}, ${name}, ${key}, ${hashOfKey(key)}, 'x', ${at}, ${revokedAt})`.execute(db);
  await sql`insert into company_address (company_id, id, email, asked_at) values (${id}, ${`address-${id}`}, ${`new-${mail}`}, ${at})`.execute(
    db,
  );
  await anApiClient(deps, { id, name });
  await aSoldPart(deps, { id, name });
  const printed = await someMailings(deps, { id, name });
  await aHome(deps, { id, name, home });
  await anInquiry(deps, { id, name, home, letter });
  const report = await sql<{ id: number }>`insert into home_report (listing_id, dwelling_key, reason, note, reported_at)
    values (${home}, ${`d-${home}`}, 'sold', ${name}, ${at}) returning id::int`.execute(db);
  return {
    ...{ id, home, letter, report: report.rows[0]?.id ?? 0, run: await aRun(deps, { id, name }) },
    invitation: await makeLink(deps, INVITATION_PAGE, `invitation-${id}`),
    address: await makeLink(deps, ADDRESS_PAGE, `address-${id}`),
    printed,
  };
}

async function anApiClient({ db, clock }: Deps, { id, name }: Named): Promise<void> {
  const [client, at] = [`client-${id}`, clock.now()];
  await sql`insert into api_client (id, name, company_id, plan, made_at) values (${client}, ${name}, ${id}, 'standard', ${at})`.execute(db);
  await sql`insert into api_plan_term (client_id, begins_at, plan) values (${client}, ${at}, 'standard')`.execute(db);
  await sql`insert into api_key (id, client_id, kind, mode, label, prefix, key_hash, scopes, hosts, ips, made_at)
    values (${`api-key-${id}`}, ${client}, 'secret', 'live', ${name}, ${`mk_live_${id}`}, ${hashOfKey(`api ${id}`)}, '{assess:v3}', '{}', '{}', ${at})`.execute(
    db,
  );
}

/** Where the client is told, what it was told, and two batches: `batch-<id>` is open, `done-<id>` has results. */
async function aSoldPart({ db, clock }: Deps, { id, name }: Named): Promise<void> {
  const [client, at] = [`client-${id}`, clock.now()];
  await sql`insert into webhook_endpoint (id, client_id, url, events, state, failing_since, sealed, made_at)
    values (${`hook-${id}`}, ${client}, ${`https://hooks.example.com/${name}`}, '{batch.finished}', 'failing', ${at}, ''::bytea, ${at})`.execute(
    db,
  );
  await sql`insert into webhook_delivery (id, endpoint_id, event, body, state, tries, next_try_at, made_at)
    values (${`msg-${id}`}, ${`hook-${id}`}, 'ping', ${name}, 'delivered', 1, null, ${at})`.execute(db);
  const expires = new Date(at.getTime() + 86_400_000);
  for (const [batch, state] of [
    [`batch-${id}`, "received"],
    [`done-${id}`, "finished"],
  ] as const) {
    const ended = state === "finished" ? at : null;
    await sql`insert into batch (id, client_id, key_id, period, day, mode, version, state, rows, done, estimated, tries, made_at, ended_at, expires_at)
      values (${batch}, ${client}, 'key', '2026-11', '2026-11-01', 'live', 'v3', ${state}, 1, 0, 0, 0, ${at}, ${ended}, ${expires})`.execute(
      db,
    );
    const results = JSON.stringify([{ reference: name, ok: false, fault: "no-model", fields: [] }]);
    await sql`insert into batch_chunk (batch_id, number, readable, results) values (${batch}, 0, 1, ${results})`.execute(db);
  }
}

/** Which the company was told by telephone to write to no more. */
export function stoppedAddress(id: string): string {
  return `東京都江東区見本${id}-5-1`;
}

/** Two mailings: `draft-<id>`, and `mailing-<id>` with one letter in the only file of `run-<id>`, one in that of `void-<id>`, which was taken, and one address that waits. */
async function someMailings({ db, clock, mailingKeys }: Deps, { id, name }: Named): Promise<string> {
  const [keys, at] = [await mailingKeys(), clock.now()];
  for (const [mailing, state] of [
    [`mailing-${id}`, "ready"],
    [`draft-${id}`, "draft"],
  ])
    await sql`insert into mailing (id, company_id, state, purpose, kind, message, source, source_words, source_on, is_sample, made_at, touched_at)
      values (${mailing}, ${id}, ${state}, ${name}, 'condo', '', 'registry', '', '2026-11-01', false, ${at}, ${at})`.execute(db);
  const expires = new Date(at.getTime() + 86_400_000);
  for (const [run, state, takenAt] of [
    [`run-${id}`, "done", null],
    [`void-${id}`, "void", at],
  ] as const) {
    await sql`insert into mailing_run (id, company_id, mailing_id, state, letters, left_out, drawn, month, tries, made_at, ended_at, expires_at)
      values (${run}, ${id}, ${`mailing-${id}`}, ${state}, 1, 0, 1, '2026-11', 0, ${at}, ${at}, ${expires})`.execute(db);
    await sql`insert into mailing_file (run_id, number, stored_as, letters, bytes, drawn_at, taken_at)
      values (${run}, 1, ${`letters/${run}/1.pdf`}, 1, 1, ${at}, ${takenAt})`.execute(db);
  }
  const stopped = keys.addressHash(stoppedAddress(id));
  await sql`insert into mailing_stop (address_hash, scope, source, way, undo_by, stopped_at)
    values (${stopped}, ${id}, 'company', 'company', ${id}, ${at}) on conflict do nothing`.execute(db);
  for (const [to, mailing, run] of [
    ["printed", `mailing-${id}`, `run-${id}`],
    ["taken", `mailing-${id}`, `void-${id}`],
    ["waiting", `mailing-${id}`, null],
    ["drafted", `draft-${id}`, null],
  ] as const)
    await sql`insert into mailing_recipient (id, company_id, mailing_id, place, postal_code, address, building, name, city_code, city_name, town,
        address_hash, state, run_id, file_number, sheet, token_hash)
      values (${`to-${id}-${to}`}, ${id}, ${mailing}, 1, '', '東京都江東区豊洲5-999-1', '', ${name}, '13108', '江東区', '豊洲',
        ${keys.addressHash(`${id}${to}1`)}, ${run ? "printed" : "waiting"}, ${run}, ${run && 1}, ${run && 1},
        ${keys.tokenHash(keys.tokenOf(`to-${id}-${to}`))})`.execute(db);
  return keys.tokenOf(`to-${id}-printed`);
}

async function aHome({ db, clock }: Deps, { id, name, home }: Named & { readonly home: string }): Promise<void> {
  const told = { company_id: id, id: home, title: `${name}の家`, next_update_on: "2026-12-01" };
  await insertRows(db, "listing", await aLoad(db, "sample"), [aListingRow(told)]);
  for (const [position, hash] of [PHOTOS.first, PHOTOS.second].entries())
    await sql`insert into listing_photo (listing_id, position, hash, width, height, state, next_try_at)
      values (${home}, ${position}, ${hash}, 4, 4, 'kept', ${clock.now()})`.execute(db);
  await sql`insert into removed_photo (listing_id, hash, position, width, height, removed_at)
    values (${home}, ${PHOTOS.removed}, 2, 4, 4, ${clock.now()})`.execute(db);
}

async function anInquiry(
  { db, clock }: Deps,
  { id, name, home, letter }: Named & { readonly home: string; readonly letter: string },
): Promise<void> {
  const [at, fields] = [clock.now(), JSON.stringify({ name, message: `${name}です` })];
  await sql`
    with l as (insert into letter (id, kind, email, fields, received_at, answer_due_on)
        values (${letter}, 'listing-inquiry', ${`asker@${id}.example`}, ${fields}::jsonb, ${at}, '2026-11-30')),
      q as (insert into listing_inquiry (letter_id, listing_id, dwelling_key, home_title, home_price, topic, contact_way)
        values (${letter}, ${home}, ${`d-${home}`}, ${name}, 1, 'visit', 'mail'))
    insert into inquiry_recipient (letter_id, company_id, listing_id, state, consent_version, consent_text, consented_at)
    values (${letter}, ${id}, ${home}, 'forwarded', 'v', 't', ${at})`.execute(db);
}

/** A file that waits for a word, with a row that could not be read. */
async function aRun({ db, clock }: Deps, { id, name }: Named): Promise<number> {
  const at = clock.now();
  const { rows } = await sql<{ id: number }>`insert into feed_run (company_id, actor, file_name, is_full, state, started_at, finished_at)
    values (${id}, 'x', ${`${name}.csv`}, true, 'waiting-for-confirmation', ${at}, ${at}) returning id::int`.execute(db);
  const run = rows[0]?.id ?? 0;
  await sql`insert into feed_rejection (run_id, line, field, reason, found, reference)
    values (${run}, 2, '価格(円)', 'not-a-number', ${name}, ${`reference-${id}`})`.execute(db);
  return run;
}

/** All rows that name a company, as text. */
export function rowsOfCompany(db: Db, id: string): Promise<string> {
  return rowsNaming(db, TABLES, id);
}
