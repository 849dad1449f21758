import { sql } from "kysely";
import { expect, it } from "vitest";
import { ensureDevelopmentPool } from "#domain/identity/pools/development-pool.server.ts";
import { memberOffers, memberThread } from "#domain/offers/index.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { testIdentity } from "#test/support/identity.ts";
import { addHome, OFFER_ENGINE } from "#test/support/offers.ts";
import { temporaryStorage } from "#test/support/temporary-storage.ts";
import { anApartment, insertMarket } from "#test/support/typed-market.ts";
import { otherSampleMember, sampleMember } from "./sample-member.server.ts";
import { seedMembers } from "./seed-members.server.ts";
import { seedOffers } from "./seed-offers.server.ts";

it("two sample members have made each other offers, one of which the owner has to answer, and at the next start nothing more", async () => {
  const { db } = await testDatabase();
  const { service } = await testIdentity(db);
  await insertMarket(db, { apartments: [anApartment()] });
  await sql`update apartment set is_sample = true, floors = 10`.execute(db);
  await sql`update data_load set source = 'sample'`.execute(db);
  await ensureDevelopmentPool(service, { siteOrigin: "http://localhost:3000" });
  await seedMembers(service);
  const [one, other] = [(await sampleMember(service))?.member, (await otherSampleMember(service))?.member];
  if (!one || !other) throw new Error("there are no sample members");
  await addHome(db, { sub: one.sub });
  const parts = { engines: { current: async () => OFFER_ENGINE }, storage: temporaryStorage() };
  for (let start = 0; start < 2; start++) await seedOffers(service, parts);

  const received = await memberOffers({ db }, one, { side: "owner", page: 1 });
  const sent = await memberOffers({ db }, one, { side: "buyer", page: 1 });
  expect(received).toMatchObject({ total: 1, items: [{ state: "countered_by_buyer", isYourTurn: true, round: 3 }] });
  expect(sent).toMatchObject({ total: 1, items: [{ state: "offered", isYourTurn: false }] });
  const thread = await memberThread(service, one, received.items[0]?.id ?? "");
  expect(thread?.messages.every(({ text }) => text?.startsWith("サンプルの文です"))).toBe(true);
  expect(thread?.expiresAt?.getTime()).toBeGreaterThan(service.clock.now().getTime());
  expect(await memberOffers({ db }, other, { side: "buyer", page: 1 })).toMatchObject({ total: 1 });
});
