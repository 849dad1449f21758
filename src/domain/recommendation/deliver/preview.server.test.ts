import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { previewDigest, react } from "#domain/recommendation/index.server.ts";
import { days, hours } from "#kernel/duration.ts";
import { movableClock } from "#platform/clock.ts";
import { type Recommended, recommended } from "#test/support/recommended.ts";
import { makeDigest } from "./digests.server.ts";
import { nextDigest } from "./windows.ts";

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
  sub = `looks-${made}`;
  me = `member:${sub}`;
  await at.change(sql`update listing set state = 'expired'`);
});

async function homes(...changes: Record<string, unknown>[]): Promise<string[]> {
  const ids = changes.map((_, i) => `p${made}-${i}`);
  await at.homes(changes.map((row, i) => ({ id: ids[i], title: `見本${made}-${i}号`, ...row })));
  await at.change();
  return ids;
}

const preview = async () => {
  const found = await previewDigest(at.deps, me);
  return found.kind === "planned" ? { ...found, homes: found.homes.map(({ home }) => home.key) } : found;
};
const written = async () => {
  const tables = ["delivery_batch", "delivery_item", "outbox", "opaque_link", "transition", "notification_setting", "inbox_note"];
  const counted = tables.map(async (table) => {
    const { rows } = await sql<{ all: string }>`select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as all
      from ${sql.table(table)} t`.execute(at.db);
    return rows[0]?.all;
  });
  return Promise.all(counted);
};

describe("the preview of the next digest", () => {
  it("has the homes that the digest then tells, in their order and with the same reasons, and writes nothing", async () => {
    await at.settings(sub);
    await at.query(sub);
    await homes(...Array.from({ length: 13 }, (_, i) => ({ price: 50_000_000 + i * 1_000_000 })));
    const before = await written();
    const found = await previewDigest(at.deps, me);
    expect(await written()).toEqual(before);

    expect(found).toMatchObject({ kind: "planned", at: MORNING, channel: "mail", isAfterQuiet: false, pausedUntil: null });
    expect(await makeDigest(at.deps, me)).toBe("queued");
    const { rows } = await sql<object>`select listing_id as key, reasons, soft_edges as "softEdges"
      from delivery_item i join delivery_batch b on b.id = i.batch_id where b.recipient = ${me} order by position`.execute(at.db);
    expect(rows).toHaveLength(10);
    expect(found.kind === "planned" && found.homes.map(({ home, ...why }) => ({ key: home.key, ...why }))).toEqual(rows);
  });

  it("comes at the hour of the next day once that of today was made, without what was told", async () => {
    await at.settings(sub);
    await at.query(sub);
    await homes({});
    await makeDigest(at.deps, me);
    await at.carry();
    expect(await preview()).toMatchObject({ at: new Date("2026-11-24T23:00:00Z"), homes: [] });
  });

  it("is the one that waits for the end of quiet hours, as it is read again then", async () => {
    await at.settings(sub, { quiet: { fromMinutes: 0, toMinutes: 10 * 60 } });
    await at.query(sub);
    const [first, second] = await homes({}, {});
    expect(await preview()).toMatchObject({ at: new Date("2026-11-24T01:00:00Z"), isAfterQuiet: true });
    await makeDigest(at.deps, me);
    await react(at.deps, me, { listingId: first ?? "", kind: "hide" });
    expect(await preview()).toMatchObject({ at: new Date("2026-11-24T01:00:00Z"), homes: [second] });
  });

  it("follows a pause", async () => {
    await at.settings(sub, { pausedUntil: new Date(MORNING.getTime() + days(2) + hours(5)) });
    await at.query(sub);
    const ids = await homes({});
    expect(await preview()).toMatchObject({
      at: new Date("2026-11-26T23:00:00Z"),
      pausedUntil: new Date(MORNING.getTime() + days(2) + hours(5)),
      homes: ids,
    });
  });

  it.each([
    ["of who wants none", async () => at.settings(sub, {}, ["kyugake"]), "off"],
    ["of who has chosen nothing", async () => undefined, "off"],
    [
      "of an address that complained",
      async () => {
        await at.settings(sub);
        await sql`insert into mail_suppression (address_hash, reason, is_hard, times, first_at, last_at, source)
          values (encode(sha256(${`${sub}@example.jp`}::bytea), 'hex'), 'complaint', true, 1, now(), now(), 'ses')`.execute(at.db);
      },
      "unreached",
    ],
  ])("%s is none", async (_, settings, kind) => {
    await settings();
    await at.query(sub);
    await homes({});
    expect(await preview()).toEqual({ kind });
  });

  it("asks for a condition where none looks for homes, and keeps to one's own", async () => {
    await at.settings(sub);
    await at.query(`${sub}-other`);
    await homes({});
    expect(await preview()).toEqual({ kind: "no-condition" });
    const { id } = await at.query(sub);
    await at.pause(sub, id);
    expect(await preview()).toEqual({ kind: "no-condition" });
  });
});

describe("the window of the next digest", () => {
  it.each([
    ["an open one", 8, false, "2026-11-24", "2026-11-23T23:30:00Z"],
    ["not one that was made", 8, true, "2026-11-25", "2026-11-24T23:00:00Z"],
    ["a later hour of today", 18, false, "2026-11-24", "2026-11-24T09:00:00Z"],
    ["not one whose hour is long over", 3, false, "2026-11-25", "2026-11-24T18:00:00Z"],
  ])("is %s", (_, hour, isMade, key, time) => {
    expect(nextDigest(hour, MORNING, isMade)).toEqual({ key, at: new Date(time) });
  });
});
