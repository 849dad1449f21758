import { readFile } from "node:fs/promises";
import path from "node:path";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { findAccountByName, type IdentityService } from "#domain/identity/index.server.ts";
import { ensureDevelopmentPool } from "#domain/identity/pools/development-pool.server.ts";
import { days } from "#kernel/duration.ts";
import { projectRoot } from "#main/site/build-site.server.ts";
import { testDatabase } from "#test/support/database.ts";
import { testIdentity } from "#test/support/identity.ts";
import { aListingRow, aLoad, insertRows } from "#test/support/market.ts";
import { seedDigest } from "./seed-digest.server.ts";
import { SAMPLE_MEMBERS, SAMPLE_PASSWORD, SAMPLE_TOTP_SECRET, sampleMembersTable, seedMembers } from "./seed-members.server.ts";

let service: IdentityService;
let sent: readonly unknown[];

beforeAll(async () => {
  const identity = await testIdentity((await testDatabase()).db);
  ({ service, sent } = identity);
  const next_update_on = new Date(service.clock.now().getTime() + days(7)).toISOString().slice(0, 10);
  const stations = [{ stationName: "豊洲", minutes: 6, busMinutes: null }];
  const homes = ["one", "two", "three"].map((id) => aListingRow({ id, next_update_on, stations, walk_minutes: 6 }));
  await insertRows(service.db, "listing", await aLoad(service.db, "sample"), homes);
  await ensureDevelopmentPool(service, { siteOrigin: "http://localhost:3000" });
  await seedMembers(service);
});

async function accounts() {
  const pool = await service.directory.pool("ap-northeast-1_Machinone");
  return Promise.all(SAMPLE_MEMBERS.map(async ({ email }) => findAccountByName(service.db, pool, email)));
}

async function data() {
  const tables = [
    "members_user_info",
    "members_profile",
    "members_consent",
    "members_search",
    "members_estimate",
    "user_query",
    "favorite",
  ];
  return Promise.all(
    tables.map(async (table) => (await sql`select * from ${sql.table(table)} as t order by to_jsonb(t)::text`.execute(service.db)).rows),
  );
}

describe("the sample members of local mode", () => {
  it("are one a state", async () => {
    const states = (await accounts()).map(
      (account) => account && [account.status, account.isEnabled, account.preferredMfa, account.attributes.email_verified],
    );

    expect(states).toEqual([
      ["CONFIRMED", true, null, "true"],
      ["CONFIRMED", true, null, "true"],
      ["CONFIRMED", true, null, "true"],
      ["CONFIRMED", true, "SOFTWARE_TOKEN_MFA", "true"],
      ["CONFIRMED", true, "SOFTWARE_TOKEN_MFA", "true"],
      ["CONFIRMED", true, "SOFTWARE_TOKEN_MFA", "true"],
      ["CONFIRMED", true, "SOFTWARE_TOKEN_MFA", "true"],
      ["CONFIRMED", true, null, "false"],
      ["UNCONFIRMED", true, null, "false"],
      ["CONFIRMED", false, null, "true"],
    ]);
  });

  it("have data where the state says so, and only there", async () => {
    const [userInfo, profile, consents, searches, estimates] = await data();
    const [, complete, other] = await accounts();

    expect(userInfo).toHaveLength(2);
    expect(userInfo).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ sub: complete?.sub, family_name: "見本", given_name: "花子", city_code: "13108" }),
        expect.objectContaining({ sub: other?.sub, family_name: "見本", given_name: "次郎", city_code: null }),
      ]),
    );
    expect(profile).toMatchObject([{ sub: complete?.sub, age_band: "30s", icon: { kind: "preset", name: "house" } }]);
    const purposes = Map.groupBy(consents ?? [], (row) => (row as { readonly subject: string }).subject);
    const agreed = [...purposes].map(([subject, rows]) => [subject === complete?.sub, rows.length]);
    // Everybody accepted the documents, as a sign-up does; one agreed to the use of the profile.
    expect(agreed.toSorted()).toEqual([...Array.from({ length: 9 }, () => [false, 2]), [true, 3]]);
    expect([searches?.length, estimates?.length]).toEqual([2, 0]);
  });

  it("keep homes in a folder, an area and conditions that find something, all of it of the sample market", async () => {
    const sub = (await accounts())[1]?.sub;
    const { rows } = await sql<{ folder: string; kind: string; note: string }>`
      select d.name as folder, f.kind, f.note from favorite f join favorite_folder d on d.id = f.folder_id
      where d.owner_sub = ${sub} order by f.kept_at desc`.execute(service.db);
    const { rows: queries } = await sql`select state, mail_to from user_query where sub = ${sub}`.execute(service.db);

    expect(rows).toMatchObject([
      { folder: "内見したい物件", kind: "home", note: expect.stringContaining("サンプル") },
      { folder: "内見したい物件", kind: "home", note: expect.stringContaining("サンプル") },
      { folder: "お気に入り", kind: "area", note: "" },
    ]);
    expect(queries).toEqual(Array.from({ length: 2 }, () => ({ state: "active", mail_to: null })));
  });

  it("stay as they are at the next start, and nobody is sent anything", async () => {
    const before = [await accounts(), await data()];

    await seedMembers(service);

    expect([await accounts(), await data()]).toEqual(before);
    expect(sent).toEqual([]);
  });

  it("are said at the start and stand in the README", async () => {
    const readme = await readFile(path.join(projectRoot, "README.md"), "utf8");

    for (const text of [sampleMembersTable(), readme])
      for (const wanted of [SAMPLE_PASSWORD, SAMPLE_TOTP_SECRET, ...SAMPLE_MEMBERS.flatMap(({ state, email }) => [state, email])])
        expect(text).toContain(wanted);
  });
});

it("the sample member with a profile is sent a first list of homes once they are estimated, which says that they are invented, and no second one", async () => {
  const read = async () =>
    (await sql`select channel, kind, recipient from outbox where kind = 'recommendation-digest'`.execute(service.db)).rows;
  await seedDigest(service);
  expect(await read()).toEqual([]);

  await sql`insert into kyugake_run (revision, epoch, day, models, ended_at) values (1, 1, '2026-11-21', 'condo condo-2026.11 1', now())`.execute(
    service.db,
  );
  await seedDigest(service);
  await seedDigest(service);
  expect(await read()).toEqual([{ channel: "mail", kind: "recommendation-digest", recipient: "toroku-zumi@example.com" }]);
  const { rows } = await sql`select state, is_sample from delivery_batch`.execute(service.db);
  expect(rows).toEqual([{ state: "queued", is_sample: true }]);
});
