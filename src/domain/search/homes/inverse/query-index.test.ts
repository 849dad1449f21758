import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { askHomes } from "#domain/search/homes/ask/ask-homes.ts";
import { matchedRows } from "#domain/search/homes/ask/page.ts";
import { NO_CONDITIONS } from "#domain/search/homes/conditions-search.ts";
import { newHomeTable, putHome, setDay } from "#domain/search/homes/table/home-table.ts";
import type { HomeTable } from "#domain/search/homes/table/types.ts";
import type { Commute, HomeConditions } from "#domain/search/homes/types.ts";
import { seededRandom } from "#kernel/random.ts";
import { conditionsLike, DRAWN_TODAY, drawOffers, pick, STATIONS } from "#test/support/drawn-homes.ts";
import { runs } from "#test/support/runs.ts";
import { askedHome, speakingRow } from "./asked-home.ts";
import { dropQuery, newQueryIndex, putQuery, queriesFor } from "./query-index.ts";

const minutesBetween = (a: string, b: string) => Math.abs(Number(a.slice(1)) - Number(b.slice(1))) * 9;
const reachOf = ({ stationGroup }: Commute) =>
  new Map(STATIONS.map((station) => [station as string, minutesBetween(stationGroup, station)]));

function market(seed: number, share: number) {
  const random = seededRandom(seed);
  const offers = drawOffers(random, { offers: 90, homes: 70 });
  const table = newHomeTable();
  for (const [key, of] of Map.groupBy(offers, ({ dwellingKey }) => dwellingKey)) putHome(table, key, of);
  setDay(table, DRAWN_TODAY);
  const queries = Array.from({ length: 60 }, (_, i) => [`q${i}`, conditionsLike(random, pick(random, offers), share)] as const);
  return { random, table, queries };
}

/** Each query asks all homes. */
function askedOneByOne(table: HomeTable, queries: Iterable<readonly [string, HomeConditions]>): string[] {
  return [...queries].flatMap(([id, conditions]) => {
    const answer = askHomes(table, { conditions, box: null, reaches: conditions.commutes.map(reachOf) });
    return [...matchedRows(answer)].map((row) => `${id} ${table.offers[row]?.dwellingKey}`);
  });
}

/** Each home asks for its queries. */
function askedByHome(table: HomeTable, index: ReturnType<typeof newQueryIndex>): string[] {
  return [...table.dwellings.keys()].flatMap((key) => {
    const home = askedHome(table, speakingRow(table, key) ?? -1);
    return home === null ? [] : queriesFor(index, home, reachOf).map((id) => `${id} ${key}`);
  });
}

const drawn = fc.record({ seed: fc.integer({ min: 1, max: 1e9 }), share: fc.constantFrom(0.05, 0.12, 0.3) });

describe("conditions that one home finds", () => {
  it("are exactly those that would find the home", () => {
    let pairs = 0;
    fc.assert(
      fc.property(drawn, ({ seed, share }) => {
        const { table, queries } = market(seed, share);
        const index = newQueryIndex();
        for (const [id, conditions] of queries) putQuery(index, id, conditions);
        const expected = askedOneByOne(table, queries).sort();
        pairs += expected.length;
        expect(askedByHome(table, index).sort()).toEqual(expected);
      }),
      { numRuns: runs({ few: 15, usual: 60, full: 400 }) },
    );
    expect(pairs).toBeGreaterThan(200);
  });

  it("are the same after queries were changed and taken out", () => {
    fc.assert(
      fc.property(drawn, ({ seed, share }) => {
        const { table, queries } = market(seed, share);
        const index = newQueryIndex();
        const left = new Map(queries);
        for (const [id, conditions] of queries) putQuery(index, id, conditions);
        for (const [id] of queries.filter((_, i) => i % 3 === 0)) {
          left.delete(id);
          dropQuery(index, id);
        }
        for (const [i, [id]] of queries.filter(([of]) => left.has(of)).entries()) {
          const other = queries[(i * 7) % queries.length]?.[1] ?? NO_CONDITIONS;
          left.set(id, other);
          putQuery(index, id, other);
        }
        expect(askedByHome(table, index).sort()).toEqual(askedOneByOne(table, left).sort());
      }),
      { numRuns: runs({ few: 5, usual: 20, full: 100 }) },
    );
  });

  it("are found again after many were taken out and the lists were written anew", () => {
    const index = newQueryIndex();
    for (let i = 0; i < 4_000; i += 1) putQuery(index, `q${i}`, NO_CONDITIONS);
    for (let i = 1; i < 4_000; i += 1) dropQuery(index, `q${i}`);
    const { table } = market(7, 0.1);
    expect(index.queries.length).toBeLessThan(2_100);
    expect(new Set(askedByHome(table, index).map((pair) => pair.split(" ")[0]))).toEqual(new Set(["q0"]));
  });

  it("do not find a home whose offers have all run out", () => {
    const { table } = market(7, 0.1);
    const key = [...table.dwellings.keys()][0] ?? "";
    expect(speakingRow(table, key)).not.toBeNull();
    setDay(table, "2027-02-01");
    expect(speakingRow(table, key)).toBeNull();
  });
});
