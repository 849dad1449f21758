import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { DISCLOSURE_TEXT } from "#domain/offers/core/consent-text.ts";
import { offerMails } from "#domain/offers/notices/mails.server.ts";
import { tellAll } from "#domain/offers/notices/tell.server.ts";
import { consent } from "#domain/offers/threads/consent.server.ts";
import { makeMove } from "#domain/offers/threads/make-moves.server.ts";
import { days, hours, minutes } from "#kernel/duration.ts";
import { testDatabase } from "#test/support/database.ts";
import { aBuyer, CANARY, type OfferHouse, offerHouse } from "#test/support/offers.ts";
import { preparedWords } from "#test/support/prepared-words.ts";
import { runClocks } from "./run-clocks.server.ts";

let house: OfferHouse;

beforeEach(async () => {
  house = await offerHouse((await testDatabase()).db);
});

const titles = async (sub: string) =>
  (await sql<{ title: string }>`select title from inbox_note where recipient = ${`member:${sub}`} order by id`.execute(house.db)).rows.map(
    ({ title }) => title.split("：")[0],
  );
const run = async () => {
  const ran = await runClocks(house.deps);
  await tellAll(house.deps);
  return ran;
};
const wantsMail = async (sub: string) => {
  await sql`insert into notification_setting (recipient, digest_hour, quiet_from, quiet_to, cap_per_day, paused_until, mail_address, mail_state, version, updated_at)
    values (${`member:${sub}`}, 18, 1260, 480, 1, ${new Date("2027-12-31T00:00:00Z")}, ${`${sub}@example.com`}, 'ok', 1, now())`.execute(
    house.db,
  );
  await sql`insert into notification_choice values (${`member:${sub}`}, 'offer', 'mail', true, now(), 'member')`.execute(house.db);
};
const accept = async (id: string) => {
  const { version, priceYen } = await house.state(id);
  return makeMove(house.deps, aBuyer("owner"), id, { move: "accept", seen: { version, priceYen }, priceYen: null, note: null });
};

it("ends each offer once after a week's jump, whoever else runs at the same time", async () => {
  for (let i = 0; i < 30; i += 1) await house.home(`owner-${i}`);
  for (let i = 0; i < 4; i += 1) await house.offer(`buyer-${i}`);
  house.clock.advance(days(7));
  const runs = await Promise.all([runClocks(house.deps), runClocks(house.deps), runClocks(house.deps)]);
  expect(runs.reduce((sum, { ended }) => sum + ended, 0)).toBe(40);
  expect(await run()).toEqual({ ended: 0, reminded: 0 });
  const { rows } = await sql<{ n: number; expiries: number }>`
    select count(distinct o.id)::int as n, count(*) filter (where e.kind = 'expire')::int as expiries from offer o join offer_event e on e.offer_id = o.id`.execute(
    house.db,
  );
  expect(rows[0]).toEqual({ n: 40, expiries: 40 });
  // Nobody is reminded of what is over.
  expect(await titles("owner-0").then((all) => all.filter((title) => title?.includes("あと")))).toEqual([]);
});

it("reminds the one who has the word at 48 and at 6 hours, once each, and not of what it missed", async () => {
  await house.home("owner");
  const [id = ""] = await house.offer("buyer");
  house.clock.advance(days(5) - minutes(1));
  expect((await run()).reminded).toBe(0);
  house.clock.advance(minutes(1));
  expect((await run()).reminded).toBe(1);
  expect((await run()).reminded).toBe(0);
  house.clock.advance(hours(42));
  expect((await run()).reminded).toBe(1);
  expect(await titles("owner")).toEqual(["オファーが届きました", "オファーの期限まで、あと2日です", "オファーの期限まで、あと6時間です"]);
  expect(await titles("buyer")).toEqual([]);
  const { version, priceYen } = await house.state(id);
  await makeMove(house.deps, aBuyer("owner"), id, { move: "counter", seen: { version, priceYen }, priceYen: 75_000_000, note: null });
  // A standstill over the first: only the second is told.
  house.clock.advance(days(7) - hours(3));
  expect((await run()).reminded).toBe(1);
  expect(await titles("buyer")).toEqual(["価格の提示が届きました", "オファーの期限まで、あと6時間です"]);
});

it("lapses what is not agreed to by both in 72 hours, and opens the others with what was left", async () => {
  await house.home("owner");
  const [id = ""] = await house.offer("buyer");
  house.clock.advance(days(2));
  const [rival = ""] = await house.offer("rival");
  house.clock.advance(days(1));
  expect((await accept(id)).ok).toBe(true);
  await sql`insert into members_user_info (sub, family_name, given_name, updated_at) values ('buyer', ${CANARY.name}, ${CANARY.given}, now())`.execute(
    house.db,
  );
  const { version } = await house.state(id);
  expect((await consent(house.deps, aBuyer("buyer"), id, { version, textVersion: DISCLOSURE_TEXT.version, sharesPhone: false })).ok).toBe(
    true,
  );
  house.clock.advance(hours(72));
  expect((await run()).ended).toBe(1);
  expect([(await house.state(id)).state, (await house.state(rival)).state]).toEqual(["lapsed", "delivered"]);
  expect((await sql`select from offer_contact`.execute(house.db)).rows).toEqual([]);
  house.clock.advance(days(6) - minutes(1));
  expect((await run()).ended).toBe(0);
  house.clock.advance(minutes(1));
  expect((await run()).ended).toBe(1);
});

it("mails by the topic although everything else is paused and over its cap, in words without price or person, and not at night but what cannot wait", async () => {
  await wantsMail("owner");
  await house.home("owner");
  house.clock.moveTo(new Date("2026-11-21T13:00:00Z"));
  const [id = ""] = await house.offer("buyer");
  await tellAll(house.deps);
  const queued = async () =>
    (
      await sql<{
        facts: object;
        due: Date;
        text: string;
      }>`select facts, next_try_at as due, o::text as text from outbox o order by id`.execute(house.db)
    ).rows;
  const [mail] = await queued();
  // 22:00 in Japan: at eight in the morning.
  expect(mail?.due).toEqual(new Date("2026-11-21T23:00:00Z"));
  const words = await preparedWords(offerMails(house.deps), "direct-offer", mail?.facts);
  expect(words?.subject).toBe("オファーが届きました");
  expect(JSON.stringify(words)).toContain(`/offer?side=owner&id=${id}`);
  expect(JSON.stringify(words)).not.toMatch(/円|豊洲|買い手さん [A-Z]/);
  expect(words?.foot?.stop?.url).toContain("/settings/notification#stop=");
  house.clock.advance(days(7) - hours(5));
  await run();
  const last = (await queued()).at(-1);
  expect(last?.due).toEqual(house.clock.now());
  // Answered meanwhile: the reminder has nothing to say any more.
  await accept(id);
  expect(await preparedWords(offerMails(house.deps), "direct-offer", last?.facts)).toBeNull();
});

it("tells everything once, though it is told again and by several", async () => {
  await wantsMail("owner");
  await house.home("owner");
  await house.offer("buyer");
  const told = await Promise.all([tellAll(house.deps), tellAll(house.deps), tellAll(house.deps)]);
  expect(told.reduce((sum, n) => sum + n, 0)).toBe(1);
  expect(await titles("owner")).toEqual(["オファーが届きました"]);
  expect((await sql`select from outbox`.execute(house.db)).rows).toHaveLength(1);
});
