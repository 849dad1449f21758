import { beforeAll, describe, expect, it } from "vitest";
import type { Db } from "#platform/db.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { insertPoint } from "#test/support/layer-rows.ts";
import { aLoad } from "#test/support/market.ts";
import { anApartment, aSale, insertMarket, tenOf } from "#test/support/typed-market.ts";
import { locateHome } from "./locate-home.server.ts";
import type { EstimateInput } from "./request.ts";
import { subjectOf } from "./request-subject.ts";

let db: Db;
beforeAll(async () => {
  ({ db } = await testDatabase());
  await insertMarket(db, {
    sales: [
      aSale({ zoning: "商業地域" }),
      aSale({ cityCode: "13111", cityName: "大田区", town: "大森北" }),
      aSale({ cityCode: "13113", cityName: "渋谷区", town: "本町" }),
      aSale({ cityCode: "13114", cityName: "中野区", town: "本町" }),
      aSale({ cityCode: "13201", cityName: "八王子市", town: "旭町" }),
    ].flatMap((sale, i) => (i < 4 ? tenOf(sale) : [sale])),
    apartments: [anApartment()],
  });
});
const locate = (where: Partial<EstimateInput>) => locateHome(db, { kind: "condo", areaM2: 70, ...where });

describe("a home is located", () => {
  it("by its building", async () => {
    expect(await locate({ apartmentKey: "toyosu-residence" })).toMatchObject({
      ok: true,
      value: { apartment: { key: "toyosu-residence", cityCode: "13108" }, town: null },
    });
  });

  it("by its building rather than by an address that says otherwise", async () => {
    expect(await locate({ apartmentKey: "toyosu-residence", address: "大田区大森北" })).toMatchObject({
      value: { apartment: { key: "toyosu-residence" } },
    });
  });

  it.each([
    ["a city and a town that were chosen", { cityCode: "13108", town: "豊洲" }],
    ["an address", { address: "東京都江東区豊洲5丁目1-2" }],
    ["a town alone, where no other city has one of its name", { address: "豊洲" }],
  ])("by %s", async (_, where) => {
    expect(await locate(where)).toMatchObject({ ok: true, value: { apartment: null, town: { cityCode: "13108", town: "豊洲" } } });
  });
});

describe("the 用途地域 of a home", () => {
  it.each([
    ["condo", { apartmentKey: "toyosu-residence" }],
    ["house", { address: "東京都江東区豊洲5丁目1-2" }],
    ["land", { cityCode: "13108", town: "豊洲" }],
  ] as const)(
    "of kind %s stays unknown, although a sale and a published price of land on the same spot tell theirs",
    async (kind, where) => {
      const { place } = anApartment();
      const data = { zoning: "商業地域", coveragePercent: 80, farPercent: 500 };
      await insertPoint(db, await aLoad(db), { dataset: "land_price", kind: "land_price", name: "豊洲-1", place, data });
      const input: EstimateInput = { kind, areaM2: 70, ...where };
      const located = await locateHome(db, input);

      expect(located.ok && subjectOf(input, located.value)).toMatchObject({ zoning: null, lot: null, place });
    },
  );
});

describe("a home is not located", () => {
  it.each([
    ["by a building that is not there", { apartmentKey: "nobody" }, "address-not-found"],
    ["by words that name no place", { address: "どこか" }, "address-not-found"],
    ["by nothing at all", {}, "address-not-found"],
    ["in a city of which too few sales are known for its prices to be told", { cityCode: "13201", town: "旭町" }, "out-of-area"],
    ["in such a city, by its address", { address: "八王子市旭町" }, "out-of-area"],
    ["in a city that no sale reaches", { cityCode: "47201", town: "おもろまち" }, "out-of-area"],
    ["in a city far away, however well it is written", { address: "沖縄県那覇市おもろまち1丁目" }, "out-of-area"],
  ])("%s", async (_, where, reason) => {
    expect(await locate(where)).toEqual({ ok: false, reason: { reason, candidates: [] } });
  });

  it("by a name that several towns have, which are offered", async () => {
    const located = await locate({ address: "本町" });

    expect(located).toMatchObject({ ok: false, reason: { reason: "address-ambiguous" } });
    const candidates = located.ok ? [] : located.reason.candidates;
    expect(candidates.map(({ cityName, town }) => `${cityName}${town}`).toSorted()).toEqual(["中野区本町", "渋谷区本町"]);
  });

  it("by a city alone: its towns are not to be guessed", async () => {
    expect(await locate({ address: "東京都江東区" })).toMatchObject({
      reason: { reason: "address-ambiguous", candidates: [{ cityCode: "13108", town: null }] },
    });
  });
});
