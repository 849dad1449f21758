import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { chooseMorningMail, handleLead } from "#domain/tenants/index.server.ts";
import { days, hours } from "#kernel/duration.ts";
import { movableClock } from "#platform/clock.ts";
import { aCompany, aMember } from "#test/support/companies.ts";
import { testDatabase } from "#test/support/database.ts";
import { aTenant, aTenantCustomer } from "#test/support/tenants.ts";
import { morningMails, tellOffices } from "./morning.server.ts";

const { db } = await testDatabase();
/** Eight in the morning in Japan, on the Tuesday after a holiday. */
const TUESDAY = new Date("2026-11-23T23:00:00Z");
const clock = movableClock(TUESDAY);
const deps = { db, clock };
const [mail] = morningMails(deps);

beforeEach(async () => {
  clock.moveTo(TUESDAY);
  for (const table of ["delivery_batch", "home_reaction", "outbox", "tenant", "company"])
    await sql`delete from ${sql.table(table)}`.execute(db);
  await aCompany(db, { id: "one" });
  await aTenant(db, { key: "one-home", companyId: "one", name: "ワンホーム" });
  await aTenantCustomer(db, { tenant: "one-home", id: "c1", name: "見本 花子" });
});

async function asked(ago: number): Promise<void> {
  const at = new Date(clock.now().getTime() - ago);
  await sql`insert into delivery_batch (id, recipient, tenant, topic, channel, window_key, state, scheduled_at, made_at, weights_version, seed, is_sample)
    values ('b1', 'customer:one-home:c1', 'one-home', 'recommendation', 'mail', 'w', 'sent', ${at}, ${at}, 'w', 's', false)`.execute(db);
  await sql`insert into home_reaction (recipient, dwelling_key, listing_id, kind, reacted_at) values ('customer:one-home:c1', 'd', 'l', 'ask', ${at})`.execute(
    db,
  );
}

const fail = (error: unknown): never => {
  throw error;
};
const tell = () => tellOffices(deps, fail);
const made = async () => {
  const { rows } = await sql<{ to: string; facts: object }>`select recipient as "to", facts from outbox order by recipient`.execute(db);
  const writer = { operatorName: "まちのね", origin: "https://site.test" };
  return Promise.all(rows.map(async ({ to, facts }) => ({ to, mail: (await mail?.prepare(facts, writer)) ?? null })));
};

it("each who answers customers is told once a day what waits, in the frame of the office", async () => {
  await asked(hours(2));
  await sql`insert into delivery_batch (id, recipient, tenant, topic, channel, window_key, state, scheduled_at, made_at, weights_version, seed, is_sample)
    values ('b2', 'customer:one-home:c1', 'one-home', 'recommendation', 'mail', 'w2', 'approval_waiting', ${TUESDAY}, ${new Date(TUESDAY.getTime() - hours(14))}, 'w', 's', false)`.execute(
    db,
  );
  expect(await tell()).toBe(2);
  expect(await tell()).toBe(0);
  const mails = await made();
  expect(mails.map(({ to }) => to)).toEqual(["agent-one@example.com", "owner-one@example.com"]);
  expect(mails[0]?.mail).toMatchObject({ words: { subject: "けさの確認: 新しい反応1件、承認待ち1件", sender: { name: "ワンホーム" } } });
  const text = JSON.stringify(mails[0]);
  for (const words of ["見本 花子さん（質問）", "11月24日 18:00に期限が切れます", "https://site.test/console/recommender/approvals"])
    expect(text).toContain(words);
});

it("a question that waits for a day is told as such; what came over the weekend is new", async () => {
  await asked(days(2));
  await tell();
  expect(JSON.stringify(await made())).toContain("未対応1件");
});

it.each([
  ["a Sunday", new Date("2026-11-21T23:00:00Z")],
  ["a holiday", new Date("2026-11-22T23:00:00Z")],
])("nothing is sent on %s", async (_, day) => {
  clock.moveTo(day);
  await asked(hours(2));
  expect(await tell()).toBe(0);
});

it("nothing is sent where nothing waits, the office or the tenant is not in use, or it is turned off", async () => {
  expect(await tell()).toBe(0);
  await asked(hours(2));
  await sql`update tenant set has_morning_mail = false`.execute(db);
  expect(await tell()).toBe(0);
  await sql`update tenant set has_morning_mail = true, state = 'suspended'`.execute(db);
  expect(await tell()).toBe(0);
  await sql`update tenant set state = 'live'`.execute(db);
  await sql`update company set state = 'suspended'`.execute(db);
  expect(await tell()).toBe(0);
  await sql`update company set state = 'live'`.execute(db);
  expect(await chooseMorningMail(deps, aMember("agent-one"), false)).toMatchObject({ ok: true });
  expect(await tell()).toBe(1);
  await chooseMorningMail(deps, aMember("agent-one"), true);
  expect(await tell()).toBe(1);
});

it("everything is asked again as it goes out", async () => {
  await asked(hours(2));
  await tell();
  await chooseMorningMail(deps, aMember("agent-one"), false);
  expect((await made()).map((one) => one.mail === null)).toEqual([true, false]);
  await handleLead(deps, aMember("owner-one"), { customer: "c1", isDone: true });
  expect((await made()).map((one) => one.mail)).toEqual([null, null]);
});

it("a mail of yesterday is nobody's any more", async () => {
  await asked(hours(2));
  await tell();
  clock.advance(days(1));
  expect((await made()).map((one) => one.mail)).toEqual([null, null]);
});
