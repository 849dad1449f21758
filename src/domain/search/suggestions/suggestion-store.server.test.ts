import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import type { SuggestionRow } from "./suggestion-rows.ts";
import {
  holdsOldKeys,
  placesNamed,
  replaceSuggestions,
  type SuggestionsWanted,
  suggestionsClose,
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
  ...{ key, prefecture: null, kinds: null, heavierThan: -1, limit: 10 },
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

  it("are those of a prefecture and of the kinds that are asked for", async () => {
    await fill([aRow("豊洲"), aRow("豊田", { prefecture: "愛知県" }), aRow("豊橋", { kind: "station", prefecture: "愛知県" })]);

    expect(await labels(suggestionsStarting(db, wanted("豊", { prefecture: "愛知県" })))).toEqual(["豊橋", "豊田"]);
    expect(await labels(suggestionsStarting(db, wanted("豊", { prefecture: "愛知県", kinds: ["station"] })))).toEqual(["豊橋"]);
  });
});

it.each(["%", "_", "\\", "豊%"])("%j stands for itself in a name", async (key) => {
  await fill([aRow("豊洲"), aRow("豊_砂"), aRow("100%館"), aRow("豊%田"), aRow("a\\b")]);
  const itself = ["豊洲", "豊_砂", "100%館", "豊%田", "a\\b"].filter((name) => name.includes(key));

  expect((await labels(suggestionsContaining(db, wanted(key)))).toSorted()).toEqual(itself.toSorted());
});

describe("places of which the full name is known", () => {
  it("are those of the longest name, of the kinds that are asked for", async () => {
    await fill([
      aRow("江東区", { kind: "city" }),
      aRow("江東区豊洲", { reference: "one" }),
      aRow("江東区豊洲", { reference: "two", weight: 3, label: "重い" }),
      aRow("江東区豊洲タワー", { kind: "apartment" }),
      aRow("江東区豊洲五", { kind: "station" }),
    ]);
    const places = wanted("", { kinds: ["city", "town"] });
    const keys = ["江東区豊洲タワー", "江東区豊洲五", "江東区豊洲", "江東区"];

    expect(await labels(placesNamed(db, keys, places))).toEqual(["重い", "江東区豊洲"]);
    expect(await labels(placesNamed(db, ["江東区"], places))).toEqual(["江東区"]);
    expect(await labels(placesNamed(db, [], places))).toEqual([]);
  });
});

describe("names that differ from a key by one letter", () => {
  it("are found wherever the letter is: at the front, inside, at the end, left out or too much", async () => {
    await fill(["芝公園", "恵比寿", "千駄ケ谷"].map((name) => aRow(name)));

    expect(await labels(suggestionsClose(db, wanted("柴公園")))).toEqual(["芝公園"]);
    expect(await labels(suggestionsClose(db, wanted("芝公員")))).toEqual(["芝公園"]);
    expect(await labels(suggestionsClose(db, wanted("千駄谷")))).toEqual(["千駄ケ谷"]);
    expect(await labels(suggestionsClose(db, wanted("恵比比寿")))).toEqual(["恵比寿"]);
  });

  it("of three letters with a wrong one in the middle are found where there are sales", async () => {
    await fill([aRow("芝公園", { weight: 2 }), aRow("芝広場")]);

    expect(await labels(suggestionsClose(db, wanted("芝広園")))).toEqual(["芝公園", "芝広場"]);
    expect(await labels(suggestionsClose(db, wanted("芝光場")))).toEqual([]);
  });

  it("leave out the name itself, two letters, and texts of two letters", async () => {
    await fill(["芝公園", "芝公団地", "八広"].map((name) => aRow(name)));

    expect(await labels(suggestionsClose(db, wanted("芝公園")))).toEqual([]);
    expect(await labels(suggestionsClose(db, wanted("八弘")))).toEqual([]);
    expect(await labels(suggestionsClose(db, wanted("芝公団")))).toEqual(["芝公園", "芝公団地"].toSorted());
  });

  it("come the heaviest first, of the kinds and the weight that are asked for", async () => {
    await fill([aRow("大手町", { weight: 1 }), aRow("大手門", { weight: 2 }), aRow("大手口", { kind: "station", weight: 3 })]);

    expect(await labels(suggestionsClose(db, wanted("大手間")))).toEqual(["大手口", "大手門", "大手町"]);
    expect(await labels(suggestionsClose(db, wanted("大手間", { kinds: ["town"], heavierThan: 1.5 })))).toEqual(["大手門"]);
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

it("tells a table that an earlier program wrote by letters that no key has any more", async () => {
  await fill([aRow("竜岡町"), aRow("三ツ沢"), aRow("サッポロシ")]);
  expect(await holdsOldKeys(db)).toBe(false);
  await fill([aRow("三ッ沢")]);
  expect(await holdsOldKeys(db)).toBe(true);
  await fill([aRow("龍岡町")]);
  expect(await holdsOldKeys(db)).toBe(true);
});
