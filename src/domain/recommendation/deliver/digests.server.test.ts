import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { batchHomes, latestBatch, react } from "#domain/recommendation/index.server.ts";
import { days, hours, minutes } from "#kernel/duration.ts";
import { movableClock } from "#platform/clock.ts";
import { type Recommended, recommended, throwIt } from "#test/support/recommended.ts";
import { makeDigest, makeDigests } from "./digests.server.ts";

/** Half past eight in Japan. */
const MORNING = new Date("2026-11-23T23:30:00Z");
const clock = movableClock(MORNING);
let at: Recommended;
let sub: string;
let me: string;
let made = 0;

beforeAll(async () => {
  at = await recommended(clock);
});
beforeEach(async () => {
  clock.moveTo(MORNING);
  made += 1;
  sub = `sub-${made}`;
  me = `member:${sub}`;
  await at.clear("delivery_batch", "outbox", "notification_setting", "home_reaction");
  await at.change(sql`update listing set state = 'expired'`);
});

/** Homes that this member has not seen, named after it. */
async function homes(...changes: Record<string, unknown>[]): Promise<string[]> {
  const ids = changes.map((_, i) => `h${made}-${i}`);
  await at.homes(changes.map((row, i) => ({ id: ids[i], title: `見本${made}-${i}号`, ...row })));
  await at.change();
  return ids;
}

const keysOf = async () => {
  const batch = await latestBatch(at.db, me);
  return batch === null ? null : (await batchHomes(at.deps, batch)).map(({ item }) => item.listingId).sort();
};
const states = async () =>
  (
    await sql<{ to: string; why: string | null }>`
    select to_state as to, reason as why from transition t join delivery_batch b on b.id = t.entity_id
    where entity = 'delivery_batch' and b.recipient = ${me} order by t.id`.execute(at.db)
  ).rows.map(({ to, why }) => (why ? `${to}: ${why}` : to));

const notes = async () => (await sql<object>`select title, url from inbox_note where recipient = ${me}`.execute(at.db)).rows;

