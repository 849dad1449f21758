import { randomBytes } from "node:crypto";
import { type RawBuilder, sql } from "kysely";
import { mailToFrame } from "#domain/notifications/index.server.ts";
import { usualSettings } from "#domain/notifications/settings/rules.ts";
import { writeChoice, writeSettings } from "#domain/notifications/settings/settings-store.server.ts";
import { NOTHING_TOLD } from "#domain/queries/core/nothing-told.ts";
import { saveQuery } from "#domain/queries/index.server.ts";
import { deliveryMails, makeDigest } from "#domain/recommendation/index.server.ts";
import { addQuery } from "#domain/tenants/customers/customer-store.server.ts";
import { customerRecipient } from "#domain/tenants/index.server.ts";
import { days } from "#kernel/duration.ts";
import { movableClock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { frameMail } from "#platform/mail-frame/frame-mail.server.ts";
import { withTenant } from "#platform/tenant-scope.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { A_WISH, aTenant, aTenantCustomer } from "#test/support/tenants.ts";
import { onSite } from "./many-homes.ts";
import { expect, test } from "./site.ts";

const OF_EACH = 50;
const KEY = `scanned-${randomBytes(4).toString("hex")}`;

/** Half past six of the coming evening in Japan: no carrier of the site takes what is made for then. */
function comingEvening(): Date {
  const at = new Date();
  at.setUTCHours(9, 30, 0, 0);
  return at > new Date() ? at : new Date(at.getTime() + days(1));
}

type Mail = { readonly html: string; readonly text: string; readonly headers: Readonly<Record<string, string>> };

/** The digests of fifty members and of fifty customers of an office, as the carrier would hand them over. */
async function hundredMails(db: Db, recipients: readonly string[]): Promise<Mail[]> {
  const deps = { db, clock: movableClock(comingEvening()), randomBytes: (length: number) => randomBytes(length) };
  const writer = { operatorName: "まちのね", origin: process.env.SITE_URL ?? "" };
  const mails: Mail[] = [];
  for (const recipient of recipients) {
    expect(await makeDigest(deps, recipient)).toBe("queued");
    const { rows } = await sql<{ kind: string; facts: object }>`
      delete from outbox where recipient_key = ${recipient} returning kind, facts`.execute(db);
    const [{ kind, facts } = { kind: "", facts: {} }] = rows;
    const prepared = await deliveryMails(deps)
      .find((one) => one.kind === kind)
      ?.prepare(facts, writer);
    if (!prepared || !("words" in prepared)) throw new Error(JSON.stringify(prepared));
    const { mail, sender } = mailToFrame(prepared.words, writer);
    mails.push({ ...(await frameMail(mail, sender)), headers: prepared.headers });
  }
  return mails;
}

async function aMember(db: Db, sub: string): Promise<string> {
  const recipient = `member:${sub}`;
  const at = new Date();
  await inTransaction(db, async (tx) => {
    await writeSettings(tx, { ...usualSettings(recipient), recipient, mail: { address: `${sub}@example.com`, state: "ok" }, at });
    await writeChoice(tx, recipient, { topic: "recommendation", channel: "mail", isOn: true, at, by: "member" });
  });
  const getUser = async () => ({ username: sub, sub, attributes: { email: `${sub}@example.com`, email_verified: "true" } });
  const deps = { db, clock: movableClock(at), randomBytes: (length: number) => randomBytes(length), getUser };
  const answers = { ...NOTHING_TOLD, ...A_WISH };
  const saved = await saveQuery(deps, { sub, username: sub, accessToken: sub, isEmailVerified: true }, { answers, draftSeen: null });
  if (!saved.ok) throw new Error(JSON.stringify(saved.reason));
  return recipient;
}

async function aCustomer(db: Db, id: string): Promise<string> {
  await aTenantCustomer(db, { tenant: KEY, id, email: `${id}@example.com` });
  const query = { tenant: KEY, customerId: id, id: `${id}-query`, state: "active", wish: A_WISH, at: new Date() } as const;
  await withTenant(db, KEY, (tx) => addQuery(tx, query));
  return customerRecipient({ tenant: KEY, customer: id });
}

/** Every address of a mail: behind its links, written out in its text, and in its headers. */
function addressesOf({ html, text, headers }: Mail): string[] {
  const links = [...html.matchAll(/(?:href|src)="(http[^"]+)"/g)].map(([, link = ""]) => link.replaceAll("&amp;", "&"));
  const written = [text, ...Object.values(headers)].flatMap((words) =>
    [...words.matchAll(/https?:\/\/[^\s<>、。」）]+/g)].map(([link]) => link),
  );
  // What stands behind # never leaves the browser.
  return [...links, ...written].map((link) => link.replace(/#.*$/, ""));
}

/** All that is kept of these people, row by row. */
async function everythingOf(db: Db, recipients: readonly string[]): Promise<string> {
  const whose = sql`any(${[...recipients]})`;
  const batches = sql`(select id from delivery_batch where recipient = ${whose})`;
  const rows: readonly RawBuilder<unknown>[] = [
    ...["delivery_batch", "home_reaction", "notification_setting", "notification_choice", "inbox_note"].map(
      (table) => sql`select ${table}::text, t::text from ${sql.table(table)} t where recipient = ${whose}`,
    ),
    ...["delivery_item", "delivery_event"].map(
      (table) => sql`select ${table}::text, t::text from ${sql.table(table)} t where batch_id in ${batches}`,
    ),
    ...["tenant_customer", "tenant_query", "tenant_click"].map(
      (table) => sql`select ${table}::text, t::text from ${sql.table(table)} t where tenant_key = ${KEY}`,
    ),
    sql`select 'outbox', t::text from outbox t where recipient_key = ${whose}`,
    sql`select 'opaque_link', t::text from opaque_link t where subject in ${batches} or subject like ${`${KEY}/%`}
      or split_part(subject, '|', 1) = ${whose}`,
  ];
  const kept: string[] = [];
  for (const one of rows) kept.push(JSON.stringify((await sql`select * from (${one}) kept (of, row) order by 1, 2`.execute(db)).rows));
  return kept.join("\n");
}

test("every address of a hundred mails, fetched by GET and HEAD as scanners do, changes nothing; a plain POST of one does", async () => {
  test.setTimeout(480_000);
  await onSite(async (db) => {
    await aTenant(db, { key: KEY, name: `見本の会社${KEY}`, approval: "auto" });
    const numbers = Array.from({ length: OF_EACH }, (_, number) => number);
    const recipients: string[] = [];
    for (const number of numbers) recipients.push(await aMember(db, `${KEY}-${number}`), await aCustomer(db, `c${number}`));
    const mails = await hundredMails(db, recipients);
    const stops = mails.map(({ headers }) => /<(.+)>/.exec(headers["List-Unsubscribe"] ?? "")?.[1] ?? "");
    expect(new Set(stops).size).toBe(2 * OF_EACH);
    const addresses = new Set(mails.flatMap(addressesOf).filter((address) => address.startsWith(process.env.SITE_URL ?? "?")));
    for (const stop of stops) expect(addresses.has(stop)).toBe(true);
    expect([...addresses].some((address) => address.includes("/recc/loading?to=property&n=1"))).toBe(true);
    expect([...addresses].some((address) => address.includes("/recc/loading?to=detail&n=1"))).toBe(true);

    const before = await everythingOf(db, recipients);
    for (const [number, address] of [...addresses].entries())
      for (const method of ["GET", "HEAD"]) {
        const answer = await fetch(address, { method, headers: { "x-forwarded-for": `10.66.${number >> 8}.${number % 256}` } });
        expect(`${method} ${address} ${answer.status}`).toBe(`${method} ${address} 200`);
        await answer.arrayBuffer();
      }
    expect(await everythingOf(db, recipients)).toBe(before);

    const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
    for (const stop of stops.slice(0, 2)) expect((await fetch(stop, { method: "POST", body })).status).toBe(200);
    const after = await everythingOf(db, recipients);
    expect(after).not.toBe(before);
    expect(
      after
        .split("\n")
        .filter((rows) => rows.includes('"notification_choice"'))
        .join(),
    ).toContain("stop-link");
  });
});
