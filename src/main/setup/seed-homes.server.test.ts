import { expect, it } from "vitest";
import { memberHomes } from "#domain/assets/index.server.ts";
import { days } from "#kernel/duration.ts";
import { testDatabase } from "#test/support/database.ts";
import { testIdentity } from "#test/support/identity.ts";
import { aListingRow, aLoad, anApartmentRow, insertRows } from "#test/support/market.ts";
import { SAMPLE_HOME, seedHomes } from "./seed-homes.server.ts";

it("the sample member owns two homes of the sample market, and no more after a second start", async () => {
  const { service } = await testIdentity((await testDatabase()).db);
  const member = { sub: "s", username: "s", accessToken: "", isEmailVerified: true };
  const load = await aLoad(service.db, "sample");
  const next_update_on = new Date(service.clock.now().getTime() + days(7)).toISOString().slice(0, 10);
  const stations = [{ stationName: "豊洲", minutes: 6, busMinutes: null }];
  const keys = ["one", "two", "three"];
  await insertRows(
    service.db,
    "apartment",
    load,
    keys.map((key) => anApartmentRow({ key, name: `サンプル${key}` })),
  );
  const homes = keys.map((key) => aListingRow({ id: key, apartment_key: key, next_update_on, stations, walk_minutes: 6 }));
  await insertRows(service.db, "listing", load, homes);
  await seedHomes(service, member);
  await seedHomes(service, member);

  const owned = (await memberHomes(service.db, member)).homes;
  expect(owned.map(({ state, facts }) => [state, facts.name]).toSorted()).toEqual([
    ["tracking", SAMPLE_HOME],
    ["tracking", "サンプル：貸している部屋"],
  ]);
  expect(new Set(owned.map(({ apartmentKey }) => apartmentKey)).size).toBe(2);
});
