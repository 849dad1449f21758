import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import type { SuggestionRow } from "./suggestion-rows.ts";
import {
  placesNamed,
  replaceSuggestions,
  type SuggestionsWanted,
  suggestionsContaining,
  suggestionsStarting,
} from "./suggestion-store.server.ts";

let db: Db;
beforeAll(async () => {
  ({ db } = await testDatabase());
});
beforeEach(() => sql`delete from suggestion`.execute(db));

const aRow = (searchKey: string, changes: Partial<SuggestionRow> = {}): SuggestionRow => ({
  ...{ kind: "town", label: searchKey, detail: "東京都", reference: searchKey, prefecture: "東京都", cityCode: "13108", town: searchKey },
  ...{ place: null, searchKey, weight: 0 },
  ...changes,
});
const fill = (rows: readonly SuggestionRow[]) => replaceSuggestions(db, (_, write) => write(rows));
const wanted = (key: string, changes: Partial<SuggestionsWanted> = {}): SuggestionsWanted => ({
  ...{ key, prefecture: null, stationsOnly: false, heavierThan: -1, limit: 10 },
  ...changes,
});
const labels = async (found: Promise<readonly { readonly label: string }[]>) => (await found).map(({ label }) => label);

describe("names that begin with a key", () => {
  it("come the heaviest first, a full name before one of thirty times its sales, and not before a heavier one", async () => {
    await fill([
      aRow("豊洲", { weight: 1 }),
      aRow("豊洲東", { weight: 2.4 }),
      aRow("豊洲西", { weight: 2.6 }),
      aRow("東豊洲", { weight: 9 }),
    ]);

    expect(await labels(suggestionsStarting(db, wanted("豊洲")))).toEqual(["豊洲西", "豊洲", "豊洲東"]);
    expect(await labels(suggestionsStarting(db, wanted("豊洲", { limit: 1 })))).toEqual(["豊洲西"]);
  });

  it("leave out what weighs no more than is asked for", async () => {
    await fill([aRow("豊洲"), aRow("豊砂", { weight: 0.5 })]);

    expect(await labels(suggestionsStarting(db, wanted("豊", { heavierThan: 0 })))).toEqual(["豊砂"]);
    expect(await labels(suggestionsStarting(db, wanted("豊", { heavierThan: 0.5 })))).toEqual([]);
  });

  it("are those of a prefecture where one is named; stations stand in none", async () => {
    await fill([
      aRow("豊洲"),
      aRow("豊田", { prefecture: "愛知県" }),
      aRow("豊橋", { kind: "station", prefecture: null, cityCode: null, town: null }),
    ]);

    expect(await labels(suggestionsStarting(db, wanted("豊", { prefecture: "愛知県" })))).toEqual(["豊田"]);
    expect(await labels(suggestionsStarting(db, wanted("豊", { prefecture: "愛知県", stationsOnly: true })))).toEqual(["豊橋"]);
  });
});

it.each(["%", "_", "\\", "豊%"])("%j stands for itself in a name", async (key) => {
  await fill([aRow("豊洲"), aRow("豊_砂"), aRow("100%館"), aRow("豊%田"), aRow("a\\b")]);
  const itself = ["豊洲", "豊_砂", "100%館", "豊%田", "a\\b"].filter((name) => name.includes(key));

  expect((await labels(suggestionsContaining(db, wanted(key)))).toSorted()).toEqual(itself.toSorted());
});

describe("places of which the full name is known", () => {
  it("are those of the longest name, and never buildings or stations", async () => {
    await fill([
      aRow("江東区", { kind: "city" }),
      aRow("江東区豊洲", { reference: "one" }),
      aRow("江東区豊洲", { reference: "two", weight: 3, label: "重い" }),
      aRow("江東区豊洲タワー", { kind: "apartment" }),
      aRow("江東区豊洲五", { kind: "station" }),
    ]);
    const keys = ["江東区豊洲タワー", "江東区豊洲五", "江東区豊洲", "江東区"];

    expect(await labels(placesNamed(db, keys, wanted("")))).toEqual(["重い", "江東区豊洲"]);
    expect(await labels(placesNamed(db, ["江東区"], wanted("")))).toEqual(["江東区"]);
    expect(await labels(placesNamed(db, [], wanted("")))).toEqual([]);
  });
});

describe("making all suggestions anew", () => {
  it("keeps the old ones where it fails half-way", async () => {
    await fill([aRow("豊洲")]);
    const failing = replaceSuggestions(db, async (_, write) => {
      await write([aRow("東雲")]);
      throw new Error("no more");
    });

    await expect(failing).rejects.toThrow("no more");
    expect(await labels(suggestionsStarting(db, wanted("豊")))).toEqual(["豊洲"]);
    expect(await labels(suggestionsStarting(db, wanted("東")))).toEqual([]);
  });

  it("counts what was written, over more rows than a statement takes", async () => {
    const many = Array.from({ length: 5_001 }, (_, n) => aRow(`町${n}`, { place: { lon: 139 + n / 10_000, lat: 35 } }));

    expect(await fill(many)).toBe(5_001);
    expect(await suggestionsStarting(db, wanted("町5000"))).toMatchObject([{ label: "町5000", place: { lon: 139.5, lat: 35 } }]);
  });

  it("leaves nothing where there is nothing", async () => {
    await fill([aRow("豊洲")]);

    expect(await fill([])).toBe(0);
    expect(await labels(suggestionsContaining(db, wanted("洲")))).toEqual([]);
  });
});
