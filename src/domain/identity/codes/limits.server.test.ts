import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { secretsFrom } from "#domain/identity/core/secrets.server.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { countEvents, countInWindow, deleteEndedCounters, startWindow } from "./counter-store.server.ts";
import { hiddenKey, takeAllowance, takeAllowances } from "./limits.server.ts";

const NOW = new Date("2026-04-01T00:00:00Z");
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

let db: Db;
beforeAll(async () => {
  ({ db } = await testDatabase());
});

const allowance = (limit: number, windowSeconds = 60) => ({ key: randomUUID(), limit, windowSeconds });

describe("an allowance", () => {
  it("is given until it is used up, and again once its window has ended", async () => {
    const three = allowance(3);

    const taken = [];
    for (let i = 0; i < 4; i += 1) taken.push(await takeAllowance(db, three, NOW));

    expect(taken).toEqual([true, true, true, false]);
    expect(await takeAllowance(db, three, later(59))).toBe(false);
    expect(await takeAllowance(db, three, later(60))).toBe(true);
  });

  it("has a window that starts with its first event and is not made longer by later ones", async () => {
    const one = allowance(1);

    await takeAllowance(db, one, NOW);
    await takeAllowance(db, one, later(50));

    expect(await takeAllowance(db, one, later(61))).toBe(true);
  });

  it("is never overdrawn by calls that come at once", async () => {
    const five = allowance(5);

    const taken = await Promise.all(Array.from({ length: 20 }, () => takeAllowance(db, five, NOW)));

    expect(taken.filter(Boolean).length).toBeLessThanOrEqual(5);
    expect(taken.filter(Boolean).length).toBeGreaterThan(0);
  });

  it("is not touched when another one that is asked for with it is used up", async () => {
    const [quick, daily] = [allowance(1), allowance(2, 86_400)];

    expect(await takeAllowances(db, [quick, daily], NOW)).toBe(true);
    expect(await takeAllowances(db, [quick, daily], NOW)).toBe(false);
    expect(await takeAllowances(db, [quick, daily], NOW)).toBe(false);

    expect(await takeAllowances(db, [quick, daily], later(61))).toBe(true);
    expect(await takeAllowances(db, [quick, daily], later(122))).toBe(false);
  });

  it("is found by two calls that name several in different order, without waiting for each other", async () => {
    const [a, b] = [allowance(1000), allowance(1000)];

    const taken = await Promise.all(Array.from({ length: 30 }, (_, i) => takeAllowances(db, i % 2 === 0 ? [a, b] : [b, a], NOW)));

    expect(taken).toEqual(Array.from({ length: 30 }, () => true));
  });
});

describe("the key of an allowance", () => {
  it("does not show the address, and is the same for the same address in another case", () => {
    const secrets = secretsFrom([Buffer.alloc(32, 1)]);

    const key = hiddenKey(secrets, "mail", "Hanako@example.jp");

    expect(key).toMatch(/^mail:[\w-]{43}$/);
    expect(hiddenKey(secrets, "mail", "hanako@EXAMPLE.jp")).toBe(key);
    expect(hiddenKey(secrets, "mail", "taro@example.jp")).not.toBe(key);
    expect(hiddenKey(secretsFrom([Buffer.alloc(32, 2)]), "mail", "Hanako@example.jp")).not.toBe(key);
  });
});

describe("a window that was started", () => {
  it("counts until it ends, and starts anew with nothing in it", async () => {
    const key = randomUUID();

    expect(await countInWindow(db, key, NOW)).toBeNull();
    await startWindow(db, { key, windowEndsAt: later(60) });
    expect(await countInWindow(db, key, NOW)).toBe(1);
    expect(await countInWindow(db, key, later(59))).toBe(2);
    expect(await countInWindow(db, key, later(60))).toBeNull();

    await startWindow(db, { key, windowEndsAt: later(120) });
    expect(await countInWindow(db, key, later(60))).toBe(1);
  });
});

describe("windows that have ended", () => {
  it("are removed, so many at a time, and running ones stay", async () => {
    const past = new Date("2020-01-01T00:00:00Z");
    const ended = [1, 2, 3].map((i) => ({ key: randomUUID(), windowEndsAt: new Date(past.getTime() + i * 1000) }));
    const running = { key: randomUUID(), windowEndsAt: new Date(past.getTime() + 60_000) };
    await countEvents(db, [...ended, running], past);
    const at = new Date(past.getTime() + 10_000);

    expect(await deleteEndedCounters(db, at, 2)).toBe(2);
    expect(await deleteEndedCounters(db, at, 2)).toBe(1);
    expect(await deleteEndedCounters(db, at, 2)).toBe(0);
    expect((await countEvents(db, [running], at)).get(running.key)).toBe(2);
  });
});
