import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DEFAULT_WEIGHTS } from "#domain/risk/model/weights.ts";
import { rate } from "#domain/risk/rating/rate.ts";
import { minutes } from "#kernel/duration.ts";
import { movableClock } from "#platform/clock.ts";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { aLoad, anApartmentRow, insertRows } from "#test/support/market.ts";
import { CALM, site } from "#test/support/risk-sites.ts";
import {
  findSnapshot,
  forgetSnapshot,
  overallsOf,
  ratingSummaries,
  type Snapshot,
  saveSnapshots,
  staleKeys,
} from "./report-store.server.ts";
import { createStandings } from "./standings.server.ts";

const MADE = new Date("2026-11-21T03:00:00Z");
const BASIS = { modelVersion: "risk-2026-11", dataRevision: "7-3" };
const TOKYO = ["a", "b", "c", "d"];

let db: Db;
beforeAll(async () => {
  db = (await testDatabase()).db;
  const rows = TOKYO.map((key) => anApartmentRow({ key }));
  await insertRows(db, "apartment", await aLoad(db), [
    ...rows,
    anApartmentRow({ key: "saitama", prefecture: "埼玉県", city_code: "11107" }),
  ]);
});
beforeEach(async () => {
  await sql`delete from risk_report`.execute(db);
});

const known = site(CALM);
const rating = rate(known, DEFAULT_WEIGHTS);

function snapshot(key: string, changes: Partial<Snapshot> = {}): Snapshot & { key: string } {
  return { key, ...BASIS, facts: known.facts, rating, computedAt: MADE, ...changes };
}
const scored = (key: string, overall: number) => snapshot(key, { rating: { ...rating, overall } });

describe("a kept report", () => {
  it("comes back as it was made, with the facts behind it and the moment", async () => {
    await saveSnapshots(db, [snapshot("a")]);

    expect(await findSnapshot(db, "a")).toEqual({ ...BASIS, facts: known.facts, rating, computedAt: MADE });
    expect(await findSnapshot(db, "b")).toBeNull();
  });

  it("takes the place of the one before, and leaves those of others", async () => {
    await saveSnapshots(db, [snapshot("a"), snapshot("b")]);
    await saveSnapshots(db, [snapshot("a", { dataRevision: "8-3", rating: { ...rating, letter: null } })]);

    expect(await findSnapshot(db, "a")).toMatchObject({ dataRevision: "8-3", rating: { letter: null } });
    expect(await findSnapshot(db, "b")).toMatchObject({ dataRevision: "7-3", rating: { letter: "AAA" } });
  });

  it("of a building that is gone meanwhile is dropped; the others of the batch are kept", async () => {
    await saveSnapshots(db, [snapshot("a"), snapshot("torn-down"), snapshot("b")]);

    expect([...(await ratingSummaries(db, ["a", "torn-down", "b"])).keys()].toSorted()).toEqual(["a", "b"]);
    await saveSnapshots(db, []);
  });

  it("is forgotten by itself", async () => {
    await saveSnapshots(db, [snapshot("a"), snapshot("b")]);
    await forgetSnapshot(db, "a");

    expect([await findSnapshot(db, "a"), (await findSnapshot(db, "b"))?.modelVersion]).toEqual([null, "risk-2026-11"]);
  });
});

describe("the summaries of a list", () => {
  it("have the letter and the score to the decimal, and how sure they are", async () => {
    await saveSnapshots(db, [scored("a", 60.1), snapshot("b", { rating: { ...rating, letter: null, overall: null, coverage: 0.35 } })]);
    const summaries = await ratingSummaries(db, ["a", "b", "c"]);

    expect(summaries.get("a")).toEqual({
      ...{ letter: "AAA", overall: 60.1, coverage: 1, isProvisional: false, modelVersion: "risk-2026-11", computedAt: MADE },
    });
    expect(summaries.get("b")).toMatchObject({ letter: null, overall: null, coverage: 0.35 });
    expect(summaries.has("c")).toBe(false);
  });
});

describe("reports that are to be made", () => {
  const stale = (asked: Partial<Parameters<typeof staleKeys>[1]> = {}, basis = BASIS) =>
    staleKeys(db, { ...basis, notBefore: new Date(0), after: "", limit: 10, ...asked });

  it("are all of which there is none, by key", async () => {
    expect(await stale()).toEqual([...TOKYO, "saitama"]);
  });

  it.each([
    ["another model", { modelVersion: "risk-2026-10" }],
    ["other data", { dataRevision: "6-3" }],
    ["too long ago", { computedAt: new Date(MADE.getTime() - 1) }],
  ] as const)("are those made with %s", async (_, changes) => {
    await saveSnapshots(db, [snapshot("a"), snapshot("b", changes), snapshot("c"), snapshot("d"), snapshot("saitama")]);

    expect(await stale({ notBefore: MADE })).toEqual(["b"]);
  });

  it("come in batches, each beginning after the last", async () => {
    expect(await stale({ limit: 2 })).toEqual(["a", "b"]);
    expect(await stale({ limit: 2, after: "b" })).toEqual(["c", "d"]);
    expect(await stale({ after: "saitama" })).toEqual([]);
  });
});

describe("the scores of a prefecture", () => {
  it("are those with a letter, of that prefecture, as they are shown", async () => {
    const undecided = snapshot("d", { rating: { ...rating, letter: null, overall: 99 } });
    await saveSnapshots(db, [scored("a", 60.1), scored("b", 84.9), scored("c", 33.3), undecided, scored("saitama", 50)]);

    expect((await overallsOf(db, "東京都")).toSorted()).toEqual([33.3, 60.1, 84.9]);
    expect(await overallsOf(db, "埼玉県")).toEqual([50]);
    expect(await overallsOf(db, "北海道")).toEqual([]);
  });

  it("give a place among ten and more, read at most once a minute", async () => {
    const clock = movableClock(MADE);
    const ten = Array.from({ length: 10 }, (_, i) => `ten-${i}`);
    await insertRows(
      db,
      "apartment",
      await aLoad(db),
      ten.map((key) => anApartmentRow({ key, prefecture: "千葉県", city_code: "12227" })),
    );
    await saveSnapshots(
      db,
      ten.map((key, i) => scored(key, 50.1 + i)),
    );
    const standings = createStandings({ db, clock });
    const chiba = { prefecture: "千葉県", dataRevision: "1" };
    const place = async (among = chiba) => (await standings(among, 59.1))?.topPercent;

    expect(await place()).toBe(10);
    await saveSnapshots(db, [scored("ten-0", 95)]);
    clock.advance(minutes(1) - 1);
    expect(await place()).toBe(10);
    clock.advance(1);
    expect(await place()).toBe(20);
    await saveSnapshots(db, [scored("ten-1", 96)]);
    expect(await place()).toBe(20);
    expect(await place({ ...chiba, dataRevision: "2" })).toBe(30);
    expect(await standings(chiba, null)).toBeNull();
    expect(await standings({ ...chiba, prefecture: "東京都" }, 59.1)).toBeNull();
  });
});
