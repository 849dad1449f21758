import { sql } from "kysely";
import { expect, test } from "vitest";
import { pictureNames } from "#domain/listings/photos/keep-picture.server.ts";
import { notePicture } from "#domain/listings/photos/picture-store.server.ts";
import { days } from "#kernel/duration.ts";
import { testDatabase } from "#test/support/database.ts";
import { feedHouse } from "#test/support/feed-market.ts";
import { feedCells } from "#test/support/feed-rows.ts";
import { memoryStorage } from "#test/support/memory-storage.ts";
import { tidyListings } from "./tidy-listings.server.ts";

const { db } = await testDatabase();

test("records of files and reports go after a year, and pictures once no listing has had them for a month", async () => {
  const house = await feedHouse(db);
  const storage = memoryStorage();
  const first = await house.hand([feedCells(), feedCells({ reference: "A-2", price: "応談" })]);
  const { rows } = await sql<{ id: string }>`select id from listing`.execute(db);
  const id = rows[0]?.id;
  const now = () => house.clock.now();
  await sql`
    insert into home_report (listing_id, dwelling_key, reason, reported_at) values (${id}, 'd', 'sold', ${now()})`.execute(db);
  for (const hash of ["aa", "bb"]) {
    await notePicture(db, hash, now());
    for (const name of pictureNames(hash)) await storage.write(name, Buffer.from("x"));
  }
  await sql`
    insert into listing_photo (listing_id, position, hash, state, next_try_at) values (${id}, 0, 'aa', 'kept', ${now()})`.execute(db);
  const left = async () => {
    await tidyListings({ db, clock: house.clock, storage });
    const files = await Promise.all(["aa", "bb"].flatMap(pictureNames).map((name) => storage.read(name)));
    const counted = await sql<Record<string, number>>`
      select (select count(*) from feed_run) as runs, (select count(*) from feed_rejection) as rows,
        (select count(*) from home_report) as reports`.execute(db);
    return { ...counted.rows[0], files: files.filter((file) => file !== null).length };
  };

  house.clock.advance(days(30));
  expect(await left()).toEqual({ runs: 1, rows: 1, reports: 1, files: 6 });
  house.clock.advance(days(1));
  expect(await left()).toEqual({ runs: 1, rows: 1, reports: 1, files: 3 });
  house.clock.advance(days(330));
  await house.hand([feedCells()]);
  house.clock.advance(days(5));
  expect(await left()).toEqual({ runs: 1, rows: 0, reports: 0, files: 3 });
  expect((await sql`select 1 from feed_run where id = ${first.id}`.execute(db)).rows).toEqual([]);
});