describe("a digest", () => {
  it("goes out once a day at the hour of its member, with links, headers and every step kept", async () => {
    await at.settings(sub);
    await at.query(sub);
    const [first] = await homes({}, { price: 62_500_000 }, { price: 70_000_000 }, { city_code: "13101" });
    expect(await makeDigests(at.deps, throwIt)).toMatchObject({ queued: 1, failed: 0 });
    expect(await makeDigests(at.deps, throwIt)).toMatchObject({ queued: 0 });
    expect(await makeDigest(at.deps, me)).toBe("exists");
    expect(await at.carry()).toBe(1);

    const [mail] = at.mails;
    expect(mail).toMatchObject({ to: `${sub}@example.jp`, subject: "【まちのね】おすすめ物件 2件" });
    expect(mail?.text).toContain(`見本${made}-0号`);
    expect(mail?.text).toContain("予算より250万円高い");
    expect(mail?.text).toContain("条件: 江東区 / 中古マンション / 6,000万円以下");
    expect(mail?.text).toMatch(/https:\/\/machinone\.example\.jp\/recc\/loading\?to=latest#t=[\w-]{43}/);
    expect(mail?.headers?.["List-Unsubscribe"]).toMatch(/^<https:\/\/machinone\.example\.jp\/api\/mail\/stop\?token=[\w-]{43}>$/);
    expect(mail?.headers?.["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    expect(await keysOf()).toEqual([first, `h${made}-1`]);
    expect(await states()).toEqual(["planned", "queued", "sending", "sent"]);
    expect(await notes()).toEqual([{ title: "おすすめ物件をお届けしました", url: "/recc/latest" }]);
  });

  it("is one for ten conditions and fifty turns at once", async () => {
    await at.settings(sub);
    for (let i = 0; i < 10; i += 1) await at.query(sub, { price: { min: null, max: 60_000_000 + i * 1_000_000 } });
    await homes({}, {});
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => makeDigest(at.deps, me)));
    expect(outcomes.filter((outcome) => outcome === "queued")).toHaveLength(1);
    expect(await at.carry()).toBe(1);
    expect(await keysOf()).toHaveLength(2);
  });

  it("tells at most ten homes, each once, with a chance that is kept", async () => {
    await at.settings(sub);
    await at.query(sub);
    await homes(...Array.from({ length: 14 }, (_, i) => ({ price: 40_000_000 + i * 1_000_000 })));
    await makeDigest(at.deps, me);
    await at.carry();
    expect(new Set(await keysOf()).size).toBe(10);
    const { rows } = await sql<{ p: number; f: object }>`select propensity as p, features as f from delivery_item`.execute(at.db);
    for (const { p, f } of rows) expect([p > 0 && p <= 1, Object.keys(f).length > 5]).toEqual([true, true]);
  });

  it("tells no home again within thirty days, unless it costs a hundredth less", async () => {
    await at.settings(sub);
    await at.query(sub);
    const [same, cheaper] = await homes({}, {});
    await makeDigest(at.deps, me);
    await at.carry();
    clock.advance(days(1));
    expect(await makeDigest(at.deps, me)).toBe("nothing");
    await at.change(sql`update listing set price = price * 0.99 where id = ${cheaper}`);
    await at.change(sql`update listing set price = price * 0.995 where id = ${same}`);
    clock.advance(days(1));
    await makeDigest(at.deps, me);
    await at.carry();
    expect(await keysOf()).toEqual([cheaper]);
    clock.moveTo(new Date(MORNING.getTime() + days(31)));
    await makeDigest(at.deps, me);
    await at.carry();
    expect(await keysOf()).toEqual([same]);
  });

  it("goes by the dwelling: another advertisement of the same home is the same", async () => {
    await at.settings(sub);
    await at.query(sub);
    await homes({ dwelling_key: `one-${made}` });
    await makeDigest(at.deps, me);
    await at.carry();
    await at.change(sql`update listing set state = 'expired'`);
    await at.homes([{ id: `other-${made}`, dwelling_key: `one-${made}` }]);
    await at.change();
    clock.advance(days(1));
    expect(await makeDigest(at.deps, me)).toBe("nothing");
  });

  it("never tells what was hidden or refused, and never puts an invented home beside a real one", async () => {
    await at.settings(sub);
    await at.query(sub);
    const [hidden, refused, real] = await homes({}, {}, {}, { is_sample: true });
    await react(at.deps, me, { listingId: hidden ?? "", kind: "hide" });
    await react(at.deps, me, { listingId: refused ?? "", kind: "nope", reason: "price" });
    await makeDigest(at.deps, me);
    await at.carry();
    expect(await keysOf()).toEqual([real]);
  });

  it("says of invented homes that they are", async () => {
    await at.settings(sub);
    await at.query(sub);
    await homes({ is_sample: true });
    await makeDigest(at.deps, me);
    await at.carry();
    expect(at.mails[0]?.text).toContain("サンプル");
    expect(await latestBatch(at.db, me)).toMatchObject({ isSample: true });
  });

  it.each([
    ["they want no recommendations", async () => at.settings(sub, {}, ["kyugake"]), "unwanted"],
    ["they made a pause", async () => at.settings(sub, { pausedUntil: new Date(MORNING.getTime() + days(2)) }), "unwanted"],
    ["their hour was five hours ago", async () => at.settings(sub, { digestHour: 3 }), "late"],
    ["their hour comes later", async () => at.settings(sub, { digestHour: 18 }), "late"],
  ])("is not made where %s", async (_, settings, outcome) => {
    await settings();
    await at.query(sub);
    await homes({});
    expect(await makeDigests(at.deps, throwIt)).toMatchObject({ queued: 0 });
    expect(await makeDigest(at.deps, me)).toBe(outcome);
  });

  it("waits for the end of quiet hours", async () => {
    await at.settings(sub, { quiet: { fromMinutes: 0, toMinutes: 10 * 60 } });
    await at.query(sub);
    await homes({});
    await makeDigest(at.deps, me);
    expect(await at.carry()).toBe(0);
    clock.advance(hours(1) + minutes(31));
    expect(await at.carry()).toBe(1);
  });
});

describe("what is read again as a digest goes out", () => {
  beforeEach(async () => {
    await at.settings(sub);
  });

  it("leaves out what is sold or does not suit any more, and tells the price of now", async () => {
    await at.query(sub);
    const [sold, dearer, other] = await homes({}, {}, {});
    await makeDigest(at.deps, me);
    await at.change(sql`update listing set state = 'sold' where id = ${sold}`);
    await at.change(sql`update listing set price = 80000000 where id = ${dearer}`);
    await at.change(sql`update listing set price = 48000000 where id = ${other}`);
    await at.carry();
    expect(await keysOf()).toEqual([other]);
    expect(at.mails[0]?.text).toContain("4,800万円");
    expect(at.mails[0]?.subject).toContain("1件");
  });

  it("ends it as skipped where nothing is left", async () => {
    await at.query(sub);
    await homes({});
    await makeDigest(at.deps, me);
    await at.change(sql`update listing set state = 'sold'`);
    expect(await at.carry()).toBe(0);
    expect(await states()).toEqual(["planned", "queued", "skipped: nothing left"]);
  });

  it("calls off what was chosen by a condition that was edited, and takes out the homes of a paused one", async () => {
    const { id } = await at.query(sub);
    await homes({});
    await makeDigest(at.deps, me);
    await at.edit(sub, id, { price: { min: null, max: 55_000_000 } });
    expect(await at.carry()).toBe(0);
    expect(await states()).toEqual(["planned", "queued", "cancelled: edited"]);
    clock.advance(days(1));
    expect(await makeDigest(at.deps, me)).toBe("queued");
    await at.pause(sub, id);
    expect(await at.carry()).toBe(0);
    expect((await states()).at(-1)).toBe("skipped: nothing left");
  });

  it("does not send what was stopped meanwhile", async () => {
    await at.query(sub);
    await homes({});
    await makeDigest(at.deps, me);
    await at.settings(sub, {}, []);
    expect(await at.carry()).toBe(0);
    expect(await states()).toEqual(["planned", "queued", "suppressed: off"]);
  });

  it("leaves a digest of five hours ago out, and tells its homes in the next one", async () => {
    await at.query(sub);
    const [home] = await homes({});
    await makeDigest(at.deps, me);
    clock.advance(hours(5));
    expect(await at.carry()).toBe(0);
    expect(await states()).toEqual(["planned", "queued", "skipped: late"]);
    clock.moveTo(new Date(MORNING.getTime() + days(1)));
    const [newer] = [`h${made}-new`];
    await at.homes([{ id: newer }]);
    await at.change();
    expect(await makeDigest(at.deps, me)).toBe("queued");
    expect(await at.carry()).toBe(1);
    expect(await keysOf()).toEqual([home, newer].sort());
  });
});
