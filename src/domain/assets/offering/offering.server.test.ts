import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Closing } from "#domain/assets/core/property-states.ts";
import { chooseOffers, homeForOffer, moveHome, offerableHomes } from "#domain/assets/index.server.ts";
import type { Member } from "#domain/members/core/types.ts";
import { placeKeyOf } from "#kernel/place-key.ts";
import { movableClock } from "#platform/clock.ts";
import type { Db, Tx } from "#platform/db.server.ts";
import { inTransaction } from "#platform/transaction.server.ts";
import { addHome } from "#test/support/asset-homes.ts";
import { testDatabase } from "#test/support/database.ts";
import { anApartment, insertMarket } from "#test/support/typed-market.ts";
import type { OfferWish } from "./types.ts";

const clock = movableClock(new Date("2026-11-21T00:00:00Z"));
const ME: Member = { sub: "me", username: "me", accessToken: "", isEmailVerified: true };
const KEY = anApartment().key;
const ANY: OfferWish = { kinds: [], apartmentKeys: [], cityCodes: [], areaM2: { min: null, max: null }, exceptSub: "buyer" };
let db: Db;

beforeAll(async () => {
  ({ db } = await testDatabase());
  await insertMarket(db, { apartments: [anApartment()] });
});
beforeEach(async () => {
  await sql`delete from owned_property`.execute(db);
  await addHome(db, { id: "open", apartmentKey: KEY, state: "verified", offerSetting: "anonymous", lowestPriceYen: 70_000_000 });
});

const found = async (wish: Partial<OfferWish> = {}) => (await offerableHomes(db, { ...ANY, ...wish })).map(({ id }) => id);

describe("homes that take offers", () => {
  it("are verified and switched on, and no others", async () => {
    await addHome(db, { id: "off", state: "verified" });
    for (const state of ["tracking", "verifying", "rejected", "sold", "draft"] as const) await addHome(db, { id: state, state });

    expect(await found()).toEqual(["open"]);
  });

  it.each<[Partial<OfferWish>, string[]]>([
    [{ exceptSub: "me" }, []],
    [{ kinds: ["condo"], cityCodes: ["13108"], apartmentKeys: [KEY] }, ["open"]],
    [{ kinds: ["house"] }, []],
    [{ cityCodes: ["13101"] }, []],
    [{ apartmentKeys: ["another"] }, []],
    [{ areaM2: { min: 70, max: 70 } }, ["open"]],
    [{ areaM2: { min: 71, max: null } }, []],
    [{ areaM2: { min: null, max: 69 } }, []],
  ])("are meant by %j: %j", async (wish, homes) => {
    expect(await found(wish)).toEqual(homes);
  });

  it("come page by page", async () => {
    await addHome(db, { id: "z", state: "verified", offerSetting: "anonymous" });
    const [first] = await offerableHomes(db, ANY, { most: 1 });

    expect([first?.id, (await offerableHomes(db, ANY, { after: "open" })).map(({ id }) => id)]).toEqual(["open", ["z"]]);
  });

  it("are told by their building or town, never by an address or what their owner calls them", async () => {
    const placeKey = placeKeyOf({ precision: "town", place: anApartment().place });
    const facts = { name: "山田邸", floor: 5, layout: "3LDK" };
    await addHome(db, { id: "z", kind: "house", placeKey, state: "verified", offerSetting: "anonymous", facts });
    await sql`update owned_property set rest = '12-3', address = '東京都江東区豊洲12-3', name = '豊洲12-3' where id = 'z'`.execute(db);
    const homes = await offerableHomes(db, ANY);

    expect(homes.map(({ name }) => name)).toEqual(["豊洲レジデンス", "江東区豊洲"]);
    expect(JSON.stringify(homes)).not.toMatch(/山田|12-3/);
  });

  it("are held while an offer is worked on, so that they are not sold meanwhile", async () => {
    const order: string[] = [];
    let selling: Promise<unknown> = Promise.resolve();
    await inTransaction(db, async (tx) => {
      expect(await homeForOffer(tx, "open")).toMatchObject({
        ...{ sub: "me", state: "verified", offerSetting: "anonymous", lowestPriceYen: 70_000_000 },
      });
      selling = moveHome({ db, clock }, ME, { id: "open", seen: 2, step: "sell" }).then(() => order.push("sold"));
      expect(await homeForOffer(tx, "open")).toMatchObject({ state: "verified" });
      order.push("offer done");
    });
    await selling;

    expect(order).toEqual(["offer done", "sold"]);
    expect(await inTransaction(db, (tx) => homeForOffer(tx, "nobody"))).toBeNull();
  });
});

describe("whoever keeps offers", () => {
  const closings: [string, Closing][] = [];
  const deps = () => ({ db, clock, onHomeClosed: async (_: Tx, id: string, why: Closing) => void closings.push([id, why]) });
  beforeEach(() => void closings.splice(0));

  it.each([
    ["sell", "sold"],
    ["delete", "deleted"],
    ["pause", "switched-off"],
  ] as const)("hears that a home takes none any more after %s", async (step, why) => {
    await moveHome(deps(), ME, { id: "open", seen: 2, step });

    expect(closings).toEqual([["open", why]]);
  });

  it("hears of a switch, and of a sale after it: what was agreed to went on until then", async () => {
    await chooseOffers(deps(), ME, { id: "open", seen: 2, setting: "off", lowestPriceYen: null });
    await moveHome(deps(), ME, { id: "open", seen: 3, step: "sell" });

    expect(closings).toEqual([
      ["open", "switched-off"],
      ["open", "sold"],
    ]);
  });

  it("keeps a home from being closed where it fails: both are one", async () => {
    const failing = { db, clock, onHomeClosed: () => Promise.reject(new Error("offers are broken")) };
    await expect(moveHome(failing, ME, { id: "open", seen: 2, step: "sell" })).rejects.toThrow("offers are broken");

    expect(await found()).toEqual(["open"]);
  });
});
